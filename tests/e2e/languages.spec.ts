import type { Page } from '@playwright/test'
import { expectLoaded } from '../support/bare-texts.ts'
import { expect, test } from '../support/e2e.ts'
import { brokenLines, HEADS, PHONES } from '../support/headline.ts'
import { languages } from '../support/languages.ts'
import { drop } from '../support/proof-file.ts'
import { fill } from '../support/screens.ts'
import { expectSound } from '../support/sound.ts'

const text = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll(/[\s\u00a0]+/g, ' ')

/** The text of a language, as `innerText` gives it across elements. */
const plain = (words: string) => words.replaceAll(/[\s\u00a0]+/g, ' ')

/** Screens with the longest texts and the fullest rows. */
const SOUND = [
  '',
  '/tx/{swap}',
  '/tx/{failed transaction}',
  '/address/{wallet}',
  '/jetton/{jetton with many holders}',
  '/dns/{domain on auction}',
  '/validators',
  '/staking',
  '/stats',
  '/inspect',
  '/nowhere',
]

for (const [code, words] of Object.entries(languages)) {
  const start = `/${code}`

  test.describe(words.name, () => {
    test('the transaction screen summarizes a payment in the language’s words and number format', async ({
      page,
      network,
    }) => {
      const { worthOpening } = await network.state()
      const title = async (name: string) => expect(page).toHaveTitle(`${name} · Nanoscope`)
      await page.goto(`${start}/tx/${worthOpening['transaction with a comment']}`)
      await title(words.payment)
      await page.goto(`${start}/tx/${worthOpening['failed transaction']}`)
      await title(words.returned)
      await expect(page.getByText(words.reason).first()).toBeVisible()
      await page.goto(`${start}/tx/${worthOpening.swap}`)
      await title(words.swap)
      await page.goto(`${start}/tx/${worthOpening['failed step']}`)
      await title(words.cameBack[0])
      await expect.poll(() => text(page, 'main')).toContain(plain(words.cameBack[1]))
    })

    test('a dropped file opens the checks screen of the language', async ({ page }) => {
      await page.goto(`${start}/rates`)
      await drop(page, '{}')
      await expect(page).toHaveURL(url => url.pathname === `${start}/checks`)
    })

    test('on phones no headline breaks before a sign in the language', async ({ page, network }) => {
      const { worthOpening } = await network.state()
      for (const name of HEADS) {
        await page.goto(`${start}/tx/${worthOpening[name]}`)
        const heading = page.getByRole('main').locator('p.headline').first()
        await expect(heading.locator('a, data').first()).toBeVisible()
        await expectLoaded(page)
        for (const width of PHONES) {
          await page.setViewportSize({ width, height: 800 })
          expect(await brokenLines(heading), `${name} at ${width} px`).toEqual([])
        }
      }
    })

    test('balances and supplies are in the language’s number format', async ({ page, network }) => {
      const { worthOpening } = await network.state()
      await page.goto(`${start}/address/${worthOpening.wallet}`)
      await expect.poll(() => text(page, 'main')).toContain(plain(words.balance))
      await expect(page.locator('main data').filter({ hasText: '082247858' }).first()).toHaveAttribute(
        'title',
        words.exact,
      )
      await page.goto(`${start}/jetton/${worthOpening['jetton with many holders']}`)
      await expect.poll(() => text(page, 'main')).toContain(plain(words.supply))
      await page.goto(`${start}/rates`)
      await expect(page.getByLabel('USD', { exact: true })).toHaveValue(words.converted)
    })

    test('sentences saved on the English page are not shown on the language’s page', async ({ page }) => {
      const sentences = /Received|Operation|System call/
      const main = page.getByRole('main')
      await page.goto('/transactions')
      await expect(main).toContainText(sentences)
      await page.goto(`${start}/transactions`)
      await expect(main.getByRole('row').nth(1)).toBeVisible()
      expect(await main.innerText()).not.toMatch(sentences)
    })

    test('texts in English are marked with lang="en"', async ({ page, network }) => {
      const { worthOpening } = await network.state()
      await page.goto(`${start}/address/${worthOpening.wallet}`)
      await expect(page.getByText('wallet v4r2', { exact: true })).toHaveAttribute('lang', 'en')
    })

    test('a transaction is proved on the language’s page', async ({ page, network }) => {
      const { worthOpening } = await network.state()
      await page.goto(`${start}/tx/${worthOpening.swap}`)
      await page.getByRole('button', { name: words.prove }).first().click()
      await expect(page.getByLabel(words.proved)).toBeVisible()
    })

    test('the palette finds screens by translated names, and links stay in the language', async ({ page }) => {
      await page.goto(start)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('heading', { level: 1, name: words.home })).toBeVisible()
      const [typed, title] = words.screen
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByRole('combobox').fill(typed)
      await page.getByRole('dialog').getByRole('option', { name: title }).first().click()
      await expect(page).toHaveTitle(`${title} · Nanoscope`)
      expect(new URL(page.url()).pathname).toBe(`${start}/validators`)
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByRole('combobox').fill(words.shown[0])
      await page.getByRole('dialog').getByRole('option', { name: words.shown[1] }).first().click()
      await expect(page).toHaveURL(`${start}/stats`)
      const links = await page
        .locator('a[href^="/"]:not([hreflang]):not([href="/licenses.txt"])')
        .evaluateAll(all => all.map(link => link.getAttribute('href')))
      expect(links.length).toBeGreaterThan(20)
      expect(links.filter(href => !href?.startsWith(start))).toEqual([])
    })

    test('missing pages and failed loads are reported in the language', async ({ page, network }) => {
      await page.goto(`${start}/nowhere`)
      await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible()
      await page.goto(`${start}/block/abc`)
      await expect(page.getByText(words.noBlock)).toBeVisible()
      await network.inject({ match: 'rates', status: 500 })
      await network.inject({ match: 'markets', status: 500 })
      await page.goto(`${start}/rates`)
      await expect(page.getByText(words.noRates).first()).toBeVisible()
      await expect(page.getByRole('button', { name: words.tryAgain }).first()).toBeVisible()
    })

    test.describe('in a browser of this language', () => {
      // Another one is offered English, in a line that lies over the foot of the page.
      test.use({ locale: code })

      test('axe finds nothing, and no screen is wider than the page', async ({ page, network }) => {
        test.slow()
        const state = await network.state()
        for (const path of SOUND) {
          await page.goto(start + fill(path, state))
          await expectLoaded(page)
          await expectSound(page)
        }
      })
    })

    test('any page links to the language, and the choice persists', async ({ page, network }) => {
      const { worthOpening } = await network.state()
      const path = `/address/${worthOpening.wallet}?tab=jettons`
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await page.getByText('More', { exact: true }).click()
      await page.locator('#more').getByRole('link', { name: words.name }).click()
      await expect(page).toHaveURL(start + path)
      // Back in English the language is offered, as it was chosen.
      await page.goto('/blocks')
      const [taken, refused] = words.offered
      await expect(page.getByRole('link', { name: taken })).toBeVisible()
      await page.getByRole('button', { name: refused }).click()
      await page.goto('/staking')
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('link', { name: taken })).toBeHidden()
    })

    test.describe('in a browser that prefers this language', () => {
      test.use({ locale: code })

      test('a banner offers the language without a layout shift', async ({ page }) => {
        await page.goto('/blocks')
        const [taken] = words.offered
        const offer = page.getByRole('link', { name: taken })
        await expect(offer).toBeVisible()
        await expect(page.locator(`[lang=${code}]`).filter({ has: offer })).toHaveCount(1)
        expect(new URL(page.url()).pathname).toBe('/blocks')
        const shifts = await page.evaluate(
          () =>
            new Promise<number>(resolve => {
              new PerformanceObserver(list =>
                resolve(
                  list
                    .getEntries()
                    .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
                ),
              ).observe({ type: 'layout-shift', buffered: true })
              setTimeout(() => resolve(0), 500)
            }),
        )
        expect(shifts).toBeLessThan(0.01)
        await offer.click()
        await expect(page).toHaveURL(`${start}/blocks`)
      })
    })

    test.describe('kept in the browser', () => {
      test.use({ serviceWorkers: 'allow' })

      test('pages open offline, and no page of another language is cached', async ({ page, context }) => {
        await page.goto(`${start}/dns`)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await context.setOffline(true)
        for (const path of ['', '/blocks', '/block/17']) {
          await page.goto(start + path)
          await expect(page.getByText(words.offline)).toBeVisible()
        }
        const kept = await page.evaluate(async () => {
          const urls: string[] = []
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
          return urls.filter(path => !path.startsWith('/_astro/'))
        })
        expect(kept.filter(path => !path.startsWith(start))).toEqual(['/anchors.json'])
      })
    })
  })
}
