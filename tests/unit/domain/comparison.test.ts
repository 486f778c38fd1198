import { describe, expect, test } from 'vitest'
import type { Account } from '../../../src/domain/account/account.ts'
import { accountStatement } from '../../../src/domain/compare/account.ts'
import { blockStatement, headStatement, leadText } from '../../../src/domain/compare/block.ts'
import { compareStatements } from '../../../src/domain/compare/comparison.ts'
import { supplyStatement } from '../../../src/domain/compare/supply.ts'
import { ALICE } from '../../support/transaction.ts'

const [ONE, TWO] = ['11'.repeat(32), '22'.repeat(32)]
const account: Account = {
  address: ALICE,
  state: 'active',
  balance: '1500000000',
  lastTransaction: { hash: ONE, lt: '9007199254740993' },
  codeHash: ONE,
  dataHash: TWO,
}
const withAccount = (other: Partial<Account>, shown: Partial<Account> = {}) =>
  compareStatements(accountStatement({ ...account, ...shown }), accountStatement({ ...account, ...other }))

describe('comparing two statements of an account', () => {
  test('account statements with the same last transaction agree on all shared values', () => {
    expect(withAccount({})).toEqual({
      kind: 'agrees',
      names: ['balance', 'status', 'last transaction', 'code hash', 'data hash'],
    })
    expect(accountStatement(account)).toMatchObject({
      when: ' at logical time 9007199254740993',
      values: { balance: '1.5 TON', status: 'active' },
    })
  })

  test.each([
    [{ balance: '1500000001' }, 'balance'],
    [{ state: 'frozen' as const }, 'status'],
    [{ lastTransaction: { hash: TWO, lt: '9007199254740993' } }, 'last transaction'],
    [{ codeHash: TWO }, 'code hash'],
    [{ dataHash: ONE }, 'data hash'],
  ])('account statements differ by %j', (other, name) => {
    expect(withAccount(other)).toEqual({ kind: 'differs', names: [name] })
  })

  test('account statements with different last transactions are not compared, by exact logical times', () => {
    const lt = '9007199254740992'
    const moved = { balance: '1', lastTransaction: { hash: TWO, lt } }
    expect(withAccount(moved)).toEqual({ kind: 'moved-on', gap: -1n })
    expect(withAccount({}, moved)).toEqual({ kind: 'moved-on', gap: 1n })
  })

  test('comparing accounts ignores values that one statement lacks', () => {
    const poor = { balance: null, codeHash: null, dataHash: undefined, state: 'unknown' as const }
    expect(withAccount(poor)).toEqual({ kind: 'agrees', names: ['last transaction'] })
  })

  test('account statements are not compared if the last transaction of one is unknown', () => {
    const poor = { lastTransaction: null }
    expect(accountStatement({ ...account, ...poor })).toMatchObject({ at: null, when: ' at an unknown moment' })
    expect(withAccount(poor)).toEqual({ kind: 'undated' })
    expect(withAccount({}, poor)).toEqual({ kind: 'undated' })
    expect(withAccount({ ...poor, balance: '1' }, poor)).toEqual({ kind: 'undated' })
  })

  test('two providers’ statements of an unused account agree', () => {
    const unused = {
      state: 'uninitialized' as const,
      balance: '0',
      lastTransaction: null,
      codeHash: null,
      dataHash: null,
    }
    expect(withAccount(unused, unused)).toEqual({ kind: 'agrees', names: ['balance', 'status'] })
  })
})

test('a statement that only one provider makes has a single source', () => {
  expect(compareStatements(accountStatement(account), null)).toEqual({ kind: 'single' })
})

describe('comparing two statements of a block', () => {
  const block = { rootHash: ONE, fileHash: TWO }

  test('block statements agree by both hashes and differ by either', () => {
    const compare = (other: typeof block) => compareStatements(blockStatement(block), blockStatement(other))
    expect(compare(block)).toEqual({ kind: 'agrees', names: ['root hash', 'file hash'] })
    expect(compare({ ...block, fileHash: ONE })).toEqual({ kind: 'differs', names: ['file hash'] })
    expect(compare({ rootHash: TWO, fileHash: ONE })).toEqual({ kind: 'differs', names: ['root hash', 'file hash'] })
    expect(compare({ rootHash: ONE, fileHash: '' })).toEqual({ kind: 'agrees', names: ['root hash'] })
    expect(compare({ rootHash: '', fileHash: '' })).toEqual({ kind: 'single' })
  })

  test('head statements are compared only at the same seqno', () => {
    const compare = (shown: number, other: number, rootHash = ONE) =>
      compareStatements(
        headStatement({ ...block, seqno: shown, stateRootHash: null }),
        headStatement({ ...block, rootHash, seqno: other, stateRootHash: null }),
      )
    expect(compare(1000, 1000)).toEqual({ kind: 'agrees', names: ['root hash', 'file hash'] })
    expect(compare(1000, 1000, TWO)).toEqual({ kind: 'differs', names: ['root hash'] })
    expect(compare(1000, 998, TWO)).toEqual({ kind: 'moved-on', gap: -2n })
  })
})

test.each([
  [2n, 2.5, 3.2, '2 blocks apart, about 5 s; the answers are 3 s apart.'],
  [-1n, undefined, 0.2, '1 block apart; the answers are 0 s apart.'],
  [-1234n, 0.4, 60, '1,234 blocks apart, about 494 s; the answers are 60 s apart.'],
])('the text for heads %s blocks of %s s apart, received within %s s', (gap, pace, later, text) => {
  expect(leadText(gap, pace, later)).toBe(text)
})

describe('comparing two statements of a supply', () => {
  const compare = (shown: string | null, other: string | null) =>
    compareStatements(supplyStatement(shown, 6), supplyStatement(other, 6))

  test('supply statements are compared to the smallest unit', () => {
    expect(compare('1000000000001', '1000000000001')).toEqual({ kind: 'agrees', names: ['total supply'] })
    expect(compare('1000000000001', '1000000000002')).toEqual({ kind: 'differs', names: ['total supply'] })
    expect(supplyStatement('1000000000001', 6).values).toEqual({ 'total supply': '1,000,000.000001' })
  })

  test('a supply has a single source if one provider gives none; zero is a supply', () => {
    expect(compare('5', null)).toEqual({ kind: 'single' })
    expect(compare(null, null)).toEqual({ kind: 'single' })
    expect(compare(null, '5')).toEqual({ kind: 'other', names: ['total supply'] })
    expect(compare('0', '0')).toEqual({ kind: 'agrees', names: ['total supply'] })
    expect(compare('0', '1')).toEqual({ kind: 'differs', names: ['total supply'] })
  })
})
