import { beforeAll, expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import { RETENTION, type Retention } from '../../scripts/localnet/chain/retention.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'
import { type Turn, turnsOf } from './support/window-turns.ts'

const MINI = { profile: 'mini', genesisTime: FIXED_GENESIS } as const
const WINDOW = { blocks: 24, warmBlocks: 4, ofAccount: 5, warmAccounts: 5 }
const TURNS = 8

let turns: Turn[]
beforeAll(async () => {
  turns = await turnsOf({ ...MINI, retention: WINDOW, turns: TURNS })
}, 600_000)

/** Tolerance of later turns against the fourth, by which everything that fills up is full. */
const SLACK = 1.15

test('counts of all kept objects stay constant over eight retention windows', () => {
  expect(turns).toHaveLength(TURNS)
  const full = turns[3]!.kept
  for (const { turn, kept } of turns.slice(4)) {
    for (const [name, count] of Object.entries(kept)) {
      expect(count, `${name} after turn ${turn}`).toBeLessThanOrEqual(full[name]! * SLACK + 10)
    }
  }
  expect(full.blocks).toBe(2 * WINDOW.blocks)
})

/** A step's blocks and records take more than 10 kB; what V8 compiles meanwhile, and the hashes of all blocks, less than 4. */
const BYTES_A_STEP = 6000

test('memory after garbage collection stays constant over eight retention windows', () => {
  const grown = turns.at(-1)!.bytes - turns[3]!.bytes
  expect(grown / (WINDOW.blocks * (TURNS - 4)), 'bytes a step').toBeLessThan(BYTES_A_STEP)
})

async function chainOf(retention: Partial<Retention>, steps: number): Promise<Chain> {
  const network = await openNetwork({ ...MINI, dump: false, retention })
  for (let step = 0; step < steps; step++) await network.step()
  if (!(network.chain instanceof Chain)) throw new Error('The chain itself is looked at')
  return network.chain
}

test('fewer blocks are kept than the retention window allows when they are too large', async () => {
  const chain = await chainOf({ bytes: 200_000 }, 40)
  expect(chain.archive.sizes.bytes).toBeLessThan(200_000)
  const kept = chain.head(-1).seqno - chain.oldest(-1)
  expect(kept).toBeGreaterThan(3)
  expect(kept).toBeLessThan(40)
})

test('all transactions of kept blocks and the newest of each account are kept, others forgotten', async () => {
  const chain = await chainOf({ blocks: 8, ofAccount: 2 }, 40)
  const blocks = ([-1, 0] as const).flatMap(workchain => [...chain.blocks(workchain)])
  const inBlocks = new Set(blocks.flatMap(({ transactions }) => transactions))
  for (const item of inBlocks) expect(chain.transaction(item.hash)).toBe(item)
  let older = 0
  for (const { address } of chain.accounts()) {
    const outside = chain.transactionsOf(address).filter(item => !inBlocks.has(item))
    expect(outside.length).toBeLessThanOrEqual(2)
    older += outside.length
  }
  expect(older).toBeGreaterThan(0)
  expect(chain.archive.transactions.sizes.hashes).toBeLessThan(inBlocks.size + older + 20)
})

test('a forgotten block takes its transactions along', async () => {
  const network = await openNetwork({ ...MINI, dump: false, retention: { blocks: 8, ofAccount: 0 } })
  await network.step()
  const { chain } = network
  const [block, last] = [chain.head(-1), chain.head(-1).transactions.at(-1)!]
  expect(chain.transaction(last.hash)).toBe(last)
  for (let step = 0; step < 9; step++) await network.step()
  expect(chain.block(-1, block.seqno)).toBeUndefined()
  expect(chain.transaction(last.hash)).toBeUndefined()
})

test('a permanently kept block keeps its transactions and their traces', async () => {
  const network = await openNetwork({ ...MINI, dump: false, retention: { blocks: 8, ofAccount: 0 } })
  const { chain } = network
  const block = chain.head(0).transactions.length > 0 ? chain.head(0) : chain.block(0, chain.head(0).seqno - 1)!
  chain.keep(block)
  for (let step = 0; step < 12; step++) await network.step()
  const found = chain.block(0, block.seqno)!
  expect(found.boc).toEqual(block.boc)
  for (const { hash, children } of found.transactions) {
    expect(chain.transaction(hash)).toBeDefined()
    for (const child of children) expect(chain.transaction(child.hash)).toBe(child)
  }
})

test('the retention window is half an hour at one block per second', () => {
  expect(RETENTION.blocks).toBe(30 * 60)
})
