import * as listsWords from '#words/lists.ts'

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? element.offsetParent !== null

/** First links of the rows of the page's main list, which is the tallest. */
function rowLinks(): HTMLElement[] {
  const [tallest] = [...document.querySelectorAll<HTMLElement>('main :is(table,ul,ol)')].sort(
    (a, b) => b.offsetHeight - a.offsetHeight,
  )
  return [...(tallest?.querySelectorAll('tbody>tr,:scope>li') ?? [])].flatMap(row => {
    const link = [...row.querySelectorAll<HTMLElement>('a[href]')].find(isShown)
    return link ? [link] : []
  })
}

/** Moves the focus to the next or previous row of the main list; to the first if no row has it. */
export function moveRow(step: 1 | -1): void {
  const links = rowLinks()
  const row = document.activeElement?.closest('tr,li')
  const at = links.findIndex(link => row?.contains(link))
  const next = at < 0 ? links[0] : links[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Follows the link to the previous or next block, or page of a list. */
export function moveAside(side: 'prev' | 'next'): void {
  const link = document.querySelector<HTMLElement>(`main a[rel=${side}]`)
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`main nav[aria-label="${CSS.escape(listsWords.pages)}"] button`),
  ].filter(isShown)
  const name = side === 'prev' ? listsWords.previous : listsWords.next
  ;(link ?? buttons.find(({ textContent }) => textContent?.trim() === name))?.click()
}
