import { expect, test } from 'vitest'
import type { Account } from '../../../src/domain/account/account.ts'
import { compareAccount, compareBlock, compareTransaction } from '../../../src/domain/proof/verdicts.ts'

const HASH = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)
const said: Account = {
  address: `0:${HASH}`,
  state: 'active',
  balance: '5000000000',
  lastTransaction: { hash: HASH, lt: '7' },
  codeHash: HASH,
  dataHash: null,
}
const proved = {
  hash: HASH,
  lastHash: HASH,
  lastLt: '7',
  state: { status: 'active', balance: '5000000000', codeHash: HASH, dataHash: null },
} as const

test('account values equal to the signed ones are “same”', () => {
  const figures = compareAccount(said, proved)
  expect(Object.keys(figures)).toEqual(['balance', 'state', 'lastTransaction', 'codeHash', 'dataHash'])
  expect(Object.values(figures).map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'same', 'same'])
})

test.each([
  ['balance', { balance: '6000000000' }, '6 TON', '5 TON'],
  ['state', { state: 'frozen' }, 'frozen', 'active'],
  ['lastTransaction', { lastTransaction: { hash: OTHER, lt: '7' } }, OTHER, HASH],
  ['codeHash', { codeHash: OTHER }, OTHER, HASH],
  ['dataHash', { dataHash: OTHER }, OTHER, '—'],
] as const)('a changed %s of an account is reported with the signed value', (name, change, expectedSaid, signed) => {
  const figures = compareAccount({ ...said, ...change }, proved)
  expect(figures[name]).toMatchObject({ kind: 'other', said: expectedSaid, meant: signed })
  expect(Object.values(figures).filter(({ kind }) => kind !== 'same')).toHaveLength(1)
})

test('account values after another last transaction are of another moment', () => {
  const figures = compareAccount({ ...said, balance: '1', lastTransaction: { hash: OTHER, lt: '8' } }, proved)
  expect(figures.balance).toMatchObject({ kind: 'apart' })
  expect(figures.lastTransaction).toMatchObject({ kind: 'apart', said: OTHER, meant: HASH })
})

test('an absent account has no balance, and hashes still being computed have no verdict', () => {
  const none: Account = { ...said, state: 'uninitialized', balance: '0', lastTransaction: null, codeHash: undefined }
  const figures = compareAccount(none, null)
  expect(figures).toMatchObject({
    balance: { kind: 'same' },
    state: { kind: 'same' },
    lastTransaction: { kind: 'same' },
  })
  expect(figures.codeHash).toBeUndefined()
  expect(compareAccount({ ...none, balance: '9' }, null).balance).toMatchObject({
    kind: 'other',
    said: '0.000000009 TON',
  })
})

const header = {
  workchain: 0,
  shard: '8000000000000000',
  seqno: 7,
  rootHash: HASH,
  fileHash: HASH,
  globalId: -239,
  version: 0,
  genUtime: 1_700_000_000,
  previous: [],
  beforeSplit: false,
}
const block = { workchain: 0, shard: '8000000000000000', seqno: 7, rootHash: HASH, fileHash: HASH }
const signed = { utime: 1_700_000_000, globalId: -239, version: 0, fees: '1', transactions: [] }

test.each([
  ['genUtime', { genUtime: 1_700_000_001 }],
  ['globalId', { globalId: -3 }],
  ['version', { version: 1 }],
] as const)('a changed %s of a block is reported as different', (name, change) => {
  expect(Object.values(compareBlock(header, block, signed)).map(({ kind }) => kind)).toEqual(Array(4).fill('same'))
  expect(compareBlock({ ...header, ...change }, block, signed)[name]).toMatchObject({ kind: 'other' })
})

test.each([
  ['globalId', { globalId: null }, -239],
  ['version', { version: null }, 0],
] as const)('a missing %s of a block is replaced by the signed one', (name, change, expected) => {
  const figures = compareBlock({ ...header, ...change }, block, signed)
  expect(figures[name]).toEqual({ kind: 'same', shown: null, signed: expected })
})

test('the hash of a block is compared with the proved one', () => {
  const figures = compareBlock({ ...header, rootHash: OTHER }, block, signed)
  expect(figures.claim).toMatchObject({ kind: 'other', shown: OTHER, signed: HASH })
})

test('a transaction’s block is compared with the proved one', () => {
  expect(compareTransaction(HASH, block, block).block).toMatchObject({ kind: 'same' })
  expect(compareTransaction(HASH, null, block).block).toMatchObject({ kind: 'same', signed: '(0,8000000000000000,7)' })
  expect(compareTransaction(HASH, { ...block, seqno: 8 }, block).block).toEqual({
    shown: '(0,8000000000000000,8)',
    signed: '(0,8000000000000000,7)',
    kind: 'other',
    said: '(0,8000000000000000,8)',
    meant: '(0,8000000000000000,7)',
  })
})
