import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCheckedHead } from '../../../src/providers/bytes/transaction-head.ts'
import { TonBytesError } from '../../../src/ton/cell.ts'
import { anyTransaction, transactionCell } from '../ton/support/chain.ts'

/** The indexer's answer, as far as it is read here, for the bytes of a transaction. */
const answerOf = (transaction: Parameters<typeof transactionCell>[0], workchain: number) => {
  const cell = transactionCell(transaction)
  const account = cell.beginParse().skip(4).loadBuffer(32).toString('hex')
  return {
    hash: cell.hash().toString('hex'),
    account: { address: `${workchain}:${account}` },
    raw: cell.toBoc().toString('hex'),
  }
}

function read(answer: unknown, asked: string) {
  try {
    return readCheckedHead(answer, asked)
  } catch (error) {
    if (error instanceof TonBytesError) return undefined
    throw error
  }
}

test('readCheckedHead reads the time of any valid transaction bytes', () => {
  fc.assert(
    fc.property(anyTransaction, fc.constantFrom(0, -1), (transaction, workchain) => {
      const answer = answerOf(transaction, workchain)
      const now = transactionCell(transaction)
        .beginParse()
        .skip(4 + 256 + 64 + 256 + 64)
        .loadUint(32)
      expect(readCheckedHead(answer, answer.hash)).toMatchObject({ account: answer.account.address, utime: now })
    }),
  )
})

test('readCheckedHead rejects bytes with one changed digit', () => {
  fc.assert(
    fc.property(anyTransaction, fc.nat(), fc.integer({ min: 1, max: 15 }), (transaction, place, by) => {
      const answer = answerOf(transaction, 0)
      const at = place % answer.raw.length
      const digit = ((Number.parseInt(answer.raw[at] ?? '', 16) + by) % 16).toString(16)
      const raw = answer.raw.slice(0, at) + digit + answer.raw.slice(at + 1)
      expect(read({ ...answer, raw }, answer.hash)).toBeUndefined()
    }),
  )
})

test.each([null, 7, 'text', [], {}, { account: null, raw: null }, { account: { address: '0:12' }, raw: 'b5ee' }])(
  'readCheckedHead reads nothing from %j',
  answer => expect(readCheckedHead(answer, 'ab'.repeat(32))).toBeUndefined(),
)

test('readCheckedHead rejects bytes of another account than the answer names', () => {
  fc.assert(
    fc.property(anyTransaction, transaction => {
      const answer = answerOf(transaction, 0)
      const stranger = `0:${(answer.account.address.endsWith('5') ? '6' : '5').repeat(64)}`
      expect(read({ ...answer, account: { address: stranger } }, answer.hash)).toBeUndefined()
    }),
  )
})

test('readCheckedHead rejects the bytes of another transaction than requested', () => {
  fc.assert(
    fc.property(anyTransaction, transaction => {
      expect(read(answerOf(transaction, 0), 'ab'.repeat(32))).toBeUndefined()
    }),
  )
})
