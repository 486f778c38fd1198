import { beginCell, type Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { proveAccount } from '../../../../src/ton/proof/account-proof.ts'
import { blockOf, idOf, shardAccountsOf, stateOf, WHOLE } from './support/chain.ts'
import { bagOf, proofOf } from './support/merkle.ts'

const [ALICE, BOB, CAROL] = ['1a'.repeat(32), '1b'.repeat(32), 'c3'.repeat(32)]
const [code, data] = [1, 2].map(number => beginCell().storeUint(number, 8).endCell())

/** `Account` with a code and data, or without a state. */
function accountOf(hash: string, isActive: boolean): Cell {
  const cell = beginCell().storeUint(0b1100, 4).storeUint(0, 8).storeBuffer(Buffer.from(hash, 'hex'))
  cell.storeUint(1, 3).storeUint(9, 8).storeUint(0, 3).storeUint(0, 3).storeUint(5, 32).storeBit(0)
  cell.storeUint(78, 64).storeCoins(1_234n).storeBit(0).storeBit(isActive)
  if (isActive) cell.storeUint(0, 2).storeMaybeRef(code).storeMaybeRef(data).storeBit(0)
  else cell.storeBit(0)
  return cell.endCell()
}

const [alice, bob] = [accountOf(ALICE, true), accountOf(BOB, false)]
const place = { workchain: 0, shard: WHOLE, seqno: 9 }
const before = idOf(beginCell().endCell(), { ...place, seqno: 8 })
const accounts = shardAccountsOf({ [ALICE]: alice, [BOB]: bob })
const state = stateOf(place, accounts)
const block = blockOf({ ...place, previous: [before], state })
const bothProofs = (...dropped: Cell[]) => bagOf(proofOf(block.root, block.extra), proofOf(state, ...dropped))
const none = new Uint8Array()
const leaf = { lastHash: `${'0'.repeat(62)}42`, lastLt: '77' }

test('proveAccount proves an account’s cell and returns its contents', async () => {
  const hash = (cell: Cell | undefined) => cell!.hash().toString('hex')
  const active = { status: 'active', balance: '1234', codeHash: hash(code), dataHash: hash(data) }
  const uninit = { status: 'uninit', balance: '1234', codeHash: null, dataHash: null }
  expect(await proveAccount(bothProofs(), bagOf(alice), block.id, `0:${ALICE}`)).toEqual({
    kind: 'proved',
    facts: { ...leaf, hash: hash(alice), state: active },
  })
  expect(await proveAccount(bothProofs(alice, bob), bagOf(bob), block.id, `0:${BOB}`)).toEqual({
    kind: 'proved',
    facts: { ...leaf, hash: hash(bob), state: uninit },
  })
  expect(await proveAccount(bothProofs(alice), null, block.id, `0:${ALICE}`)).toEqual({
    kind: 'proved',
    facts: { ...leaf, hash: hash(alice), state: null },
  })
})

test('proveAccount proves that an account is absent, also in an empty state', async () => {
  expect(await proveAccount(bothProofs(), none, block.id, `0:${CAROL}`)).toEqual({ kind: 'proved', facts: null })
  const empty = stateOf(place, shardAccountsOf({}))
  const own = blockOf({ ...place, previous: [before], state: empty })
  const proof = bagOf(proofOf(own.root), proofOf(empty))
  expect(await proveAccount(proof, none, own.id, `0:${ALICE}`)).toEqual({ kind: 'proved', facts: null })
})

test('a pruned account is proved neither present nor absent', async () => {
  const unproved = { kind: 'unproved', missing: { why: 'incomplete' } }
  for (const dropped of [accounts, accounts.refs[0]!, accounts.refs[0]!.refs[0]!])
    expect(await proveAccount(bothProofs(dropped), none, block.id, `0:${ALICE}`)).toEqual(unproved)
  const update = block.root.refs[2]!
  const proof = bagOf(proofOf(block.root, update), proofOf(state))
  expect(await proveAccount(proof, none, block.id, `0:${CAROL}`)).toEqual(unproved)
})

test('another account state than the proof’s is a contradiction with both hashes', async () => {
  const [own, other] = [alice, bob].map(cell => cell.hash().toString('hex'))
  const contradicted = (expected: string | null, found: string | null) => ({
    kind: 'contradicted',
    evidence: { what: 'account', expected, found },
  })
  const prove = (bytes: Uint8Array, account: string) => proveAccount(bothProofs(), bytes, block.id, `0:${account}`)
  expect(await prove(bagOf(bob), ALICE)).toEqual(contradicted(own!, other!))
  expect(await prove(none, ALICE)).toEqual(contradicted(own!, null))
  expect(await prove(bagOf(alice), CAROL)).toEqual(contradicted(null, own!))
})

test('the state of another block is a contradiction', async () => {
  const later = { ...place, seqno: 10 }
  const moved = stateOf(later, shardAccountsOf({ [ALICE]: bob }))
  const proof = bagOf(proofOf(block.root), proofOf(moved))
  expect(await proveAccount(proof, bagOf(bob), block.id, `0:${ALICE}`)).toEqual({
    kind: 'contradicted',
    evidence: { what: 'state', expected: state.hash().toString('hex'), found: moved.hash().toString('hex') },
  })
  // A block's state always has its seqno and shard: wrong ids simulate a mismatch.
  for (const other of [{ seqno: 10 }, { shard: '4000000000000000' }, { workchain: -1 }]) {
    const answer = await proveAccount(bothProofs(), none, { ...block.id, ...other }, `${other.workchain ?? 0}:${ALICE}`)
    expect(answer).toMatchObject({ kind: 'contradicted', evidence: { what: 'header' } })
    const headless = bagOf(proofOf(block.root, block.extra, block.header), proofOf(state))
    const unheld = await proveAccount(headless, none, { ...block.id, ...other }, `${other.workchain ?? 0}:${ALICE}`)
    expect(unheld).toMatchObject({ kind: 'contradicted', evidence: { what: 'state' } })
  }
})

test('no account is proved absent by the state of another shard', async () => {
  const half = { ...place, shard: 'c000000000000000' }
  const other = stateOf(half, shardAccountsOf({ [CAROL]: bob }))
  const own = blockOf({ ...half, previous: [before], state: other })
  const proof = bagOf(proofOf(own.root), proofOf(other))
  expect(await proveAccount(proof, none, own.id, `0:${ALICE}`)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'shard' },
  })
  expect((await proveAccount(proof, null, own.id, `0:${CAROL}`)).kind).toBe('proved')
})

test('an account proof with one root, three roots or swapped roots is a contradiction', async () => {
  const [one, two] = [proofOf(block.root), proofOf(state)]
  for (const roots of [[one], [one, two, two], [two, one]])
    expect((await proveAccount(bagOf(...roots), none, block.id, `0:${CAROL}`)).kind).toBe('contradicted')
})
