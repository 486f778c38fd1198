import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { createHasher } from '../../../../src/ton/cell-hash.ts'
import { type ReadTransaction, stateFault } from '../../../../src/ton/replay/job.ts'

const account = beginCell().storeUint(7, 8).endCell()
const hex = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32)
const [LAST, FIRST, SECOND, THIRD] = [1, 2, 3, 4].map(hex) as [string, string, string, string]

/** `ShardAccount` whose last transaction is `LAST` at lt 9. */
const state = readBoc(
  new Uint8Array(
    beginCell().storeRef(account).storeBuffer(Buffer.from(LAST, 'hex')).storeUint(9, 64).endCell().toBoc(),
  ),
)

const step = (hash: string, prevHash: string, prevLt: string): ReadTransaction => ({
  hash,
  prevHash,
  prevLt,
  before: account.hash().toString('hex'),
  cause: 'tick',
  lt: '10',
  utime: 1,
  initialGas: null,
})
const first = step(FIRST, LAST, '9')
const second = step(SECOND, FIRST, '10')
const third = step(THIRD, SECOND, '11')

test.each([
  ['the state and all that follow it', [first, second, third], null],
  ['nothing after it', [], 'last-transaction'],
  ['another hash of the transaction before', [{ ...first, prevHash: THIRD }], 'last-transaction'],
  ['another lt of the transaction before', [{ ...first, prevLt: '8' }], 'last-transaction'],
  ['another account', [{ ...first, before: hex(5) }], 'state'],
  ['a second one that follows another', [first, { ...second, prevHash: THIRD }], 'history'],
  ['a third one that follows another', [first, second, { ...third, prevHash: FIRST }], 'history'],
  ['the same in another order', [first, third, second], 'history'],
] as const)('stateFault compares a state with the transactions after it: %s', (_, transactions, fault) => {
  expect(stateFault(state, transactions, createHasher())).toBe(fault)
})
