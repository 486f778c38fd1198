import { expect, test } from '../support/e2e.ts'
import { brokenLines, HEADS, PHONES } from '../support/headline.ts'
import { fill } from '../support/screens.ts'

test('no line of a headline begins with a sign, and no short amount is broken, on phones', async ({
  page,
  network,
}) => {
  const state = await network.state()
  for (const width of PHONES)
    for (const name of HEADS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(fill(`/tx/{${name}}`, state))
      const heading = page.getByRole('main').locator('p.headline').first()
      await expect(heading.locator('a, data').first()).toBeVisible()
      expect(await brokenLines(heading), `${name} at ${width} px`).toEqual([])
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
