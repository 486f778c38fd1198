import * as siteWords from '#words/site.ts'
import { base } from '../routes.ts'

/** Storage key of the visitor's language. */
const KEY = 'nanoscope:1:language'

function choose(code: string): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Storage is forbidden: the next page offers the language again.
  }
}

/** Preferred language: the chosen one, else the first of the browser's languages that the site has. */
function wanted(has: (code: string) => boolean): string | undefined {
  try {
    const chosen = localStorage.getItem(KEY)
    if (chosen && has(chosen)) return chosen
  } catch {
    // Storage is forbidden.
  }
  return navigator.languages.map(tag => tag.split('-', 1)[0] ?? '').find(has)
}

/** Points links to other languages to the current URL instead of the built page's. */
function aim(link: HTMLAnchorElement): void {
  const set = () => {
    link.href = (link.dataset.start + location.pathname.slice(base.length) || '/') + location.search + location.hash
  }
  for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, set)
  link.addEventListener('click', () => choose(link.hreflang))
}

/** Offers the page in the visitor's language, by a line in that language. */
function offer(): void {
  const lineOf = (code: string) => document.getElementById(`offer-${code}`)
  const line = lineOf(wanted(code => code === siteWords.language || lineOf(code) !== null) ?? '')
  if (!line) return
  line.hidden = false
  line.querySelector('button')?.addEventListener('click', () => {
    line.hidden = true
    choose(siteWords.language)
  })
}

document.querySelectorAll<HTMLAnchorElement>('a[data-start]').forEach(aim)
offer()
