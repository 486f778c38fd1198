import { beginCell, Cell, Dictionary } from '@ton/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import { applyMerkleUpdate } from '../../scripts/localnet/chain/merkle-update.ts'
import { holds, prefixOf, shardOf } from '../../scripts/localnet/chain/shard.ts'
import type { ChainBlock, Network } from '../../scripts/localnet/chain/types.ts'
import { blockParser, part } from './support/block-parser.ts'
import { blocksOf, imbalance, openFixed } from './support/history.ts'

const WHOLE = '8000000000000000'
const STEPS = 30

let network: Network
let shardBlocks: ChainBlock[]
let masters: ChainBlock[]
beforeAll(async () => {
  network = await openFixed('standard')
  for (let step = 0; step < STEPS; step++) await network.step()
  shardBlocks = blocksOf(network.chain).filter(({ workchain }) => workchain === 0)
  masters = blocksOf(network.chain).filter(({ workchain }) => workchain === -1)
}, 180_000)

const rootOf = (block: ChainBlock) => Cell.fromBoc(block.boc)[0]!
const find = ({ workchain, seqno, shard }: Pick<ChainBlock, 'workchain' | 'seqno' | 'shard'>) =>
  network.chain.block(workchain, seqno, shard)!
const name = ({ shard, seqno }: Pick<ChainBlock, 'shard' | 'seqno'>) => `${shard}:${seqno}`

describe('shards of the basechain', () => {
  test('shards split, split unevenly and merge again', () => {
    const sets = new Set(masters.map(({ shards }) => shards.map(({ shard }) => shard).join()))
    for (const wanted of [
      [WHOLE],
      ['4000000000000000', 'c000000000000000'],
      ['2000000000000000', '6000000000000000', 'c000000000000000'],
    ]) {
      expect([...sets]).toContain(wanted.join())
    }
    for (const { shards } of masters) {
      const covered = shards.reduce((sum, { shard }) => sum + 0.5 ** prefixOf(shard).length, 0)
      expect(covered).toBe(1)
    }
  })

  test('every shard block references its predecessors: the parent after a split, both children after a merge', () => {
    const kinds = { after_split: 0, after_merge: 0, plain: 0 }
    for (const block of shardBlocks) {
      const before = block.prev.map(find)
      const prefixes = before.map(({ shard }) => prefixOf(shard))
      const own = prefixOf(block.shard)
      if (block.flags.afterMerge) {
        kinds.after_merge++
        expect(prefixes).toEqual([`${own}0`, `${own}1`])
      } else if (block.flags.afterSplit) {
        kinds.after_split++
        expect(prefixes).toEqual([own.slice(0, -1)])
        expect(before[0]!.flags.beforeSplit).toBe(true)
      } else {
        kinds.plain++
        expect(prefixes).toEqual([own])
        expect(before[0]!.flags.beforeSplit).toBe(false)
      }
      expect(block.seqno).toBe(Math.max(...before.map(({ seqno }) => seqno)) + 1)
      for (const { endLt } of before) expect(block.startLt).toBeGreaterThan(endLt)
    }
    expect(kinds.after_split).toBeGreaterThanOrEqual(8)
    expect(kinds.after_merge).toBeGreaterThanOrEqual(4)
  })

  test('a shard’s blocks contain only transactions of its accounts', () => {
    const busy = shardBlocks.filter(({ shard, transactions }) => shard !== WHOLE && transactions.length > 0)
    expect(busy.length).toBeGreaterThan(20)
    for (const { shard, transactions } of busy) {
      for (const { account } of transactions) expect(holds(shard, account)).toBe(true)
    }
  })

  test('messages between shards arrive after the masterchain has committed them', () => {
    let crossed = 0
    for (const { transactions, workchain, commitSeqno } of shardBlocks) {
      for (const { parent, block } of transactions) {
        if (!parent || parent.block.workchain !== workchain || parent.block.shard === block.shard) continue
        if (parent.block.shard === WHOLE || block.shard === WHOLE) continue
        expect(parent.block.commitSeqno).toBeLessThan(commitSeqno)
        crossed++
      }
    }
    expect(crossed).toBeGreaterThan(10)
  })

  test('a shard has several blocks, or none, between two masterchain blocks', () => {
    const several = masters.filter(({ seqno }) => {
      const committed = network.chain.committed(seqno)
      return new Set(committed.map(({ shard }) => shard)).size < committed.length
    })
    expect(several.length).toBeGreaterThan(2)
    const repeated = masters.filter(({ seqno, shards }) => {
      const before = network.chain.block(-1, seqno - 1)?.shards.map(name) ?? []
      return shards.some(ref => before.includes(name(ref)))
    })
    expect(repeated.length).toBeGreaterThan(2)
  })
})

describe('cells of shard blocks', () => {
  test('value flows balance in every shard block, and fees reach the masterchain', () => {
    for (const block of [...shardBlocks, ...masters]) expect([name(block), imbalance(block)]).toEqual([name(block), 0n])
    for (const { seqno, valueFlow } of masters) {
      const collected = network.chain.committed(seqno).reduce((sum, one) => sum + one.valueFlow.feesCollected, 0n)
      expect(valueFlow.feesImported).toBe(collected)
    }
  })

  test('the parser generated from the official block.tlb reads headers, flags and shard trees', async () => {
    const parser = await blockParser()
    for (const block of shardBlocks) {
      const { info } = parser.loadBlock(rootOf(block).beginParse())
      const { flags } = block
      expect({ ...info }).toMatchObject({
        seq_no: block.seqno,
        after_merge: Number(flags.afterMerge),
        before_split: Number(flags.beforeSplit),
        after_split: Number(flags.afterSplit),
      })
      expect(info.shard.shard_pfx_bits).toBe(prefixOf(block.shard).length)
    }
    for (const master of masters) {
      expect(parser.loadBlock(rootOf(master).beginParse()).info.seq_no).toBe(master.seqno)
      expect(shardsOf(rootOf(master))).toEqual(master.shards.map(name))
    }
  })

  test('a shard’s state follows from the previous states and the block', async () => {
    const { chain } = network
    if (!(chain instanceof Chain)) throw new Error('Only the chain itself hands out states')
    const seen = new Set<string>()
    for (let step = 0; step < 26; step++) {
      const states = new Map(chain.head(-1).shards.map(ref => [ref.shard, chain.sealer.states.get(0, ref.shard)]))
      await network.step()
      for (const block of chain.committed(chain.head(-1).seqno)) {
        const before = block.prev.map(({ shard }) => states.get(shard)!)
        const [first] = before
        const from = before.length === 1 ? first! : splitState(before)
        const after = applyMerkleUpdate(from, part(rootOf(block), 2))
        expect(after.hash().equals(block.stateHash)).toBe(true)
        // `shard_state#9023afe2 global_id:int32 shard_id:ShardIdent seq_no:uint32`; the parser is older than some accounts here.
        const state = after.beginParse().skip(32 + 32 + 2)
        expect([state.loadUint(6), state.skip(32 + 64).loadUint(32)]).toEqual([
          prefixOf(block.shard).length,
          block.seqno,
        ])
        states.set(block.shard, after)
        seen.add(block.flags.afterMerge ? 'merge' : block.flags.afterSplit ? 'split' : 'plain')
      }
    }
    expect([...seen].toSorted()).toEqual(['merge', 'plain', 'split'])
  }, 120_000)
})

/** `split_state#5f327da5`. */
function splitState([left, right]: Cell[]): Cell {
  return beginCell().storeUint(0x5f327da5, 32).storeRef(left!).storeRef(right!).endCell()
}

/** Shards and seqnos that the `ShardHashes` of a masterchain block name, read from its cell. */
function shardsOf(root: Cell): string[] {
  const custom = part(root, 3).refs.at(-1)!.beginParse()
  custom.skip(16 + 1)
  const trees = custom.loadDict(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  const read = (cell: Cell, prefix: string): string[] => {
    const slice = cell.beginParse()
    if (slice.loadBit()) return [...read(slice.loadRef(), `${prefix}0`), ...read(slice.loadRef(), `${prefix}1`)]
    return [name({ shard: shardOf(prefix), seqno: slice.skip(4).loadUint(32) })]
  }
  return read(trees.get(0)!, '')
}
