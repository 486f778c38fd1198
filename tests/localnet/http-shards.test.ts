import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefixOf } from '../../scripts/localnet/chain/shard.ts'
import type { ChainBlock, Network } from '../../scripts/localnet/chain/types.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { ask, askNode } from '../contract/support/wire.ts'
import { blocksOf, openFixed } from './support/history.ts'

const WHOLE = '8000000000000000'
const STEPS = 30

let network: Network
let served: Served
let shardBlocks: ChainBlock[]
let masters: ChainBlock[]
beforeAll(async () => {
  network = await openFixed('standard')
  served = await serve(network, { control: true })
  for (let step = 0; step < STEPS; step++) await network.step()
  shardBlocks = blocksOf(network.chain).filter(({ workchain }) => workchain === 0)
  masters = blocksOf(network.chain).filter(({ workchain }) => workchain === -1)
}, 180_000)
afterAll(async () => {
  await served.close()
  network.close()
})

const signed = (shard: string) => BigInt.asIntN(64, BigInt(`0x${shard}`)).toString()

describe('shards in both APIs', () => {
  const split = () => shardBlocks.find(({ flags, shard }) => flags.afterSplit && prefixOf(shard).length === 2)!
  const merge = () => shardBlocks.find(({ flags }) => flags.afterMerge)!
  type Header = { result: { id: { shard: string; seqno: number }; prev_blocks: { shard: string }[] } }
  const header = async ({ shard, seqno }: Pick<ChainBlock, 'shard' | 'seqno'>) => {
    const { value } = await askNode(served.origin, 'getBlockHeader', { workchain: 0, shard: signed(shard), seqno })
    return (value as Header).result
  }
  const indexed = async (id: string) => (await ask(served.origin, `/v2/blockchain/blocks/${id}`)).value

  test('both APIs return the flags and references of a block', async () => {
    expect(await header(split())).toMatchObject({ after_split: true, before_split: false, after_merge: false })
    const merged = await header(merge())
    expect(merged).toMatchObject({ after_merge: true, after_split: false })
    expect(merged.prev_blocks.map(({ shard }) => shard)).toEqual(merge().prev.map(({ shard }) => signed(shard)))
    expect(await header(split().prev[0]!)).toMatchObject({ before_split: true, want_split: true })
    expect(await header(merge().prev[0]!)).toMatchObject({ want_merge: true })
    const { shard, seqno, prev } = merge()
    expect(await indexed(`(0,${shard},${seqno})`)).toMatchObject({
      shard,
      after_merge: true,
      after_split: false,
      prev_refs: prev.map(ref => `(0,${ref.shard},${ref.seqno})`),
    })
  })

  test('both APIs list every shard of a masterchain block, its new blocks and their transactions', async () => {
    const master = masters.find(({ shards }) => shards.length === 3)!
    const { value } = await askNode(served.origin, 'shards', { seqno: master.seqno })
    const { result } = value as { result: { shards: { shard: string; seqno: number }[] } }
    expect(result.shards.map(({ shard }) => shard)).toEqual(master.shards.map(({ shard }) => signed(shard)))
    const path = `/v2/blockchain/masterchain/${master.seqno}`
    type Shards = { shards: { last_known_block_id: string }[] }
    const { shards } = (await ask(served.origin, `${path}/shards`)).value as Shards
    expect(shards.map(row => row.last_known_block_id)).toEqual(
      master.shards.map(ref => `(0,${ref.shard},${ref.seqno})`),
    )
    const committed = network.chain.committed(master.seqno)
    type Blocks = { blocks: { tx_quantity: number }[] }
    const { blocks } = (await ask(served.origin, `${path}/blocks`)).value as Blocks
    expect(blocks).toHaveLength(committed.length + 1)
    const { transactions } = (await ask(served.origin, `${path}/transactions`)).value as {
      transactions: { lt: number }[]
    }
    expect(transactions).toHaveLength(blocks.reduce((sum, block) => sum + block.tx_quantity, 0))
    expect(transactions.map(({ lt }) => lt)).toEqual(transactions.map(({ lt }) => lt).toSorted((a, b) => a - b))
    type Reduced = { blocks: { workchain_id: number; seqno: number; shards_blocks: string[]; parent: string[] }[] }
    const span = `from=${master.genUtime}&to=${master.genUtime}`
    const reduced = (await ask(served.origin, `/v2/blockchain/reduced/blocks?${span}`)).value as Reduced
    const row = reduced.blocks.find(block => block.workchain_id === -1 && block.seqno === master.seqno)!
    expect(row.shards_blocks).toHaveLength(3)
  })

  test('the node looks up a block by shard prefix and may return one of another shard', async () => {
    const child = shardBlocks.find(({ shard }) => shard === 'c000000000000000')!
    const { id } = await header({ shard: WHOLE, seqno: child.seqno })
    expect(id).toMatchObject({ shard: signed('c000000000000000'), seqno: child.seqno })
  })

  test('the control plane names the newest split and merge', async () => {
    const { value } = await ask(served.origin, '/control/state')
    type State = Record<'split' | 'merge', { before: string[]; after: string[] }> & { shards: string[] }
    const state = value as State
    expect([state.split.before.length, state.split.after.length]).toEqual([1, 2])
    expect([state.merge.before.length, state.merge.after.length]).toEqual([2, 1])
    for (const id of [...state.split.after, ...state.merge.after, ...state.shards]) {
      expect((await ask(served.origin, `/v2/blockchain/blocks/${id}`)).status).toBe(200)
    }
  })
})
