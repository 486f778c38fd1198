import * as listsWords from '#words/lists.ts'

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? element.offsetParent !== null

/** The first link of each row of the page's main list, which is the tallest one. */
function rowLinks(): HTMLElement[] {
  const [tallest] = [...document.querySelectorAll<HTMLElement>('main :is(table,ul,ol)')].sort(
    (a, b) => b.offsetHeight - a.offsetHeight,
  )
  return [...(tallest?.querySelectorAll('tbody>tr,:scope>li') ?? [])].flatMap(row => {
    const link = [...row.querySelectorAll<HTMLElement>('a[href]')].find(isShown)
    return link ? [link] : []
  })
}

/** Puts the focus on the next row of the main list, or on the one before; on the first where it was on none. */
export function moveRow(step: 1 | -1): void {
  const links = rowLinks()
  const row = document.activeElement?.closest('tr,li')
  const at = links.findIndex(link => row?.contains(link))
  const next = at < 0 ? links[0] : links[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Follows the link to the previous or next block, or to the previous or next page of a list. */
export function moveAside(side: 'prev' | 'next'): void {
  const link = document.querySelector<HTMLElement>(`main a[rel=${side}]`)
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`main nav[aria-label="${CSS.escape(listsWords.pages)}"] button`),
  ].filter(isShown)
  const name = side === 'prev' ? listsWords.previous : listsWords.next
  ;(link ?? buttons.find(({ textContent }) => textContent?.trim() === name))?.click()
}
