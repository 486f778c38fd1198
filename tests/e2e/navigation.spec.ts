import type { Locator } from '@playwright/test'
import { expectNoFindings } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'

const TABS = [
  ['Home', '/'],
  ['Jettons', '/jettons'],
  ['NFT', '/nft'],
  ['Staking', '/staking'],
  ['Validators', '/validators'],
]
const MORE = [
  ['Blocks', '/blocks'],
  ['Transactions', '/transactions'],
  ['Rates', '/rates'],
  ['DNS', '/dns'],
  ['Auctions', '/dns-explorer'],
  ['Statistics', '/stats'],
  ['Checks', '/checks'],
  ['Inspect', '/inspect'],
  ['Watch list', '/watch'],
]
const namesAndPaths = (links: Locator) =>
  links.evaluateAll(all => all.map(link => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']))

test('tabs, More and footer link to every screen, and the footer to external sites', async ({ page }) => {
  await page.goto('/jettons')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toHaveCount(5)
  expect(await namesAndPaths(main.getByRole('link'))).toEqual(TABS)
  await main.getByText('More').click()
  await expect(main.getByRole('link')).toHaveCount(14)
  expect(await namesAndPaths(main.getByRole('link'))).toEqual([...TABS, ...MORE])
  const footer = page.getByRole('contentinfo')
  const inside = footer.getByRole('navigation', { name: 'More screens' }).getByRole('link')
  expect(await namesAndPaths(inside)).toEqual([...MORE, ['Validators', '/validators']])
  const outside = footer.getByRole('navigation', { name: 'Elsewhere' }).getByRole('link')
  await expect(outside).toHaveCount(4)
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

for (const [width, theme, tag] of [
  [320, 'dark', []],
  [390, 'light', ['@again']],
  [720, 'dark', ['@again']],
  [1280, 'light', []],
] as const)
  test(`More opens within a page of ${width} px, ${theme}, and axe finds nothing on it`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.addInitScript(chosen => localStorage.setItem('nanoscope:1:theme', chosen), theme)
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/rates')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByText('More').click()
    const here = main.getByRole('link', { name: 'Rates' })
    await expect(here).toHaveAttribute('aria-current', 'page')
    await expect(here).toHaveCSS('font-weight', '600')
    for (const [name = ''] of MORE) await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoFindings(page, { within: 'header' })
  })

test('More closes on Escape, on a click outside, and when the focus leaves it', async ({ page }) => {
  await page.goto('/stats')
  const main = page.getByRole('navigation', { name: 'Main' })
  const [summary, links] = [main.getByText('More'), main.getByRole('link')]
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(14)
  await page.keyboard.press('Tab')
  await expect(main.getByRole('link', { name: 'Blocks' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(5)
  await expect(summary).toBeFocused()

  await page.keyboard.press('Space')
  await expect(links).toHaveCount(14)
  for (let i = 0; i < 10; i++) await page.keyboard.press('Tab')
  await expect(links).toHaveCount(5)

  await summary.click()
  await expect(links).toHaveCount(14)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(links).toHaveCount(5)
  await summary.click()
  await main.getByRole('link', { name: 'DNS' }).click()
  await page.waitForURL('/dns')
})

for (const [theme, tag] of [
  ['dark', []],
  ['light', ['@again']],
] as const)
  test(`the page’s tab is marked, and the focused link has a ring, in the ${theme} theme`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.addInitScript(chosen => localStorage.setItem('nanoscope:1:theme', chosen), theme)
    await page.goto('/jettons')
    const tabs = page.getByRole('navigation', { name: 'Main' })
    const lookOf = (name: string) =>
      tabs.getByText(name, { exact: true }).evaluate(link => {
        const { color, borderBottomColor } = getComputedStyle(link)
        return { color, borderBottomColor }
      })
    await expect(tabs.getByRole('link', { name: 'Jettons' })).toHaveAttribute('aria-current', 'page')
    const [here, elsewhere] = [await lookOf('Jettons'), await lookOf('Staking')]
    expect(here.color).not.toBe(elsewhere.color)
    expect(elsewhere.borderBottomColor).toBe('rgba(0, 0, 0, 0)')
    expect(here.borderBottomColor).not.toBe(elsewhere.borderBottomColor)

    expect(await lookOf('More')).toEqual(elsewhere)

    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
        return `${outlineStyle} ${outlineWidth} ${outlineColor}`
      })
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      expect(await ring(), `stop ${i + 1}`).toBe(`solid 2px ${here.borderBottomColor}`)
    }
    await page.goto('/stats')
    expect([await lookOf('Jettons'), await lookOf('More')]).toEqual([elsewhere, here])
  })
