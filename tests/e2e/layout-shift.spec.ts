import { drivePage } from '../support/driven-page.ts'
import { expect, test } from '../support/e2e.ts'
import { fill } from '../support/screens.ts'
import { expectNoShift, watchShifts } from '../support/shifts.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

test.use({ pageClock: 'paused' })

for (const [name, path, viewport, last] of [
  ['Home', '/', PHONE, 'Network Online'],
  ['an address', '/address/{wallet}', PHONE, 'Who may spend?'],
  ['a name in auction', '/dns/{domain on auction}', PHONE, 'Least next bid'],
  ['a swap', '/tx/{swap}', DESK, 'Who gained, who paid'],
] as const)
  test(`${name} at ${viewport.width} px does not shift while it loads`, async ({ page, network }) => {
    const state = await network.state()
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const settle = drivePage(page)
    await page.goto(fill(path, state), { waitUntil: 'load' })
    await settle()
    await expect(page.getByText(last).first()).toBeVisible()
    await expectNoShift(page)
  })

test('the source line has the same height with one and two lines of text', async ({ page }) => {
  const settle = drivePage(page)
  await page.goto('/', { waitUntil: 'load' })
  await settle()
  const text = page.getByText(/^toncenter v3.* · /).first()
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const heights = await text.evaluate(element =>
      ['toncenter · now', 'toncenter v3, toncenter and tonapi · 59s ago'].map(source => {
        element.textContent = source
        return element.parentElement?.parentElement?.offsetHeight
      }),
    )
    expect(heights, `at ${width} px`).toEqual([36, 36])
  }
})
