import * as paletteWords from '#words/palette.ts'
import { element } from './element.ts'
import { lastingPath } from './lasting-link.ts'

const SHOWN_FOR_MS = 2500

let status: HTMLElement | undefined

function say(words: string) {
  if (!status) {
    status = element('p', 'search-note')
    status.setAttribute('role', 'status')
    document.body.append(status)
  }
  status.textContent = words
  setTimeout(() => status?.replaceChildren(), SHOWN_FOR_MS)
}

/** Copies the permanent link of the page, and confirms it. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + lastingPath(location))
    say(paletteWords.copied)
  } catch {
    say(paletteWords.notCopied)
  }
}
