import { readdirSync, readFileSync } from 'node:fs'
import { Cell as CoreCell, loadTransaction } from '@ton/core'
import { afterAll, describe, expect, test } from 'vitest'
import { endedBy } from '../../src/domain/trace/ended-by.ts'
import type { End } from '../../src/domain/transaction/outcome.ts'
import { sentenceText } from '../../src/domain/transaction/sentence-text.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { readTransactions } from '../../src/providers/bytes/read-boc.ts'
import { openFixed } from '../localnet/support/history.ts'
import { fakeCall, providerTests } from '../support/provider.ts'
import { stepsBelow, traceOf } from './support/chain-traces.ts'
import { landmarks } from './support/landmarks.ts'
import { shared } from './support/shared.ts'

const indexV3 = () => import('../../src/providers/index-v3/traces.ts')
const standard = openFixed('standard')
afterAll(async () => (await standard).close())

/** Fault of a transaction, as @ton/core reads its bytes, or null. `no gas` is no fault of a plain transfer. */
function faultOf(cell: CoreCell): 'failed' | 'no gas' | 'skipped' | null {
  const { description } = loadTransaction(cell.beginParse())
  if (description.type !== 'generic' && description.type !== 'tick-tock') return null
  const { computePhase: compute, actionPhase: action } = description
  if (compute.type === 'skipped') return compute.reason === 'no-gas' ? 'no gas' : 'failed'
  if (!compute.success || compute.exitCode > 1 || action?.success === false) return 'failed'
  return action && action.skippedActions > 0 ? 'skipped' : null
}

const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
/** The counts since the last look, most first. */
function takeCounts(): Record<string, number> {
  const taken = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
  counts.clear()
  return Object.fromEntries(taken)
}

/** Holds the words of a transaction against its bytes, and counts its outcome. */
function checkOwn({ hash, summary }: Transaction, cell: CoreCell) {
  const { outcome, end, title, sentence } = summary
  const fault = faultOf(cell)
  for (const text of [sentenceText(title), sentenceText(sentence), end.name])
    expect(text, hash).toMatch(/^(?!.*(?:[{}]|undefined|NaN)).+$/)
  if (fault === 'failed') expect(end.tone, hash).not.toBe('good')
  if (fault === 'skipped') expect(end.tone, hash).toBe('warn')
  if (fault === 'no gas' && end.tone === 'good') expect(outcome.kind, hash).toBe('kept-plain')
  // Code that succeeds may still send the payment back.
  if (fault === null && end.tone === 'bad') expect(['returned', 'refused'], hash).toContain(outcome.kind)
  count(outcome.kind)
}

/** A green end needs steps without a fault: those of an order, if not of an amount that its receiver has. */
function checkEnd(hash: string, end: End, isOrder: boolean, below: CoreCell[]) {
  const faults = below.map(faultOf)
  if (isOrder && faults.includes('failed')) expect(end.tone, hash).not.toBe('good')
  count(`trace: ${end.name}`)
}

const isCall = ({ outMessages }: Transaction) =>
  outMessages.some(({ body }) => body.kind === 'operation' || body.kind === 'unknown')

/** Transactions in a tree of cells, by their hashes: those that @ton/core reads. */
function transactionsIn(root: CoreCell, found = new Map<string, CoreCell>(), seen = new Set<CoreCell>()) {
  if (seen.has(root)) return found
  seen.add(root)
  // Tag of a transaction (block.tlb), which other cells may begin with too.
  if (!root.isExotic && root.bits.length > 4 && root.beginParse().loadUint(4) === 7) {
    try {
      loadTransaction(root.beginParse())
      found.set(root.hash().toString('hex'), root)
    } catch {}
  }
  for (const cell of root.refs) transactionsIn(cell, found, seen)
  return found
}

const BAG = /b5ee9c72[0-9a-f]+|te6cc[\w+/=]+/g
/** Bags of cells in a recorded file; in a `.hex` one the bytes are broken into lines. */
function bagsIn(file: string): CoreCell[] {
  const text = readFileSync(`${shared}fixtures/${file}`, 'utf8')
  const joined = file.endsWith('.hex') ? text.replaceAll(/^#.*|\n/gm, '') : text
  return [...joined.matchAll(BAG)].flatMap(([bag]) =>
    CoreCell.fromBoc(Buffer.from(bag, bag.startsWith('b5') ? 'hex' : 'base64')),
  )
}

const recordings = shared
  ? readdirSync(`${shared}fixtures`, { recursive: true, encoding: 'utf8' }).filter(name => /\.\w+$/.test(name))
  : []

describe.skipIf(!shared)('outcomes of recordings', () => {
  const { network, provider } = providerTests(indexV3)

  test('every transaction in a recorded bag of cells has an outcome consistent with its bytes', async () => {
    const found = new Map<string, CoreCell>()
    for (const file of recordings) for (const root of bagsIn(file)) transactionsIn(root, found)
    for (const [hash, cell] of found) {
      const account = `0:${loadTransaction(cell.beginParse()).address.toString(16).padStart(64, '0')}` as const
      const { transactions } = await readTransactions([
        { provider: 'toncenter', boc: () => cell.toBoc(), hash, account, block: null },
      ])
      checkOwn(transactions[0]!, cell)
    }
    expect(takeCounts()).toEqual({ done: 13, sent: 9, system: 4, claimed: 1, failed: 1, 'kept-plain': 1, nothing: 1 })
  })

  test('every recorded trace of toncenter’s index has an outcome', async () => {
    for (const file of recordings.filter(name => /toncenter-v3.*\.json$/.test(name))) {
      const body = JSON.parse(readFileSync(`${shared}fixtures/${file}`, 'utf8'))
      const hash = Buffer.from(body.traces[0].transactions_order[0], 'base64').toString('hex')
      network.announce(`/api/v3/traces?tx_hash=${hash}&include_actions=true&limit=1&sort=desc`, { body })
      const { trace } = await provider.getIndexV3Trace(fakeCall(), hash)
      for (const { transaction } of trace.steps) count(transaction?.summary.outcome.kind ?? 'unread')
      const ended = endedBy(trace, trace.steps[0]!.transaction!, 2_000_000_000)
      count(`trace: ${ended?.end.name}`)
    }
    expect(takeCounts()).toEqual({ done: 10, sent: 6, 'kept-plain': 4, 'trace: Arrived': 4, 'trace: Not checked': 2 })
  })
})

test('every transaction and trace of the recorded network has an outcome consistent with its bytes', async () => {
  const network = await standard
  const { items } = landmarks(network)
  for (const root of items.filter(({ parent }) => !parent)) {
    const steps = stepsBelow(root)
    const trace = await traceOf(steps)
    for (const [place, { transaction }] of trace.steps.entries()) checkOwn(transaction!, steps[place]!.item.cell)
    const [first] = trace.steps
    const ended = endedBy(trace, first!.transaction!, network.chain.now + 3600)
    const below = steps.slice(1).map(({ item }) => item.cell)
    if (ended) checkEnd(first!.hash, ended.end, isCall(first!.transaction!), below)
  }
  const found = takeCounts()
  console.log(`Outcomes: ${JSON.stringify(found)}`)
  expect(Object.keys(found).filter(kind => !kind.startsWith('trace'))).toHaveLength(15)
  expect(Object.keys(found).filter(kind => kind.startsWith('trace'))).toHaveLength(8)
  expect(items.length).toBe(4384)
})
