import { beginCell, type Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { proveConfiguration } from '../../../../src/ton/proof/configuration.ts'
import { blockExtraOf, blockOf, idOf, shardAccountsOf, stateExtraOf, stateOf, WHOLE } from './support/chain.ts'
import { bagOf, proofOf } from './support/merkle.ts'
import { configCell } from './support/validators.ts'

const place = (seqno: number) => ({ workchain: -1, shard: WHOLE, seqno })
const before = idOf(beginCell().endCell(), place(1))
const shardBlock = idOf(beginCell().storeUint(2, 8).endCell(), { workchain: 0, shard: WHOLE, seqno: 4 })
const hashOf = (cell: Cell) => cell.hash().toString('hex')
const parameter = (value: number) => beginCell().storeUint(value, 32).endCell()
const config = configCell({ 8: parameter(1), 43: parameter(2) })
const otherConfig = configCell({ 8: parameter(3), 43: parameter(2) })

const stateWith = (seqno: number, own: Cell) =>
  stateOf(place(seqno), shardAccountsOf({}), stateExtraOf([shardBlock], [], own))
const state = stateWith(6, config)
const block = blockOf({ ...place(6), previous: [before], state })
const header = bagOf(proofOf(block.root, block.extra))
const proved = { kind: 'proved', facts: hashOf(config) }
const incomplete = { kind: 'unproved', missing: { why: 'incomplete' } }

test.each([
  ['in full', []],
  ['as a pruned branch', [config]],
  ['without one of its parameters', [parameter(2)]],
])('the configuration after a masterchain block is proved by its hash: %s', async (_, dropped) => {
  expect(await proveConfiguration([header, bagOf(proofOf(state, ...dropped))], block.id)).toEqual(proved)
  expect(await proveConfiguration([bagOf(proofOf(block.root), proofOf(state, ...dropped))], block.id)).toEqual(proved)
})

test('a key block proves the configuration in it', async () => {
  const key = blockOf({ ...place(7), previous: [block.id], isKeyBlock: true, custom: blockExtraOf([], otherConfig) })
  const facts = hashOf(otherConfig)
  expect(await proveConfiguration([bagOf(proofOf(key.root, otherConfig))], key.id)).toEqual({ kind: 'proved', facts })
})

test('a block without a configuration proves none', async () => {
  const plain = blockOf({ ...place(6), previous: [before], custom: blockExtraOf([shardBlock]) })
  expect(await proveConfiguration([bagOf(plain.root)], plain.id)).toEqual(incomplete)
})

test('a proof without the path to the configuration proves none', async () => {
  const custom = state.refs[3]!
  expect(await proveConfiguration([header, bagOf(proofOf(state, custom))], block.id)).toEqual(incomplete)
  const withoutUpdate = bagOf(proofOf(block.root, block.root.refs[2]!))
  expect(await proveConfiguration([withoutUpdate, bagOf(proofOf(state))], block.id)).toEqual(incomplete)
  expect(await proveConfiguration([new Uint8Array()], block.id)).toEqual(incomplete)
})

test('another block, state or configuration is a contradiction', async () => {
  const contradicted = (what: string) => ({ kind: 'contradicted', evidence: { what } })
  const own = bagOf(proofOf(state, config))
  const later = blockOf({ ...place(7), previous: [block.id], state: stateWith(7, otherConfig) })
  expect(await proveConfiguration([bagOf(proofOf(later.root)), own], block.id)).toMatchObject(contradicted('block'))
  for (const other of [stateWith(7, config), stateWith(6, otherConfig)])
    expect(await proveConfiguration([header, bagOf(proofOf(other))], block.id)).toMatchObject(contradicted('state'))
  const ofShard = { ...block.id, workchain: 0 }
  expect(await proveConfiguration([header, own], ofShard)).toMatchObject(contradicted('header'))
})

test('a configuration proof truncated at any byte proves nothing', async () => {
  const own = bagOf(proofOf(block.root), proofOf(state, config))
  for (let length = 0; length < own.length; length++)
    expect((await proveConfiguration([own.subarray(0, length)], block.id)).kind).not.toBe('proved')
})

test('a pruned branch with another configuration’s hash is not accepted', async () => {
  // The hash of another configuration is in the branch; the proof claims the hash of the true state.
  const own = bagOf(proofOf(block.root), proofOf(state, config))
  const [from, to] = [config.hash(), otherConfig.hash()]
  const at = Buffer.from(own).indexOf(from)
  expect(at).toBeGreaterThan(0)
  const forged = Uint8Array.from([...own.subarray(0, at), ...to, ...own.subarray(at + to.length)])
  expect((await proveConfiguration([forged], block.id)).kind).toBe('contradicted')
})
