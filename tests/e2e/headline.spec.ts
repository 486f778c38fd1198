import { expect, test } from '../support/e2e.ts'
import { fill } from '../support/screens.ts'

const HEADS = [
  'failed transaction',
  'transaction with a failed action',
  'transaction with a comment',
  'failed step',
  'swap',
]

test('no line of a headline begins with a sign, and no short amount is broken, on phones', async ({
  page,
  network,
}) => {
  const state = await network.state()
  for (const width of [390, 360, 320])
    for (const name of HEADS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(fill(`/tx/{${name}}`, state))
      const heading = page.getByRole('main').locator('p.headline').first()
      await expect(heading.locator('a, data').first()).toBeVisible()
      const broken = await heading.evaluate(element => {
        const { left, right } = element.getBoundingClientRect()
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index } of (text.textContent ?? '').matchAll(/[,.;:!?](?=\s|$)/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            if (range.getBoundingClientRect().left <= left + 1) found.push(`${text.textContent} at ${index}`)
          }
        const amounts = [...element.querySelectorAll('data')].filter(
          ({ textContent }) => (textContent ?? '').length <= 14,
        )
        const lines = (amount: Element) =>
          new Set([...amount.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size
        const wide = element.scrollWidth > element.clientWidth || right > innerWidth
        return [
          ...found,
          ...amounts.filter(amount => lines(amount) > 1).map(({ textContent }) => textContent ?? ''),
          ...(wide ? ['wide'] : []),
        ]
      })
      expect(broken, `${name} at ${width} px`).toEqual([])
    }
})

test('a row of a history cuts neither a warning nor who paid, on phones', async ({ page, network }) => {
  const state = await network.state()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['wallet that was changed', 'busy wallet']) {
    await page.goto(fill(`/address/{${name}}`, state))
    const rows = page.getByRole('tabpanel').getByRole('row')
    await expect(rows.nth(3)).toBeVisible()
    const cut = await rows.evaluateAll(all =>
      all.flatMap(row => {
        const words = row.querySelector('a[href^="/tx/"] > :last-child')
        const isCut = words && (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth)
        return isCut && /^(?:Received from|Sent to) \S+$|warn|bad/.test(`${words.textContent} ${words.innerHTML}`)
          ? [words.textContent]
          : []
      }),
    )
    expect(cut, name).toEqual([])
  }
})
