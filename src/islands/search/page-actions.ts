import * as commonWords from '#words/common.ts'
import * as paletteWords from '#words/palette.ts'
import * as searchWords from '#words/search.ts'
import { base } from '../../routes.ts'
import type { Option } from './option.ts'

/** Excluded buttons: those of a single row, disabled, or already active. */
const LEFT_OUT = 'table *, li *, form *, [disabled], [aria-disabled=true], [aria-selected=true], [aria-pressed=true]'

const textOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Label of a button; a button of a group is prefixed with the group's name, as in “Sort by: Supply”. */
function nameOf(element: Element): string {
  const group = element.closest('fieldset,[role=group]')?.getAttribute('aria-label')
  return group ? group + commonWords.colon + textOf(element) : textOf(element)
}

const also: Readonly<Record<string, string>> = paletteWords.screens

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? element.offsetParent !== null

/**
 * Commands for the buttons of this page and the screens of the site. A command clicks the button or link, so that each action has one
 * implementation.
 */
export function pageActions(): Option[] {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>('main button, main summary, main [role=tab], #theme-toggle'),
  ]
  const actions = buttons
    .filter(button => !button.matches(LEFT_OUT) && isShown(button))
    .map(button => ({
      name: nameOf(button),
      kind: searchWords.kinds.action,
      choose() {
        button.focus()
        button.click()
      },
    }))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a[href]')]
  const screens = links.map(link => ({
    name: nameOf(link),
    kind: searchWords.kinds.screen,
    path: link.pathname,
    also: also[link.pathname.slice(base.length)],
    choose: () => link.click(),
  }))
  return [...actions, ...screens].filter(({ name }) => name !== '')
}
