import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

/** Stored texts that another site wrote under this site's keys. */
const poisons = ['null', '5', '[]', '{"value":null}', '"text"', 'not json']

/** Replaces everything that the site saved, each entry by the next of `texts`; the number of entries. */
const poison = (page: Page, texts: string[]) =>
  page.evaluate(texts => {
    // Another start of the embedded network reloads the page.
    const names = Object.keys(localStorage).filter(name => name.startsWith('nanoscope:') && !name.endsWith(':start'))
    for (const [place, name] of names.entries()) {
      const saved = localStorage.getItem(name) ?? ''
      const text = texts[place % texts.length] ?? ''
      // An answer with its true age and a wrong value is the worst of them.
      localStorage.setItem(name, place % 2 ? text : saved.replace(/"value":.*?(?=,"at":)/, `"value":${text}`))
    }
    return names.length
  }, texts)

/** Screens that save nothing themselves are opened with the data saved by another screen. */
const SAVES_NOTHING = /^(?:DNS|Checks|Inspect.*|Watch list|Block not found|404)$/

for (const { name, path, ready } of screens)
  test(`${name} shows its data although all saved data in this browser were replaced`, async ({ page, network }) => {
    if (SAVES_NOTHING.test(name)) {
      await page.goto('/blocks')
      await expect(page.getByText(/^#\d/).first()).toBeVisible({ timeout: 40_000 })
    }
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 40_000 })
    for (const shift of [0, 1, 2]) {
      const texts = [...poisons.slice(2 * shift), ...poisons.slice(0, 2 * shift)]
      expect(await poison(page, texts)).toBeGreaterThan(0)
      await page.reload()
      await expect(page.getByText(ready).first()).toBeVisible({ timeout: 40_000 })
    }
  })
