import { describe, expect, test, vi } from 'vitest'
import type { Jetton, JettonWallets } from '../../../src/domain/jetton/jetton.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { FindBalances } from '../../../src/stores/export/balances.ts'
import type { HoldJettons } from '../../../src/stores/export/jettons.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

browserOfEachTest()

const DAY = 86_400
/** Unix seconds of the newest transaction. */
const NOW = 1_700_000_000
const RANGE = { from: NOW - 30 * DAY, to: NOW }

/** So many transactions, one an hour, newest first and linked. */
const history = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, age) => {
    const lt = count - age
    return transaction({
      lt: `${lt}`,
      hash: `h${lt}`,
      prevHash: `h${lt - 1}`,
      prevLt: `${lt - 1}`,
      utime: NOW - age * 3600,
      inMessage: message({ source: BOB, value: `${lt}` }),
    })
  })

const gold: Jetton = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'whitelist' }

const noBalances: FindBalances = async () => {
  throw new Error('no balances')
}

const checkNothing: HoldJettons = async (_call, _account, _course, sums) => ({ sums, check: 'checked' })

/** Balances whose first request ends with its call, as unknown, which is what `findBalances` makes of a call that is aborted. */
function balancesOnSecondRequest() {
  let asked = 0
  const balances: FindBalances = async (call, _account, _progress, moved) => {
    if (++asked > 1) return { opening: '7', moved, closing: '332' }
    await new Promise(resolve => call.signal.addEventListener('abort', resolve))
    return { opening: null, moved, closing: null }
  }
  return { balances, asked: () => asked }
}

/** Fails about one call in five, by a seeded generator. */
function seededFailures() {
  let seed = 7
  return () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed / 2 ** 31 < 0.2
  }
}

/** A page load: all modules again over a storage that outlives them. */
async function open(
  rows: Transaction[],
  options: {
    fails?: () => boolean
    size?: number
    onPage?: () => Promise<void> | void
    balances?: FindBalances
    holdJettons?: HoldJettons
    wallets?: JettonWallets
  } = {},
) {
  const {
    fails = () => false,
    size = 10,
    onPage,
    balances = noBalances,
    wallets = {},
    holdJettons = checkNothing,
  } = options
  const { createExport } = await import('../../../src/stores/export/job.ts')
  const { memoryJobs } = await import('../../../src/stores/export/job-storage.ts')
  const asked: string[] = []
  world.storage ??= memoryJobs()
  const job = createExport(ALICE, {
    storage: async () => world.storage!,
    names: async () => ({ jettons: wallets, find: () => undefined }),
    balances,
    jettons: holdJettons,
    findStart: async () => ({
      next: { kind: 'at', cursor: { lt: rows[0]!.lt, hash: rows[0]!.hash } },
      isCertain: true,
    }),
    async loadPage(call, _, next, stage) {
      call.onProgress?.({ provider: 'toncenter', phase: 'asked' })
      asked.push('cursor' in next ? next.cursor.lt : next.kind)
      await onPage?.()
      if (fails()) throw new Error('down')
      call.signal.throwIfAborted()
      call.onSource('toncenter')
      const first = 'cursor' in next ? rows.findIndex(({ hash }) => hash === next.cursor.hash) : 0
      // The node begins with the transaction that it is given.
      const transactions = rows.slice(first, first + size + 1)
      return { transactions, more: first + size + 1 < rows.length, unreadable: 0, stage }
    },
  })
  return { job, asked, state: () => job.$state.get() }
}

const world: { storage?: import('../../../src/stores/export/job-storage.ts').JobStorage } = {}
const reopen = () => void delete world.storage

async function file(state: ReturnType<Awaited<ReturnType<typeof open>>['state']>) {
  if (state.kind !== 'ended') throw new Error(`it is ${state.kind}`)
  const { id, pieces } = state.job
  const texts = await Promise.all(Array.from({ length: pieces }, (_, place) => world.storage!.piece(ALICE, id, place)))
  return texts.join('').split('\r\n').filter(Boolean)
}
const ltsOf = (lines: string[]) => lines.map(line => line.split(',')[1])

describe('an export', () => {
  test('an export has every row of its range once although calls fail and pages close', async () => {
    reopen()
    const rows = history(900)
    const fails = seededFailures()
    let loads = 0
    for (; loads < 200; loads++) {
      // Ends each run while a page of transactions is loading, as a closed tab does.
      let pages = 0
      const left: { job?: Awaited<ReturnType<typeof open>>['job'] } = {}
      const page = await open(rows, { fails, onPage: () => void (++pages > 4 && left.job?.pause()) })
      left.job = page.job
      await page.job.restore()
      await (page.state().kind === 'idle' ? page.job.start(RANGE, 'csv') : page.job.resume())
      await eventually(() => expect(page.state().kind).not.toBe('running'))
      if (page.state().kind === 'ended') break
      const { job: kept } = { job: await world.storage!.read(ALICE) }
      expect(kept?.progress.ending).toBeNull()
    }
    expect(loads).toBeGreaterThan(10)
    const last = await open(rows)
    await last.job.restore()
    expect(last.state()).toMatchObject({ kind: 'ended', ending: 'complete', rows: 721 })
    const lts = ltsOf(await file(last.state()))
    expect(lts).toEqual(rows.filter(({ utime }) => utime >= RANGE.from).map(({ lt }) => lt))
  })

  test('an export compares its jetton sums with a history once its rows are complete', async () => {
    reopen()
    const notice = message({ value: '0', body: operation(0x7362d09c, '7') })
    const rows = history(25).map(row => transaction({ ...row, summary: undefined, inMessage: notice } as never))
    const asked: unknown[] = []
    const page = await open(rows, {
      wallets: { [BOB]: gold },
      async holdJettons(call, account, { from, to }, sums) {
        asked.push([call.rank, account, from, to, sums])
        return { sums: sums.map(sum => ({ ...sum, history: '175' })), check: 'checked' }
      },
    })
    await page.job.start(RANGE, 'csv')
    const sum = { jetton: gold, moved: '175', history: null }
    expect(asked).toEqual([[3, ALICE, RANGE.from, RANGE.to, [sum]]])
    expect(page.state()).toMatchObject({
      kind: 'ended',
      job: { jettonCheck: 'checked', jettons: [{ ...sum, history: '175' }] },
    })
  })

  test('an export loads its balances once its rows are complete, from the sum of its movements', async () => {
    reopen()
    const asked: unknown[] = []
    const page = await open(history(25), {
      async balances(call, account, { first, last }, moved) {
        asked.push([call.rank, account, first, last?.lt, moved])
        return { opening: '7', moved, closing: '332' }
      },
    })
    await page.job.start(RANGE, 'csv')
    // Received amount, less the fees of 5 nanoTON that each one of `transaction()` costs.
    const moved = `${(25 * 26) / 2 - 25 * 5}`
    expect(asked).toEqual([[3, ALICE, '25', '1', moved]])
    expect(page.state()).toMatchObject({ kind: 'ended', job: { balances: { opening: '7', moved, closing: '332' } } })
    const again = await open(history(25))
    await again.job.restore()
    expect(again.state()).toMatchObject({ kind: 'ended', job: { balances: { closing: '332' } } })
  })

  test('an export requests no balances after it has ended, and cannot be paused then', async () => {
    reopen()
    let asked = 0
    const page = await open(history(25), {
      async balances(_call, _account, _progress, moved) {
        asked++
        return { opening: '7', moved, closing: '332' }
      },
    })
    await page.job.start(RANGE, 'csv')
    const states: string[] = []
    page.job.$state.listen(({ kind }) => void states.push(kind))
    page.job.pause()
    await page.job.resume()
    expect(page.state().kind).toBe('ended')
    expect(states).not.toContain('paused')
    expect(asked).toBe(1)
  })

  test('an export paused during its checks is paused, and asks for its balances again when it resumes', async () => {
    reopen()
    const { balances, asked } = balancesOnSecondRequest()
    const page = await open(history(25), { balances })
    const begun = page.job.start(RANGE, 'csv')
    await eventually(() => expect(asked()).toBe(1))
    expect(page.state()).toMatchObject({ kind: 'running', isChecking: true, rows: 25 })
    page.job.pause()
    await begun
    await eventually(() => expect(page.state()).toMatchObject({ kind: 'paused', pause: { why: 'pressed' }, rows: 25 }))
    await page.job.resume()
    expect(page.state()).toMatchObject({
      kind: 'ended',
      ending: 'complete',
      job: { balances: { opening: '7', closing: '332' }, jettonCheck: 'checked' },
    })
    expect(page.asked).toHaveLength(3)
  })

  test('an export whose page closes during its checks is paused on the next page, and asks again', async () => {
    reopen()
    const { balances, asked } = balancesOnSecondRequest()
    const closed = await open(history(25), { balances })
    void closed.job.start(RANGE, 'csv')
    await eventually(() => expect(asked()).toBe(1))
    const page = await open(history(25), { balances })
    await page.job.restore()
    expect(page.state()).toMatchObject({ kind: 'paused', pause: { why: 'reload' }, rows: 25 })
    await page.job.resume()
    expect(page.state()).toMatchObject({ kind: 'ended', job: { balances: { opening: '7' }, jettonCheck: 'checked' } })
    expect(page.asked).toEqual([])
  })

  test('an export paused during its check of jettons keeps the balances that it has', async () => {
    reopen()
    const asked = { balances: 0, jettons: 0 }
    const page = await open(history(25), {
      async balances(_call, _account, _progress, moved) {
        asked.balances++
        return { opening: '7', moved, closing: '332' }
      },
      async holdJettons({ signal }, _account, _progress, sums) {
        if (++asked.jettons === 1) await new Promise((_, reject) => signal.addEventListener('abort', reject))
        return { sums, check: 'checked' }
      },
    })
    const begun = page.job.start(RANGE, 'csv')
    await eventually(() => expect(asked.jettons).toBe(1))
    page.job.pause()
    await begun
    await page.job.resume()
    expect(page.state()).toMatchObject({ kind: 'ended', job: { balances: { opening: '7' }, jettonCheck: 'checked' } })
    expect(asked).toEqual({ balances: 1, jettons: 2 })
  })

  test('an export cancelled during its checks is complete, and says that these were cancelled', async () => {
    reopen()
    const { balances, asked } = balancesOnSecondRequest()
    const page = await open(history(25), { balances })
    void page.job.start(RANGE, 'csv')
    await eventually(() => expect(asked()).toBe(1))
    await page.job.cancel()
    const ended = { kind: 'ended', ending: 'complete', job: { balances: { opening: null }, jettonCheck: 'cancelled' } }
    expect(page.state()).toMatchObject(ended)
    const again = await open(history(25))
    await again.job.restore()
    expect(again.state()).toMatchObject(ended)
  })

  test('an export whose check of jettons fails says so, and ends', async () => {
    reopen()
    const page = await open(history(25), {
      async holdJettons() {
        throw new Error('down')
      },
    })
    await page.job.start(RANGE, 'csv')
    expect(page.state()).toMatchObject({ kind: 'ended', ending: 'complete', job: { jettonCheck: 'failed' } })
  })

  test('an export whose checks cannot be saved ends with them on this page', async () => {
    reopen()
    const page = await open(history(25), {
      balances: async (_call, _account, _progress, moved) => ({ opening: '7', moved, closing: '332' }),
    })
    const { replace } = world.storage!
    world.storage!.replace = async (...parts) => {
      if (parts[1].progress.ending) throw new DOMException('full', 'QuotaExceededError')
      return replace(...parts)
    }
    await page.job.start(RANGE, 'csv')
    expect(page.state()).toMatchObject({ kind: 'ended', job: { balances: { opening: '7' }, jettonCheck: 'checked' } })
  })

  test('an export of ten thousand transactions loses no row and adds up to the nanoton', async () => {
    reopen()
    const rows = history(10_000)
    const page = await open(rows, {
      size: 99,
      balances: async (_call, _account, _course, moved) => ({ opening: '0', moved, closing: null }),
    })
    await page.job.start({ from: 0, to: NOW }, 'csv')
    const lines = await file(page.state())
    expect(ltsOf(lines)).toEqual(rows.map(({ lt }) => lt))
    const read = lines.reduce((sum, line) => {
      const cells = line.split(',')
      return sum + BigInt(cells[9]!) - BigInt(cells[10]!)
    }, 0n)
    expect(read).toBe((10_000n * 10_001n) / 2n - 50_000n)
    expect(page.state()).toMatchObject({ rows: 10_000, job: { moved: `${read}` } })
  })

  test('an export requests no balances when rows are missing', async () => {
    reopen()
    const rows = history(25).filter(({ lt }) => lt !== '12')
    const balances = vi.fn<FindBalances>()
    const page = await open(rows, { balances })
    await page.job.start(RANGE, 'csv')
    expect(page.state()).toMatchObject({ kind: 'ended', ending: 'gap', job: { balances: null } })
    expect(balances).not.toHaveBeenCalled()
  })

  test('an export’s calls have background rank', async () => {
    reopen()
    const { createExport } = await import('../../../src/stores/export/job.ts')
    const { memoryJobs } = await import('../../../src/stores/export/job-storage.ts')
    const storage = memoryJobs()
    const ranks: number[] = []
    const job = createExport(ALICE, {
      storage: async () => storage,
      names: async () => ({ jettons: {}, find: () => undefined }),
      balances: noBalances,
      jettons: checkNothing,
      async findStart(call) {
        ranks.push(call.rank)
        return { next: { kind: 'newest' }, isCertain: true }
      },
      async loadPage(call) {
        ranks.push(call.rank)
        return { transactions: history(1), more: false, unreadable: 0, stage: 'recent' }
      },
    })
    await job.start(RANGE, 'csv')
    expect(ranks).toEqual([3, 3])
  })

  test('an export pauses at a failure, gives the reason, and resumes where it stopped', async () => {
    reopen()
    let calls = 0
    const page = await open(history(25), { fails: () => ++calls === 2 })
    await page.job.start(RANGE, 'csv')
    expect(page.state()).toMatchObject({ kind: 'paused', pause: { why: 'failed', error: new Error('down') }, rows: 11 })
    await page.job.resume()
    expect(page.state()).toMatchObject({ kind: 'ended', ending: 'complete', rows: 25, requests: 3 })
    expect(page.asked).toEqual(['25', '15', '15', '5'])
  })

  test('an export begins with the newest transaction when its range ends in the future', async () => {
    reopen()
    const page = await open(history(5))
    await page.job.start({ from: NOW - DAY, to: Date.now() / 1000 + DAY }, 'csv')
    expect(page.asked).toEqual(['newest'])
    expect(page.state()).toMatchObject({ kind: 'ended', rows: 5 })
  })

  test('a cancelled export returns the rows collected so far, and a discarded export is deleted', async () => {
    reopen()
    let pages = 0
    const controls: { pause?: () => void } = {}
    const page = await open(history(100), { onPage: () => void (++pages === 3 && controls.pause?.()) })
    controls.pause = page.job.pause
    await page.job.start(RANGE, 'csv')
    expect(page.state()).toMatchObject({ kind: 'paused', pause: { why: 'pressed' }, rows: 21 })
    await page.job.cancel()
    expect(page.state()).toMatchObject({ kind: 'ended', ending: 'cancelled', rows: 21 })
    expect(await file(page.state())).toHaveLength(21)
    await page.job.discard()
    expect(page.state()).toEqual({ kind: 'idle' })
    expect(await world.storage!.read(ALICE)).toBeNull()
  })

  test('an export open in two tabs runs in one; the other stops and writes nothing', async () => {
    reopen()
    const rows = history(100)
    const first = await open(rows, { fails: () => first.asked.length === 2 })
    await first.job.start(RANGE, 'csv')
    expect(first.state().kind).toBe('paused')
    let meanwhile = true
    const second = await open(rows, {
      async onPage() {
        if (!meanwhile) return
        meanwhile = false
        // The first tab continues while a page of the second is loading.
        await first.job.resume()
      },
    })
    await second.job.restore()
    await second.job.resume()
    expect(second.state()).toMatchObject({ kind: 'paused', pause: { why: 'elsewhere' } })
    expect(first.state()).toMatchObject({ kind: 'ended', ending: 'complete' })
    expect(ltsOf(await file(first.state()))).toEqual(rows.map(({ lt }) => lt))
  })

  test('an export pauses with its rows when the browser’s storage is full', async () => {
    reopen()
    const page = await open(history(100))
    const storage = world.storage!
    const { replace } = storage
    let writes = 0
    storage.replace = async (...parts) => {
      if (++writes > 2) throw new DOMException('full', 'QuotaExceededError')
      return replace(...parts)
    }
    await page.job.start(RANGE, 'csv')
    expect(page.state()).toMatchObject({ kind: 'paused', pause: { why: 'full' }, rows: 11 })
  })

  test('an export estimates its remaining time', async () => {
    reopen()
    vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
    const lefts: (number | null)[] = []
    const page = await open(history(721), { size: 100, onPage: () => void vi.setSystemTime(Date.now() + 1500) })
    page.job.$state.subscribe(state => {
      if (state.kind === 'running') lefts.push(state.left)
    })
    await page.job.start(RANGE, 'csv')
    vi.useRealTimers()
    expect(lefts.slice(0, 4)).toEqual([null, 9, 8, 6])
    expect(page.state()).toMatchObject({ kind: 'ended', rows: 721, requests: 8 })
  })
})
