/** Merkle proofs of kept blocks and their states, as liteservers make them. */
import type { Address, Cell } from '@ton/core'
import { NO_SHARD_ACCOUNT } from '../chain/ledger.ts'
import { prefixOf } from '../chain/shard.ts'
import type { BlockRef, ChainBlock, ChainTransaction, ChainView } from '../chain/types.ts'
import { bagOf } from './bag.ts'
import type { Flaw } from './flaw.ts'
import { newestCellsOf, rootOf, stateAfter, whole } from './past-states.ts'
import { View } from './view.ts'
import {
  before,
  shardBlockOf,
  showAccount,
  showHeader,
  showOlder,
  showShardAccount,
  showShardInBlock,
  showShardInState,
  showTransaction,
  showUpdate,
} from './ways.ts'

/** Maximum number of blocks between a shard block and the masterchain. A longer chain is refused. */
const MAX_LINKS = 8

export type Link = { id: BlockRef; proof: Buffer }
export type LinkBack = { toKeyBlock: boolean; destProof: Buffer; proof: Buffer; stateProof: Buffer }
export type AccountProof = { shardBlock: ChainBlock; shardProof: Buffer; proof: Buffer; state: Buffer }

export class Prover {
  readonly #chain: ChainView
  readonly #flaw: Flaw | undefined

  constructor(chain: ChainView, flaw?: Flaw) {
    this.#chain = chain
    this.#flaw = flaw
  }

  transactions(block: ChainBlock, shown: readonly ChainTransaction[]): Buffer {
    const view = this.#block(block)
    view.open(view.root)
    for (const { account, lt } of shown) {
      this.#show(() => showTransaction(view, this.#account(block, account), lt))
    }
    return this.#bag(view)
  }

  /** Returns the links from the masterchain to a shard block. The first starts at the masterchain block that commits it. */
  links(block: ChainBlock): { master: ChainBlock; links: Link[] } {
    const master = this.#kept({ workchain: -1, seqno: block.commitSeqno })
    const tip = master.shards.find(({ shard }) => prefixOf(block.shard).startsWith(prefixOf(shard)))
    if (block.workchain === -1) return { master, links: [] }
    let id = tip ?? unknown(block)
    const first = this.#block(master)
    first.open(first.root)
    this.#show(() => showShardInBlock(first, id))
    const links = [{ id, proof: this.#bag(first) }]
    while (!id.rootHash.equals(block.rootHash)) {
      const above = this.#kept(id)
      id = before(above, block.shard) ?? unknown(block)
      if (links.length === MAX_LINKS || id.seqno < block.seqno) unknown(block)
      links.push({ id, proof: this.header(above) })
    }
    return { master, links }
  }

  header(block: ChainBlock): Buffer {
    const view = this.#block(block)
    view.open(view.root)
    this.#show(() => showHeader(view))
    return this.#bag(view)
  }

  /** Proves a link from a masterchain block to an earlier one. */
  back(newer: ChainBlock, older: ChainBlock): LinkBack {
    const [proof, dest] = [this.#block(newer), this.#block(older)]
    showHeader(proof)
    showUpdate(proof)
    showHeader(dest)
    const state = this.#state(newer, this.#wayTo(older.seqno))
    state.open(state.root)
    this.#show(() => showOlder(state, older.seqno))
    const bags = { destProof: this.#bag(dest), proof: this.#bag(proof), stateProof: this.#bag(state) }
    return { toKeyBlock: older.keyBlock, ...bags }
  }

  account(master: ChainBlock, address: Address): AccountProof {
    const shardBlock = this.#kept(shardBlockOf(master, address))
    const view = this.#block(shardBlock)
    showHeader(view)
    showUpdate(view)
    const { state: root, find } = stateAfter(this.#chain, shardBlock, newestCellsOf(this.#chain, address))
    const state = new View(root, find)
    state.open(root)
    this.#show(() => showAccount(state, this.#account(shardBlock, address)))
    const account = showAccount(new View(root, find), address)
    return {
      shardBlock,
      shardProof: shardBlock.workchain === -1 ? Buffer.alloc(0) : this.#shardInState(master, shardBlock),
      proof: this.#bag(view, state),
      state: account ? whole(account, find).toBoc({ idx: false, crc32: false }) : Buffer.alloc(0),
    }
  }

  /** Returns the `ShardAccount` after a masterchain block; `NO_SHARD_ACCOUNT` if the account does not exist. */
  shardAccount(master: ChainBlock, address: Address): Cell {
    const shardBlock = this.#kept(shardBlockOf(master, address))
    const { state: root, find } = stateAfter(this.#chain, shardBlock, newestCellsOf(this.#chain, address))
    const leaf = showShardAccount(new View(root, find), this.#account(shardBlock, address))
    return leaf ? whole(leaf.asCell(), find) : NO_SHARD_ACCOUNT
  }

  #shardInState(master: ChainBlock, ref: BlockRef): Buffer {
    const [block, state] = [this.#block(master), this.#state(master)]
    showHeader(block)
    showUpdate(block)
    showShardInState(state, ref)
    return this.#bag(block, state)
  }

  #block(block: ChainBlock): View {
    const [earlier] = block.prev
    const isOther = this.#flaw === 'other block' && earlier !== undefined && earlier.seqno > 0
    return new View(rootOf(isOther ? this.#kept(earlier) : block))
  }

  #state(block: ChainBlock, known: Iterable<Cell> = []): View {
    const { state, find } = stateAfter(this.#chain, block, known)
    return new View(state, find)
  }

  /** Cells of the newest state on the path to a block. In older states, the cells below the root have other positions. */
  #wayTo(seqno: number): Cell[] {
    const head = this.#chain.head(-1)
    const state = head.seqno > seqno ? this.#chain.state(-1, head.shard) : undefined
    if (!state) return []
    const view = new View(state)
    showOlder(view, seqno)
    return view.around()
  }

  #kept({ workchain, seqno, shard }: Pick<BlockRef, 'workchain' | 'seqno'> & { shard?: string }): ChainBlock {
    return this.#chain.block(workchain, seqno, shard) ?? unknown({ workchain, seqno, shard: shard ?? '' })
  }

  /** Returns the account to prove; for the flaw 'other account', another account changed in the block. */
  #account(block: ChainBlock, asked: Address): Address {
    if (this.#flaw !== 'other account') return asked
    const other = block.transactions.find(({ account }) => !account.equals(asked))
    return other?.account ?? asked
  }

  #show(way: () => void): void {
    if (this.#flaw !== 'pruned path') way()
  }

  #bag(...views: View[]): Buffer {
    const bag = bagOf(views.map(view => view.proof()))
    if (this.#flaw === 'truncated') return bag.subarray(0, bag.length >> 1)
    const at = bag.indexOf(views[0]?.root.hash(0) ?? '')
    if (this.#flaw === 'unfitting root') bag.writeUInt8(bag.readUInt8(at) ^ 1, at)
    return bag
  }
}

function unknown({ workchain, shard, seqno }: Pick<BlockRef, 'workchain' | 'shard' | 'seqno'>): never {
  throw new Error(`LITE_SERVER_UNKNOWN: block (${workchain},${shard},${seqno}) is not in db`)
}
