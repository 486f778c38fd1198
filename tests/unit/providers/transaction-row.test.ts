import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { transactionRow } from '../../../src/providers/index-v3/transaction-row.ts'
import { ALICE } from '../../support/transaction.ts'

const hashOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')

test.each<[string, unknown, unknown, boolean]>([
  ['differ', hashOf(1), hashOf(2), true],
  ['are the same', hashOf(1), hashOf(1), false],
  ['are not told of before', null, hashOf(2), false],
  ['are not told of after', hashOf(1), null, false],
  ['are no hashes', 'x', 7, false],
])('code counts as replaced only by hashes of states that %s: %s, %s', (_, before, after, isReplaced) => {
  const read = safeParse(transactionRow, {
    account: ALICE,
    hash: hashOf(3),
    lt: '10',
    now: 1_700_000_000,
    prev_trans_lt: '9',
    account_state_before: { hash: hashOf(4), code_hash: before },
    account_state_after: { hash: hashOf(5), code_hash: after },
  })
  expect(read.success && read.output.isCodeReplaced).toBe(isReplaced)
})
