import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

const NOT_KEPT = 'This browser cannot keep the rows'
const range = (page: Page) => page.getByRole('group', { name: 'A range of dates' })

/** A browser without a dialog for files: it downloads them. */
test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined })))

async function openExport(page: Page, address: string | undefined) {
  await page.goto(`/address/${address}`)
  await page.getByText('Export', { exact: true }).click()
  await range(page).getByLabel('From (UTC)').fill('2020-01-01')
}

const faults = {
  'never opens': () => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'is held by a tab of an older version': async () => {
    const { name } = (await indexedDB.databases())[0] ?? { name: 'nanoscope:1:embedded network:exports' }
    await new Promise<void>(resolve => {
      const request = indexedDB.open(name ?? '', 1)
      // Referenced, as an unreachable connection is closed by the garbage collector.
      request.onsuccess = () => resolve(void Object.assign(window, { held: request.result }))
    })
  },
  'lacks its stores': () => {
    Object.assign(IDBDatabase.prototype, { createObjectStore() {} })
  },
  'is forbidden': () => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  },
}

for (const [name, spoil] of Object.entries(faults))
  test(`an export whose database ${name} says so at Start and still produces its file`, async ({ page, network }) => {
    const { worthOpening } = await network.state()
    await page.goto('/dns')
    await page.addInitScript(spoil)
    // A fault's traces in the browser are there before the page opens.
    await page.evaluate(spoil)
    await openExport(page, worthOpening['busy wallet'])
    await expect(range(page)).not.toContainText(NOT_KEPT)
    await range(page).getByRole('button', { name: 'Start' }).click()
    await expect(range(page)).toContainText(NOT_KEPT)
    const save = range(page).getByRole('button', { name: 'Save the file' })
    await expect(save).toBeVisible({ timeout: 40_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
  })

/** Puts `value` in the place of every entry of a store. */
const overwrite = (page: Page, store: string, value: unknown) =>
  page.evaluate(
    async ([store, value]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const { name } = (await indexedDB.databases())[0] ?? {}
      const database = await done(indexedDB.open(name ?? ''))
      const entries = database.transaction(store, 'readwrite').objectStore(store)
      for (const key of await done(entries.getAllKeys())) await done(entries.put(value, key))
      database.close()
    },
    [store, value] as const,
  )

test('a running export whose database entry was corrupted is forgotten', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await openExport(page, worthOpening['busy wallet'])
  await range(page).getByRole('button', { name: 'Start' }).click()
  await expect(range(page).getByRole('button', { name: 'Save the file' })).toBeVisible({ timeout: 40_000 })
  for (const value of [null, 'x', [], { id: 'a', progress: null, rows: 'many' }]) {
    await overwrite(page, 'jobs', value)
    await openExport(page, worthOpening['busy wallet'])
    await expect(range(page).getByRole('button', { name: 'Start' }), JSON.stringify(value)).toBeVisible()
  }
})

test('a saved export with a corrupted part is refused with an explanation', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await openExport(page, worthOpening['busy wallet'])
  await range(page).getByRole('button', { name: 'Start' }).click()
  const save = range(page).getByRole('button', { name: 'Save the file' })
  await expect(save).toBeVisible({ timeout: 40_000 })
  await overwrite(page, 'pieces', 'time_utc,lt')
  await save.click()
  await expect(range(page)).toContainText('rows kept in this browser are missing or damaged')
})
