import type { Locator } from '@playwright/test'

/** Transactions with long headlines, by their names among what is worth opening. */
export const HEADS = [
  'failed transaction',
  'transaction with a failed action',
  'transaction with a comment',
  'failed step',
  'swap',
]

/** Widths of phones at which a headline is looked at. */
export const PHONES = [390, 360, 320]

/** Faults of the lines of a headline: signs that begin one, short amounts on two, and "wide" where it reaches beyond its place. */
export const brokenLines = (headline: Locator): Promise<string[]> =>
  headline.evaluate(element => {
    const { left, right } = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index } of (text.textContent ?? '').matchAll(/[,.;:!?](?=\s|$)|[，。；：！？]/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        if (range.getBoundingClientRect().left <= left + 1) found.push(`${text.textContent} at ${index}`)
      }
    const amounts = [...element.querySelectorAll('data')].filter(({ textContent }) => (textContent ?? '').length <= 14)
    const lines = (amount: Element) =>
      new Set([...amount.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size
    const wide = element.scrollWidth > element.clientWidth || right > innerWidth
    return [
      ...found,
      ...amounts.filter(amount => lines(amount) > 1).map(({ textContent }) => textContent ?? ''),
      ...(wide ? ['wide'] : []),
    ]
  })
