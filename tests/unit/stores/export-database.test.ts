import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

browserOfEachTest()
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})

/** Storage of a tab, and a job that it begins. */
async function openTab() {
  const { openJobs } = await import('../../../src/stores/export/job-storage.ts')
  const { newJob } = await import('../../../src/stores/export/new-job.ts')
  return { storage: await openJobs(), job: newJob({ from: 0, to: 9 }, 'csv') }
}

test('the database of exports keeps the job and the pieces of each account', async () => {
  const { storage, job } = await openTab()
  await storage.begin(ALICE, job)
  const after = { ...job, pieces: 1, rows: 3 }
  expect(await storage.replace(ALICE, job, after, 'three rows')).toBe(true)
  expect(await storage.read(ALICE)).toEqual(after)
  expect(await storage.read(BOB)).toBeNull()
  expect(await storage.piece(ALICE, job.id, 0)).toBe('three rows')
  await expect(storage.piece(ALICE, job.id, 1)).rejects.toThrow('missing or damaged')
})

test('a tab cannot advance an export that another tab has advanced', async () => {
  const { storage, job } = await openTab()
  await storage.begin(ALICE, job)
  const after = { ...job, pieces: 1 }
  await storage.replace(ALICE, job, after, 'by the other tab')
  expect(await storage.replace(ALICE, job, after, 'by this tab')).toBe(false)
  expect(await storage.piece(ALICE, job.id, 0)).toBe('by the other tab')
})

test('discarding an export keeps the one that another tab has begun since', async () => {
  const [here, there] = [await openTab(), await openTab()]
  await here.storage.begin(ALICE, here.job)
  await there.storage.begin(ALICE, there.job)
  await there.storage.replace(ALICE, there.job, { ...there.job, pieces: 1 }, 'rows')
  await here.storage.remove(ALICE, here.job.id)
  expect(await there.storage.read(ALICE)).toMatchObject({ id: there.job.id })
  expect(await there.storage.piece(ALICE, there.job.id, 0)).toBe('rows')
  await there.storage.remove(ALICE, there.job.id)
  expect(await there.storage.read(ALICE)).toBeNull()
  await expect(there.storage.piece(ALICE, there.job.id, 0)).rejects.toThrow('missing or damaged')
})

test('beginning or deleting an export keeps the pieces of another account’s export', async () => {
  const { storage, job } = await openTab()
  const after = { ...job, pieces: 1 }
  await storage.begin(ALICE, job)
  await storage.replace(ALICE, job, after, 'of Alice')
  await storage.begin(BOB, job)
  await storage.replace(BOB, job, after, 'of Bob')
  expect(await storage.piece(ALICE, job.id, 0)).toBe('of Alice')
  await storage.begin(ALICE, job)
  await expect(storage.piece(ALICE, job.id, 0)).rejects.toThrow('missing or damaged')
  expect(await storage.piece(BOB, job.id, 0)).toBe('of Bob')
  await storage.remove(ALICE, job.id)
  expect(await storage.read(BOB)).toEqual(after)
  expect(await storage.piece(BOB, job.id, 0)).toBe('of Bob')
})
