import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RangeProgress } from '../../../src/domain/export/range.ts'
import { ProviderError } from '../../../src/providers/http/error.ts'
import type { FullBlockId } from '../../../src/ton/proof/block-id.ts'
import { fakeCall } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const [rootHash, fileHash] = ['1'.repeat(64), '2'.repeat(64)]
/** A network with a masterchain block each second from its first one on. */
const FIRST = 50
const blockAt = (utime: number): FullBlockId => ({
  workchain: -1,
  shard: '8000000000000000',
  seqno: utime,
  rootHash,
  fileHash,
})
type Moment = { since: number; balance: string; lastLt: string }

/** Histories of an account: its balance since each moment, newest first, and which block the indexer answers about. */
let moments: Moment[]
let answered: (at: FullBlockId) => FullBlockId
/** The block whose state the indexer proves. */
let proves: (at: FullBlockId) => FullBlockId
const asked: number[] = []
let isDown: boolean
/** The node lacks all blocks. */
let isPruned: boolean

beforeEach(() => {
  moments = [
    { since: 300, balance: '30', lastLt: '3' },
    { since: 200, balance: '20', lastLt: '2' },
    { since: 100, balance: '10', lastLt: '1' },
  ]
  answered = at => at
  proves = at => at
  asked.length = 0
  isDown = false
  isPruned = false
  vi.resetModules()
  vi.doMock('../../../src/providers/node/block-at.ts', () => ({
    async getBlockAt(_: unknown, utime: number) {
      asked.push(utime)
      if (isDown) throw new ProviderError('broken', 'toncenter', 'status 500')
      if (isPruned || utime < FIRST) throw new ProviderError('not-found', 'toncenter', 'no block')
      return blockAt(utime)
    },
  }))
  vi.doMock('../../../src/providers/indexer/proofs.ts', () => ({
    getAccountProof: async (_: unknown, _account: unknown, at: FullBlockId) => ({
      masterchainBlock: answered(at),
      block: proves(at),
      shardProof: null,
      proof: null,
      state: null,
    }),
  }))
  vi.doMock('../../../src/ton/proof/account-proof.ts', () => ({
    async proveAccount(_proof: unknown, _state: unknown, { seqno }: FullBlockId) {
      const found = moments.find(({ since }) => since <= seqno)
      const facts = found && { lastLt: found.lastLt, state: { balance: found.balance } }
      return { kind: 'proved', facts: facts ?? null }
    },
  }))
})
afterEach(() => void vi.doUnmock('../../../src/ton/proof/account-proof.ts'))

const range = {
  from: 150,
  to: 250,
  last: null,
  broken: false,
  isDeleted: false,
  isEndCertain: true,
  ending: 'complete',
} as const
/** Progress at the end of a range that holds the account's second transaction; its first one is before the range. */
const inside: RangeProgress = { ...range, first: '2', before: '1', reached: 100 }
const found = async (progress: RangeProgress) =>
  (await import('../../../src/stores/export/balances.ts')).findBalances(fakeCall(), ALICE, progress, '10')

test('an export opens with the balance one second before its range and closes with that at its end', async () => {
  expect(await found(inside)).toEqual({ opening: '10', moved: '10', closing: '20' })
  expect(asked).toEqual([149, 250])
})

test('the balances of an export are unknown, not 0, when the node lacks the blocks of its ends', async () => {
  isPruned = true
  expect(await found(inside)).toEqual({ opening: null, moved: '10', closing: null })
})

test('an export without transactions opens and closes with the balance before its range', async () => {
  const quiet = { ...inside, from: 210, first: null, before: '2', reached: 200 }
  expect(await found(quiet)).toEqual({ opening: '20', moved: '10', closing: '20' })
})

test('the export of an account created within the range opens with 0, just before its first transaction', async () => {
  const born = { ...inside, from: 0, first: '2', before: null, reached: 100 }
  expect(await found(born)).toEqual({ opening: '0', moved: '10', closing: '20' })
  expect(asked).toEqual([99, 250])
})

test('the export of an account as old as the network opens with 0', async () => {
  const old = { ...inside, from: 0, first: '2', before: null, reached: FIRST }
  expect(await found(old)).toEqual({ opening: '0', moved: '10', closing: '20' })
})

test('an export’s closing balance is unknown after a transaction later than its last row', async () => {
  expect(await found({ ...inside, to: 300 })).toEqual({ opening: '10', moved: '10', closing: null })
})

test('an export’s balance is unknown when the proof is of another block', async () => {
  answered = at => (at.seqno === 250 ? blockAt(249) : at)
  expect(await found(inside)).toEqual({ opening: '10', moved: '10', closing: null })
})

test('an export’s balance is unknown when the proved state is of another masterchain block', async () => {
  proves = at => (at.seqno === 250 ? blockAt(249) : at)
  expect(await found(inside)).toEqual({ opening: '10', moved: '10', closing: null })
})

test('an export’s balance is unknown, not zero, when its block fails to load', async () => {
  isDown = true
  expect(await found(inside)).toEqual({ opening: null, moved: '10', closing: null })
})
