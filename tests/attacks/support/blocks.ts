/** Blocks and states of a small chain, with two rounds of validators. Attackers build another the same way. */
import { createHash } from 'node:crypto'
import { beginCell, type Cell } from '@ton/core'
import type { FullBlockId } from '../../../src/ton/proof/block-id.ts'
import * as chain from '../../unit/ton/proof/support/chain.ts'
import { bagOf } from '../../unit/ton/proof/support/merkle.ts'
import { configCell, setCell, type TestValidator, testValidator } from '../../unit/ton/proof/support/validators.ts'

export const [ALICE, BOB, NOBODY] = ['1a', '1b', 'c3'].map(byte => byte.repeat(32)) as [string, string, string]
/** Rounds in unix seconds: one before the chain, two of the chain. */
export const ROUNDS = { past: [100, 1000], first: [1000, 2000], second: [2000, 3000] } as const

export type Round = { validators: TestValidator[]; cell: Cell }
export type Rounds = { first: Round; second: Round }

export function roundOf([since, until]: readonly [number, number]): Round {
  const validators = [40n, 30n, 20n, 10n].map(testValidator)
  return { validators, cell: setCell(validators, validators.length, [since, until]) }
}

export const hashOf = (cell: Cell) => cell.hash().toString('hex')
const empty = beginCell().endCell()
const shard = (seqno: number) => ({ workchain: 0, shard: chain.WHOLE, seqno })
const master = (seqno: number) => ({ workchain: -1, shard: chain.WHOLE, seqno })

/** An account without a state: `Account` (block.tlb). */
function accountOf(hash: string, balance: bigint): Cell {
  const cell = beginCell().storeUint(0b1100, 4).storeUint(0, 8).storeBuffer(Buffer.from(hash, 'hex'))
  cell.storeUint(1, 3).storeUint(9, 8).storeUint(0, 6).storeUint(5, 32).storeBit(0)
  return cell.storeUint(78, 64).storeCoins(balance).storeUint(0, 3).endCell()
}

export type Made = ReturnType<typeof chain.blockOf> & { state: Cell }

type Parts = Omit<Parameters<typeof chain.blockOf>[0], 'state'>

function made(parts: Parts, state = empty): Made {
  const { workchain, shard, seqno } = parts
  const block = chain.blockOf({ ...parts, state })
  const fileHash = createHash('sha256').update(bagOf(block.root)).digest('hex')
  return { ...block, id: { ...chain.idOf(block.root, { workchain, shard, seqno }), fileHash }, state }
}

/** A key block that names the validators of a round. */
export function keyBlockOf(seqno: number, utime: number, { cell }: Round): Made {
  const custom = chain.blockExtraOf([], configCell({ 34: cell }))
  return made({ ...master(seqno), previous: [chain.idOf(empty, master(seqno - 1))], custom, isKeyBlock: true, utime })
}

/** Contents of the chain: two accounts and a transaction of each. */
export function contentsOf(balance: bigint) {
  const accounts: Record<string, Cell> = { [ALICE]: accountOf(ALICE, balance), [BOB]: accountOf(BOB, balance + 1n) }
  const sent = [ALICE, BOB].map((account, at) => ({
    account,
    lt: 1_000n + BigInt(at),
    cell: beginCell().storeUint(balance, 128).storeUint(at, 8).endCell(),
  }))
  return { accounts, sent }
}

/**
 * Shard blocks `block` and `next`; masterchain blocks `begin`, a key block; `early`, which commits both; `head`; `key`, by which others take over;
 * and `late`, which they signed.
 */
export function blocksOf({ first, second }: Rounds, { accounts, sent }: ReturnType<typeof contentsOf>) {
  const held = chain.shardAccountsOf(accounts)
  const all = chain.accountBlocksOf(sent)
  const block = made(
    { ...shard(8), previous: [chain.idOf(empty, shard(7))], accounts: all, utime: 1500 },
    chain.stateOf(shard(8), held),
  )
  const next = made({ ...shard(9), previous: [block.id], utime: 1502 }, chain.stateOf(shard(9), held))
  const older: { id: FullBlockId; isKeyBlock: boolean }[] = []
  function add(seqno: number, utime: number, previous: FullBlockId, config?: Cell): Made {
    const tips = [next.id]
    const state = chain.stateOf(master(seqno), held, chain.stateExtraOf(tips, older))
    const custom = chain.blockExtraOf(tips, config)
    const isKeyBlock = config !== undefined
    const one = made({ ...master(seqno), previous: [previous], accounts: all, custom, isKeyBlock, utime }, state)
    older.push({ id: one.id, isKeyBlock })
    return one
  }
  const begin = add(10, 1001, chain.idOf(empty, master(9)), configCell({ 34: first.cell }))
  const early = add(20, 1505, begin.id)
  const head = add(21, 1510, early.id)
  const key = add(22, 2001, head.id, configCell({ 34: second.cell }))
  const late = add(23, 2100, key.id)
  return { block, next, begin, early, head, key, late }
}
