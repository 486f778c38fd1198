import { describe, expect, test } from 'vitest'
import type { Job } from '../../../src/stores/export/job-storage.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

browserOfEachTest()

/** Two tabs of a browser, and an export that either may begin. */
async function openTabs() {
  const { memoryJobs } = await import('../../../src/stores/export/job-storage.ts')
  const { ElsewhereError, KeptJob } = await import('../../../src/stores/export/kept-job.ts')
  const { newJob } = await import('../../../src/stores/export/new-job.ts')
  const storage = memoryJobs()
  const [here, there] = [new KeptJob(ALICE, async () => storage), new KeptJob(ALICE, async () => storage)]
  return { storage, here, there, ElsewhereError, begin: () => newJob({ from: 0, to: 9 }, 'csv') }
}

const withPieces = (job: Job, pieces: number): Job => ({ ...job, pieces })

describe('an export in two tabs', () => {
  test('a tab continues an export where another tab has left it, once it has caught up', async () => {
    const { storage, here, there, ElsewhereError, begin } = await openTabs()
    const job = begin()
    await here.begin(job)
    expect(await there.restore()).toEqual(job)
    await there.put(job, withPieces(job, 1), 'first')
    await expect(here.put(job, withPieces(job, 1), 'again')).rejects.toBeInstanceOf(ElsewhereError)
    await here.catchUp()
    expect(here.job).toEqual(withPieces(job, 1))
    await here.put(withPieces(job, 1), withPieces(job, 2), 'second')
    expect(await storage.read(ALICE)).toEqual(withPieces(job, 2))
    expect(await Promise.all([0, 1].map(place => storage.piece(ALICE, job.id, place)))).toEqual(['first', 'second'])
  })

  test('an export begun while an earlier one is being restored is not replaced by it', async () => {
    const { storage, here, there, begin } = await openTabs()
    const [old, own] = [begin(), begin()]
    await there.begin(old)
    const { promise, resolve } = Promise.withResolvers<Job>()
    const { read } = storage
    storage.read = () => promise
    const restoring = here.restore()
    await here.begin(own)
    resolve(old)
    expect(await restoring).toBeUndefined()
    expect(here.job).toEqual(own)
    storage.read = read
    expect(await here.restore()).toBeUndefined()
    expect(await there.restore()).toBeUndefined()
  })
})

test('checks that are cancelled keep balances and reasons that are already known', async () => {
  const { withoutChecks } = await import('../../../src/stores/export/checks.ts')
  const { begin } = await openTabs()
  const job = { ...begin(), moved: '5' }
  const balances = { opening: '7', moved: '5', closing: '12' }
  const unknown = { opening: null, moved: '5', closing: null }
  expect(withoutChecks({ ...job, balances })).toMatchObject({ balances, jettonCheck: 'cancelled' })
  expect(withoutChecks({ ...job, jettonCheck: 'unlisted' })).toMatchObject({
    balances: unknown,
    jettonCheck: 'unlisted',
  })
  expect(withoutChecks({ ...job, balances, jettonCheck: 'checked' })).toEqual({
    ...job,
    balances,
    jettonCheck: 'checked',
  })
})
