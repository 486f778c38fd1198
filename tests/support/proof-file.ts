import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const badge = (page: Page) => page.getByRole('button', { name: /^Proved \d of 5/ })
/** The panel with the result of a proof file. */
export const result = (page: Page) => page.getByRole('region', { name: 'Check a saved proof' })

/** Proves the values on a page; returns the text of the saved proof file. */
export async function save(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await badge(page).click()
  const press = page.getByRole('button', { name: 'Save proof' })
  await expect(press).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return readFileSync(await download.path(), 'utf8')
}

/** Chooses a file with this text on /checks. */
export const choose = (page: Page, text: string) =>
  page
    .getByLabel('Proof file')
    .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** Drops a file on the page. */
export const drop = (page: Page, content: string) =>
  page.evaluate(content => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'proof.json', { type: 'application/json' }))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, content)
