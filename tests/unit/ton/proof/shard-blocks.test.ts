import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { proveOlderBlock } from '../../../../src/ton/proof/older-block.ts'
import { type BlockLink, proveShardBlock } from '../../../../src/ton/proof/shard-blocks.ts'
import { blockExtraOf, blockOf, idOf, stateExtraOf, stateOf, WHOLE } from './support/chain.ts'
import { bagOf, proofOf } from './support/merkle.ts'

const [LEFT, RIGHT, FAR] = ['4000000000000000', 'c000000000000000', 'e000000000000000']
const shard = (seqno: number, id = WHOLE) => ({ workchain: 0, shard: id, seqno })
const master = (seqno: number) => ({ workchain: -1, shard: WHOLE, seqno })
const before = idOf(beginCell().endCell(), shard(1))
const masterBefore = idOf(beginCell().endCell(), master(4))

// One shard, which splits after 2 and is one again in 4.
const second = blockOf({ ...shard(2), previous: [before] })
const left = blockOf({ ...shard(3, LEFT), previous: [second.id], isSplit: true })
const right = blockOf({ ...shard(3, RIGHT), previous: [second.id], isSplit: true })
const merged = blockOf({ ...shard(4), previous: [left.id, right.id] })
const top = blockOf({ ...shard(5), previous: [merged.id] })
const withTips = (...tips: Parameters<typeof blockExtraOf>[0]) =>
  blockOf({ ...master(5), previous: [masterBefore], custom: blockExtraOf(tips) })
const committing = withTips(top.id)

const link = (from: { root: typeof top.root }, to: { id: typeof top.id }): BlockLink => ({
  proof: bagOf(proofOf(from.root)),
  id: to.id,
})
const chain = [link(committing, top), link(top, merged), link(merged, left), link(left, second)]

test('a masterchain block proves the newest block of a shard and its predecessors', async () => {
  for (let links = 1; links <= chain.length; links++) {
    const { id } = chain[links - 1]!
    const answer = await proveShardBlock(chain.slice(0, links), committing.id, id)
    expect(answer).toEqual({ kind: 'proved', facts: id })
  }
  const other = [...chain.slice(0, 2), link(merged, right), link(right, second)]
  expect((await proveShardBlock(other, committing.id, second.id)).kind).toBe('proved')
})

test('shard blocks are found at any depth, in a masterchain block and in its state', async () => {
  const far = blockOf({ ...shard(3, FAR), previous: [second.id] })
  const near = blockOf({ ...shard(3, 'a000000000000000'), previous: [second.id] })
  const tips = [left.id, far.id, near.id]
  const own = withTips(...tips)
  const state = stateOf(master(6), beginCell().endCell(), stateExtraOf(tips, []))
  const stated = blockOf({ ...master(6), previous: [own.id], state })
  for (const id of tips) {
    expect((await proveShardBlock([{ proof: bagOf(own.root), id }], own.id, id)).kind).toBe('proved')
    const proof = bagOf(proofOf(stated.root), proofOf(state))
    expect((await proveShardBlock([{ proof, id }], stated.id, id)).kind).toBe('proved')
  }
  for (const id of [right.id, second.id, { ...far.id, shard: 'f000000000000000' }, { ...left.id, workchain: 1 }]) {
    const answer = await proveShardBlock([{ proof: bagOf(own.root), id }], own.id, id)
    expect(answer).toMatchObject({ kind: 'contradicted', evidence: { what: 'shard block' } })
  }
})

test('a link to a block that is not referenced is a contradiction', async () => {
  const stranger = blockOf({ ...shard(4), previous: [before] })
  const [first] = chain
  expect(await proveShardBlock([link(committing, merged)], committing.id, merged.id)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'shard block' },
  })
  expect(await proveShardBlock([first!, link(top, stranger)], committing.id, stranger.id)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'previous block' },
  })
  // the right hashes under another seqno, shard or file
  for (const wrong of [{ seqno: 3 }, { shard: LEFT }, { fileHash: '0'.repeat(64) }]) {
    const id = { ...merged.id, ...wrong }
    expect(await proveShardBlock([first!, { ...chain[1]!, id }], committing.id, id)).toMatchObject({
      kind: 'contradicted',
      evidence: { what: 'previous block' },
    })
  }
})

test('a chain of links that is empty, ends elsewhere or skips a step is a contradiction', async () => {
  const contradicted = { kind: 'contradicted' }
  expect(await proveShardBlock([], committing.id, second.id)).toMatchObject(contradicted)
  expect(await proveShardBlock([], committing.id, committing.id)).toMatchObject(contradicted)
  expect(await proveShardBlock(chain.slice(0, 3), committing.id, second.id)).toMatchObject(contradicted)
  expect(await proveShardBlock([chain[0]!, ...chain.slice(2)], committing.id, second.id)).toMatchObject(contradicted)
  expect(await proveShardBlock(chain, masterBefore, second.id)).toMatchObject(contradicted)
})

test('proofs that lack the reference to the next block prove nothing', async () => {
  const custom = committing.extra.refs[3]!
  const pruned = [
    [{ proof: bagOf(proofOf(committing.root, custom)), id: top.id }],
    [{ proof: bagOf(proofOf(committing.root, custom.refs[0]!)), id: top.id }],
    [chain[0]!, { proof: bagOf(proofOf(top.root, top.header)), id: merged.id }],
    [chain[0]!, chain[1]!, { proof: bagOf(proofOf(merged.root, merged.header.refs[1]!)), id: left.id }],
  ]
  for (const links of pruned)
    expect(await proveShardBlock(links, committing.id, links.at(-1)!.id)).toEqual({
      kind: 'unproved',
      missing: { why: 'incomplete' },
    })
})

test('a shard block cannot commit other blocks', async () => {
  const basechain = blockOf({ ...shard(9), previous: [before], custom: blockExtraOf([top.id]) })
  expect(await proveShardBlock([link(basechain, top)], basechain.id, top.id)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'header' },
  })
})

const older = [masterBefore, committing.id].map((id, at) => ({ id, isKeyBlock: at === 0 }))
const state = stateOf(master(9), beginCell().endCell(), stateExtraOf([], older))
const head = blockOf({ ...master(9), previous: [committing.id], state })
const [headProof, stateProof] = [bagOf(proofOf(head.root, head.extra)), bagOf(proofOf(state))]

test('an older masterchain block is proved by the state of a newer one', async () => {
  const prove = (id: typeof head.id) => proveOlderBlock(headProof, stateProof, head.id, id)
  expect(await prove(masterBefore)).toEqual({ kind: 'proved', facts: { isKeyBlock: true } })
  expect(await prove(committing.id)).toEqual({ kind: 'proved', facts: { isKeyBlock: false } })
})

test('another block at a seqno, a missing one, or a wrong order is a contradiction', async () => {
  const prove = (id: typeof head.id) => proveOlderBlock(headProof, stateProof, head.id, id)
  const wrong = { kind: 'contradicted', evidence: { what: 'older block' } }
  expect(await prove({ ...committing.id, rootHash: '1'.repeat(64) })).toMatchObject(wrong)
  expect(await prove({ ...committing.id, fileHash: '1'.repeat(64) })).toMatchObject(wrong)
  expect(await prove({ ...committing.id, seqno: 6 })).toMatchObject(wrong)
  for (const seqno of [9, 10])
    expect(await prove({ ...committing.id, seqno })).toEqual({
      kind: 'contradicted',
      evidence: { what: 'order', expected: '< 9', found: `${seqno}` },
    })
  expect(await prove({ ...committing.id, workchain: 0 })).toMatchObject({ evidence: { what: 'header' } })
})

test('a state without its list of older blocks proves nothing, and another block’s state is a contradiction', async () => {
  const custom = state.refs[3]!
  const inner = custom.refs[1]!
  for (const dropped of [custom, inner, inner.refs[0]!]) {
    const answer = await proveOlderBlock(headProof, bagOf(proofOf(state, dropped)), head.id, committing.id)
    expect(answer).toEqual({ kind: 'unproved', missing: { why: 'incomplete' } })
  }
  const other = stateOf(master(9), beginCell().endCell(), stateExtraOf([before], older))
  expect(await proveOlderBlock(headProof, bagOf(proofOf(other)), head.id, committing.id)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'state' },
  })
})
