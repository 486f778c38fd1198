import { createHash } from 'node:crypto'
import { Cell } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import { applyMerkleUpdate } from '../../scripts/localnet/chain/merkle-update.ts'
import type { ChainBlock, Network } from '../../scripts/localnet/chain/types.ts'
import { blockParser, part } from './support/block-parser.ts'
import { blocksOf, imbalance, openFixed } from './support/history.ts'

let network: Network
let blocks: ChainBlock[]
beforeAll(async () => {
  network = await openFixed('mini', false)
  for (let step = 0; step < 8; step++) await network.step()
  blocks = blocksOf(network.chain)
})

const rootOf = (block: ChainBlock) => Cell.fromBoc(block.boc)[0]!
const hex = (bytes: Buffer) => bytes.toString('hex')

test('the same seed and time produce the same chain, bit for bit', () => {
  expect(hex(network.chain.head(-1).rootHash)).toMatchInlineSnapshot(
    `"d49d8998af1d3ca8fa893910006ebfbd1310e4320e7a516d12d5d3673bbcdd47"`,
  )
})

test('a block’s root and file hash are those of its cell and its file', () => {
  for (const block of blocks) {
    expect(hex(rootOf(block).hash())).toBe(hex(block.rootHash))
    expect(createHash('sha256').update(block.boc).digest('hex')).toBe(hex(block.fileHash))
  }
})

test('value flows balance in every block', () => {
  for (const block of blocks) expect(imbalance(block), `block ${block.workchain}:${block.seqno}`).toBe(0n)
})

test('every block references its predecessor, and a shard block its masterchain block', () => {
  for (const block of blocks) {
    const before = network.chain.block(block.workchain, block.seqno - 1)!
    expect(block.prev).toEqual([expect.objectContaining({ seqno: before.seqno, rootHash: before.rootHash })])
    if (block.workchain === 0) expect(block.masterRef?.seqno).toBe(block.seqno - 1)
    else expect(block.shards.map(({ seqno }) => seqno)).toEqual([block.seqno])
  }
})

test('a block’s logical time starts at a multiple of a million above everything it references', () => {
  for (const block of blocks) {
    expect(block.startLt % 1_000_000n).toBe(0n)
    expect(block.startLt).toBeGreaterThan(network.chain.block(block.workchain, block.seqno - 1)!.endLt)
    for (const { lt, transaction } of block.transactions) {
      expect(lt > block.startLt && lt < block.endLt).toBe(true)
      for (const { info } of transaction.outMessages.values()) {
        if (info.type !== 'external-in') expect(info.createdLt).toBeLessThan(block.endLt)
      }
    }
  }
})

test('a masterchain block has its tick, the fees for the elector, and its tock', () => {
  const head = network.chain.head(-1)
  const kinds = head.transactions.map(({ transaction }) => transaction.description.type)
  expect(kinds).toEqual(['tick-tock', 'generic', 'tick-tock'])
  expect(head.transactions[1]!.transaction.inMessage?.info.src?.toString()).toMatch(/^Ef8A{40,}/)
  expect(head.valueFlow.recovered).toBeGreaterThan(2_700_000_000n)
})

test('the parser generated from the official block.tlb reads every block', async () => {
  const parser = await blockParser()
  for (const block of blocks) {
    const parsed = parser.loadBlock(rootOf(block).beginParse())
    expect(parsed.global_id).toBe(-217)
    expect(parsed.info).toMatchObject({ seq_no: block.seqno, start_lt: block.startLt, end_lt: block.endLt })
    expect(parsed.value_flow.kind).toBe('ValueFlow_value_flow_v2')
    expect(parsed.extra.custom.kind).toBe(block.workchain === -1 ? 'Maybe_just' : 'Maybe_nothing')
  }
})

test('the new state follows from the old state and the block’s update', async () => {
  const parser = await blockParser()
  const { chain } = network
  if (!(chain instanceof Chain)) throw new Error('Only the chain itself hands out states')
  for (let step = 0; step < 3; step++) {
    const before = { 0: chain.sealer.states.get(0), '-1': chain.sealer.states.get(-1) }
    await network.step()
    for (const workchain of [0, -1] as const) {
      const block = chain.head(workchain)
      const after = applyMerkleUpdate(before[workchain], part(rootOf(block), 2))
      expect(hex(after.hash())).toBe(hex(block.stateHash))
      expect(parser.loadShardStateUnsplit(after.beginParse()).seq_no).toBe(block.seqno)
    }
  }
})
