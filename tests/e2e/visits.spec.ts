import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'
import { expectSound } from '../support/sound.ts'
import { unstyled } from '../support/unstyled.ts'
import { watchPolicy } from '../support/watch-policy.ts'

const pages = [
  ...screens,
  { name: 'Jettons of an address', path: '/address/{wallet}?tab=jettons', ready: /^Orbit$/ },
  { name: 'NFTs of an address', path: '/address/{collector}?tab=nfts', ready: /^1,000\+$/ },
]

/** One visit of each screen for all that holds of every screen: a visit takes longer than the checks. */
for (const { name, path, ready } of pages)
  test(`${name} keeps to its policy, host and width, has its icons and styles, and axe finds nothing`, async ({
    page,
    network,
  }) => {
    const { refused, strangers } = await watchPolicy(page)
    const methods = new Set<string>()
    page.on('request', request => void methods.add(request.method()))
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText('the rest is on its way')).toHaveCount(0, { timeout: 30_000 })
    // Parts below the fold load when they are scrolled to.
    await page.mouse.wheel(0, 4000)
    await page.getByRole('combobox', { name: 'Search' }).first().focus()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    expect(await unstyled(page), 'classes whose rules only other pages have').toEqual([])
    await page.keyboard.press('Escape')
    await expectSound(page)
    const uses = await page.locator('use').evaluateAll(all => all.map(use => use.getAttribute('href') ?? ''))
    for (const href of new Set(uses)) await expect(page.locator(`symbol${href}`), href).toHaveCount(1)
    expect({ refused, strangers, methods: [...methods] }).toEqual({ refused: [], strangers: [], methods: ['GET'] })
  })
