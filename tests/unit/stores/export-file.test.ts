import { describe, expect, test } from 'vitest'
import type { Ending } from '../../../src/domain/export/range.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { ExportFile } from '../../../src/stores/export/file.ts'
import type { Job, JobStorage } from '../../../src/stores/export/job-storage.ts'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { face } from '../../support/jetton.ts'
import { ALICE, CAROL, transaction } from '../../support/transaction.ts'

browserOfEachTest()

/** 14 Nov 2023, 22:13:20 UTC. */
const NOW = 1_700_000_000
const ORIGIN = { site: 'http://site.test', network: 'mainnet' }

async function textOf({ parts }: ExportFile) {
  const texts: string[] = []
  for await (const part of parts()) texts.push(part)
  return texts.join('')
}

/** A file of kept pieces, of an export of two days that ended with a transaction of the second. */
async function fileOfPieces(pieces: string[], ending: Ending = 'complete') {
  const { jobStorage } = await import('../../../src/stores/export/export.ts')
  const { fileOf } = await import('../../../src/stores/export/file.ts')
  const { newJob } = await import('../../../src/stores/export/new-job.ts')
  let job: Job = newJob({ from: NOW - 86_400, to: NOW }, 'json')
  const storage: JobStorage = await jobStorage()
  await storage.begin(ALICE, job)
  for (const piece of pieces) {
    const after = { ...job, pieces: job.pieces + 1 }
    await storage.replace(ALICE, job, after, piece)
    job = after
  }
  const progress = { ...job.progress, reached: NOW - 3600, ending }
  return fileOf(ALICE, { ...job, progress, sources: ['toncenter', 'tonapi'] }, ORIGIN)
}

describe('an export file', () => {
  test('an export file has the rows of all pieces, even if some are empty', async () => {
    const file = JSON.parse(await textOf(await fileOfPieces(['', '{"lt":"3"}', '', '{"lt":"2"},\n{"lt":"1"}'])))
    expect(file.rows).toEqual([{ lt: '3' }, { lt: '2' }, { lt: '1' }])
    expect(file.provenance).toMatchObject({ source: 'toncenter, tonapi', complete: true })
  })

  test.each<[Ending, string, boolean, string]>([
    ['complete', '2023-11-13T22:13:20Z', true, 'ton-EQCqqqqq-2023-11-13_2023-11-14.json'],
    ['cancelled', '2023-11-14T21:13:20Z', false, 'ton-EQCqqqqq-2023-11-14_2023-11-14-partial.json'],
    ['gap', '2023-11-14T21:13:20Z', false, 'ton-EQCqqqqq-2023-11-14_2023-11-14-partial.json'],
  ])('an export file that ended as %s begins at %s', async (ending, from, complete, name) => {
    const file = await fileOfPieces(['{}'], ending)
    const { provenance } = JSON.parse(await textOf(file))
    expect([file.name, file.type]).toEqual([name, 'application/json'])
    expect(provenance).toMatchObject({ from, to: '2023-11-14T22:13:20Z', complete })
  })
})

describe('what an export file says of itself', () => {
  /** Origin in the file of an export of two days without rows. */
  async function provenanceOf(progress: Partial<Job['progress']>, rest: Partial<Job> = {}) {
    const { fileOf } = await import('../../../src/stores/export/file.ts')
    const { newJob } = await import('../../../src/stores/export/new-job.ts')
    const job = newJob({ from: NOW - 86_400, to: NOW }, 'json')
    const file = fileOf(ALICE, { ...job, ...rest, progress: { ...job.progress, ...progress } }, ORIGIN)
    return JSON.parse(await textOf(file)).provenance
  }

  test.each<[string, Ending, number | null]>([
    ['was cancelled before its first page', 'cancelled', null],
    ['has a gap, and a row from before its range', 'gap', NOW - 90_000],
  ])('a file of an export that %s begins with the range', async (_, ending, reached) => {
    const found = await provenanceOf({ ending, reached })
    expect(found).toMatchObject({ from: '2023-11-13T22:13:20Z', complete: false })
  })

  test('an export file states the balances at both ends and the checked sums of its jettons', async () => {
    const balances = { opening: '7', moved: '5', closing: '12' }
    const jettons = [{ jetton: { ...face, trust: 'whitelist' as const }, moved: '5', history: '6' }]
    expect(await provenanceOf({ ending: 'complete' }, { balances, jettons })).toMatchObject({
      complete: true,
      opening_balance: '7',
      closing_balance: '12',
      jettons: [{ address: friendlyAddress(CAROL), moved: '5', history: '6', adds_up: false }],
    })
    expect(await provenanceOf({ ending: 'complete' })).toMatchObject({
      opening_balance: null,
      closing_balance: null,
      jettons: [],
    })
  })

  test('an export file has neither a history nor a verdict for a jetton that was not compared', async () => {
    const jetton = { ...face, trust: 'whitelist' as const }
    const jettons = [null, '5'].map(history => ({ jetton, moved: '5', history }))
    expect((await provenanceOf({ ending: 'complete' }, { jettons })).jettons).toMatchObject([
      { moved: '5', history: null, adds_up: null },
      { moved: '5', history: '5', adds_up: true },
    ])
  })
})

describe('two exports of one account', () => {
  /** Runs an export of one row in a page, as a tab does. */
  async function run(piece: string) {
    const { jobStorage } = await import('../../../src/stores/export/export.ts')
    const { newJob } = await import('../../../src/stores/export/new-job.ts')
    const storage = await jobStorage()
    const job = newJob({ from: NOW - 86_400, to: NOW }, 'json')
    await storage.begin(ALICE, job)
    const progress = { ...job.progress, ending: 'complete' as const }
    const ended: Job = { ...job, pieces: 1, progress }
    await storage.replace(ALICE, job, ended, piece)
    return { storage, ended }
  }

  test('a finished export cannot be saved once another export has replaced its rows', async () => {
    const { fileOf } = await import('../../../src/stores/export/file.ts')
    const [first, second] = [await run('{"lt":"1"}'), await run('{"lt":"2"}')]
    await expect(textOf(fileOf(ALICE, first.ended, ORIGIN))).rejects.toThrow(TypeError)
    expect(JSON.parse(await textOf(fileOf(ALICE, second.ended, ORIGIN))).rows).toEqual([{ lt: '2' }])
  })

  test('deleting an export keeps the export that has replaced it', async () => {
    const [first, second] = [await run('{"lt":"1"}'), await run('{"lt":"2"}')]
    await first.storage.remove(ALICE, first.ended.id)
    expect(await second.storage.read(ALICE)).toEqual(second.ended)
    await second.storage.remove(ALICE, second.ended.id)
    expect(await second.storage.read(ALICE)).toBeNull()
  })
})

describe('a file of the rows on screen', () => {
  const shown = async (rows: Transaction[], complete = false) => {
    const { fileOfShown } = await import('../../../src/stores/export/file.ts')
    return fileOfShown({ account: ALICE, rows, format: 'json', jettons: {}, complete }, ORIGIN)
  }

  test.each([
    [true, 'ton-EQCqqqqq-2023-11-14_2023-11-14.json'],
    [false, 'ton-EQCqqqqq-2023-11-14_2023-11-14-partial.json'],
  ])('a file of the rows on screen says if no row is missing between them: %s', async (complete, name) => {
    const file = await shown([transaction({ lt: '4' })], complete)
    expect(file.name).toBe(name)
    expect(JSON.parse(await textOf(file)).provenance).toMatchObject({ complete })
  })

  test('a file of the rows on screen spans oldest to newest, and names each row’s provider', async () => {
    const rows = [
      transaction({ lt: '4', provider: 'tonapi' }),
      transaction({ lt: '3', provider: 'toncenter v3' }),
      transaction({ lt: '2', provider: 'toncenter', utime: NOW - 86_400 }),
    ]
    const file = await shown(rows)
    const { provenance, rows: cells } = JSON.parse(await textOf(file))
    expect(file.name).toBe('ton-EQCqqqqq-2023-11-13_2023-11-14-partial.json')
    expect(provenance).toMatchObject({
      from: '2023-11-13T22:13:20Z',
      to: '2023-11-14T22:13:20Z',
      source: 'tonapi, toncenter v3, toncenter',
    })
    expect(cells).toMatchObject([
      { lt: '4', source: 'tonapi' },
      { lt: '3', source: 'toncenter v3' },
      { lt: '2', source: 'toncenter' },
    ])
  })

  test('an export file has no stray comma for rows without a movement or a fee', async () => {
    const rows = [transaction({ lt: '3' }), transaction({ lt: '2', totalFees: '0' }), transaction({ lt: '1' })]
    expect(JSON.parse(await textOf(await shown(rows))).rows).toMatchObject([{ lt: '3' }, { lt: '1' }])
  })
})
