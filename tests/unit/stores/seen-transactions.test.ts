import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE, BOB, CAROL, message, transaction } from '../../support/transaction.ts'

browserOfEachTest()

const START = 1_800_000_000_000
const MINUTE = 60_000
beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const load = () => import('../../../src/stores/seen/transactions.ts')
const hashOf = (lt: number) => lt.toString(16).padStart(64, '0')
const at = (lt: number, parts: Partial<Transaction> = {}) => transaction({ lt: `${lt}`, hash: hashOf(lt), ...parts })
const listOf = (...transactions: Transaction[]) => ({ transactions, known: {}, unreadable: 0 })

/** Logical times of those of these transactions that are remembered. */
async function seenOf(...lts: number[]) {
  const { seenTransaction } = await load()
  return lts.filter(lt => seenTransaction(hashOf(lt))?.transaction.lt === `${lt}`)
}

test('a seen transaction is forgotten after ten minutes, although later lists were remembered since', async () => {
  const { rememberTransactions } = await load()
  rememberTransactions(listOf(at(1)), ['toncenter'])
  vi.setSystemTime(START + 10 * MINUTE - 1)
  rememberTransactions(listOf(at(2)), ['toncenter'])
  expect(await seenOf(1, 2)).toEqual([1, 2])
  vi.setSystemTime(START + 10 * MINUTE)
  rememberTransactions(listOf(at(3)), ['toncenter'])
  expect(await seenOf(1, 2, 3)).toEqual([2, 3])
})

test('a transaction listed again keeps the time at which it was first seen, with its newest sources', async () => {
  const { rememberTransactions, seenTransaction } = await load()
  rememberTransactions(listOf(at(1)), ['toncenter'])
  vi.setSystemTime(START + MINUTE)
  rememberTransactions(listOf(at(1)), ['tonapi'])
  expect(seenTransaction(hashOf(1))).toMatchObject({ at: START, sources: ['tonapi'] })
})

test('the newest 100 transactions of all lists are remembered, and the oldest ones are forgotten first', async () => {
  const { rememberTransactions } = await load()
  rememberTransactions(listOf(...Array.from({ length: 100 }, (_, place) => at(place + 1))), ['toncenter'])
  expect(await seenOf(1, 2, 100)).toEqual([1, 2, 100])
  rememberTransactions(listOf(at(200)), ['toncenter'])
  expect(await seenOf(1, 2, 100, 200)).toEqual([2, 100, 200])
})

test('a payout is remembered with up to 20 messages, and not with more', async () => {
  const { rememberTransactions } = await load()
  const paying = (count: number) => ({ outMessages: Array.from({ length: count }, () => message({ source: ALICE })) })
  rememberTransactions(listOf(at(1, paying(20)), at(2, paying(21))), ['toncenter'])
  expect(await seenOf(1, 2)).toEqual([1])
})

test('facts of every list about the parties of a seen transaction are remembered, and about no others', async () => {
  const { rememberTransactions, seenTransaction } = await load()
  const fact = { isWallet: true, name: null, isScam: true }
  const paid = at(1, { inMessage: message({ source: BOB }) })
  rememberTransactions({ ...listOf(paid), known: { [BOB]: fact, [CAROL]: fact } }, ['tonapi'])
  expect(seenTransaction(hashOf(1))?.known).toEqual({ [BOB]: fact })
  rememberTransactions({ ...listOf(paid), known: { [ALICE]: fact } }, ['toncenter'])
  expect(seenTransaction(hashOf(1))?.known).toEqual({ [ALICE]: fact, [BOB]: fact })
})
