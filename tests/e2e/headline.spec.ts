import { expect, test } from '../support/e2e.ts'
import { brokenLines, HEADS, PHONES } from '../support/headline.ts'
import { fill } from '../support/screens.ts'

test('on phones no headline breaks before a sign or inside a short amount', async ({ page, network }) => {
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

test('on phones a history row cuts off neither a warning nor the payer', async ({ page, network }) => {
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
