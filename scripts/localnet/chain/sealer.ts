/** Seals a draft into a block: state, Merkle update, value flow, hashes. */
import type { Cell } from '@ton/core'
import type { Archived } from './archive.ts'
import { blockCell } from './block-cell.ts'
import { Config } from './config.ts'
import type { Draft } from './draft.ts'
import type { Ledger } from './ledger.ts'
import { merkleUpdate, replacedBy, scatteredUpdate } from './merkle-update.ts'
import { type OldBlock, OldBlocks } from './old-blocks.ts'
import { BlockOfRecord } from './record.ts'
import { BLOCKS_A_CATCHAIN, type StateParts, shardState, type Tip } from './shard-state.ts'
import { type Place, placeOf, ShardStates } from './shard-states.ts'
import { NOTHING_BEFORE } from './steady.ts'
import { FULL_SHARD, refOf, sha256 } from './tlb.ts'
import type { ChainBlock, ValueFlow, Workchain } from './types.ts'
import { feesOf, flowOf, MASTER_REWARD, zeroFlow } from './value-flow.ts'

const GEN_SOFTWARE = { version: 12, capabilities: 494n }

type Sealed = {
  block: Cell
  stateUpdate: Cell
  endLt: bigint
  valueFlow: ValueFlow
  tips: readonly Tip[]
  keyBlock: boolean
}

export class Sealer {
  readonly #globalId: number
  readonly #ledger: Ledger
  readonly states = new ShardStates()
  readonly #oldBlocks = new OldBlocks()
  config: Config
  #lastKeyBlock: OldBlock | undefined

  constructor(globalId: number, ledger: Ledger, config: Config) {
    this.#globalId = globalId
    this.#ledger = ledger
    this.config = config
  }

  /** Restores the state after a dump; the ledger must be restored first. `masters`: all masterchain blocks, oldest first. */
  resume(states: readonly [Place, Cell][], fees: readonly [Place, bigint][], masters: readonly OldBlock[]): void {
    for (const [place, state] of states) this.states.set(place, state)
    for (const [place, amount] of fees) this.states.setFees(place, amount)
    // The head is added by the next block.
    for (const block of masters.slice(0, -1)) this.#oldBlocks.add(block)
    this.#lastKeyBlock = masters.findLast(({ keyBlock, seqno }) => keyBlock && seqno > 0)
    this.config = this.#changedConfig() ?? this.config
  }

  /** nanoTON for the elector in the next masterchain block, given the shard blocks it commits. */
  recoverable(committed: readonly ChainBlock[]): bigint {
    return this.states.fees(-1) + MASTER_REWARD + feesOf(committed)
  }

  /** Seals block 0: a state without a block. */
  genesis(workchain: Workchain, genUtime: number): Archived {
    const place = { workchain, shard: FULL_SHARD, beforeSplit: false }
    const state = this.#stateAfter({ ...place, seqno: 0, genUtime, endLt: 0n, master: undefined }, [], false)
    this.states.set(placeOf(workchain, FULL_SHARD), state)
    const boc = state.toBoc({ idx: false, crc32: false })
    return {
      ...NOTHING_BEFORE,
      workchain,
      shard: FULL_SHARD,
      seqno: 0,
      rootHash: state.hash(),
      fileHash: sha256(boc),
      genUtime,
      globalId: this.#globalId,
      genSoftware: GEN_SOFTWARE,
      keyBlock: workchain === -1,
      valueFlow: zeroFlow(this.#ledger.tree(workchain).extra),
      stateHash: state.hash(),
      replaced: new Uint32Array(),
      boc,
    }
  }

  /** Seals a draft. `tips`: newest block of each shard; `committed`: those that a masterchain block commits first. */
  seal(draft: Draft, tips: readonly Tip[], committed: readonly ChainBlock[]): Archived {
    const { workchain, shard, flags, masterPrev } = draft.head
    const place = placeOf(workchain, shard)
    const endLt = draft.lastLt + 1n
    const valueFlow = flowOf(draft, this.#ledger.tree(workchain, shard).extra, committed)
    this.states.setFees(place, this.states.fees(workchain, shard) + valueFlow.feesCollected - valueFlow.recovered)
    if (workchain === -1) this.#oldBlocks.add(masterPrev)
    const newConfig = workchain === -1 ? this.#changedConfig() : undefined
    this.config = newConfig ?? this.config
    const before = this.states.get(workchain, shard)
    const at = { ...draft.head, beforeSplit: flags.beforeSplit, endLt, master: masterPrev }
    const after = this.#stateAfter(at, tips, newConfig !== undefined)
    this.states.set(place, after)
    const stateUpdate = (flags.afterSplit || flags.afterMerge ? scatteredUpdate : merkleUpdate)(before, after)
    const block = blockCell({
      globalId: this.#globalId,
      draft,
      endLt,
      valueFlow,
      stateUpdate,
      genSoftware: GEN_SOFTWARE,
      createdBy: this.#producer(draft.head.seqno),
      prevKeyBlockSeqno: this.#lastKeyBlock?.seqno ?? 0,
      tips,
      newConfig,
    })
    const sealed = this.#describe(draft, {
      block,
      stateUpdate,
      endLt,
      valueFlow,
      tips,
      keyBlock: newConfig !== undefined,
    })
    if (newConfig) this.#lastKeyBlock = sealed
    return sealed
  }

  #producer(seqno: number): Buffer {
    const { producers } = this.config
    return producers[seqno % Math.max(producers.length, 1)] ?? Buffer.alloc(32)
  }

  /** The new configuration if it changed, which makes the block a key block. It is the first reference of the configuration contract's data. */
  #changedConfig(): Config | undefined {
    const contract = this.#ledger.get(this.config.contract)
    const cell = contract?.data?.refs[0]
    return cell && !cell.equals(this.config.cell) ? new Config(cell) : undefined
  }

  #stateAfter(
    at: Pick<StateParts, 'workchain' | 'shard' | 'beforeSplit' | 'seqno' | 'genUtime' | 'endLt' | 'master'>,
    tips: readonly Tip[],
    afterKeyBlock: boolean,
  ): Cell {
    const extra = {
      config: this.config,
      tips,
      globalBalance: this.#ledger.balance,
      masterSeqno: at.seqno,
      oldBlocks: this.#oldBlocks,
      lastKeyBlock: this.#lastKeyBlock,
      afterKeyBlock,
    }
    return shardState({
      globalId: this.#globalId,
      ...at,
      accounts: this.#ledger.tree(at.workchain, at.shard),
      validatorFees: this.states.fees(at.workchain, at.shard),
      extra: at.workchain === -1 ? extra : undefined,
    })
  }

  #describe(draft: Draft, { block, stateUpdate, endLt, valueFlow, tips, keyBlock }: Sealed): Archived {
    const { workchain, shard, flags, seqno, startLt, genUtime, randSeed, prev, masterPrev } = draft.head
    const boc = block.toBoc({ idx: true, crc32: true })
    const ref = { workchain, shard, seqno, rootHash: block.hash(), fileHash: sha256(boc) }
    const commitSeqno = workchain === -1 ? seqno : masterPrev.seqno + 1
    const at = new BlockOfRecord({ ...ref, genUtime, commitSeqno })
    for (const record of draft.transactions) record.block = at
    return {
      ...ref,
      startLt,
      endLt,
      genUtime,
      globalId: this.#globalId,
      genSoftware: GEN_SOFTWARE,
      keyBlock,
      prevKeyBlockSeqno: this.#lastKeyBlock?.seqno ?? 0,
      minRefMcSeqno: masterPrev.seqno,
      genCatchainSeqno: Math.floor(seqno / BLOCKS_A_CATCHAIN),
      randSeed,
      createdBy: this.#producer(seqno),
      flags,
      prev: prev.map(refOf),
      commitSeqno,
      ...(workchain === 0 && { masterRef: refOf(masterPrev) }),
      shards: tips.map(tip => refOf(tip.block)),
      transactions: draft.transactions,
      inMsgCount: draft.inMessages.size,
      outMsgCount: draft.outMessages.size,
      valueFlow,
      stateHash: this.states.get(workchain, shard).hash(),
      replaced: replacedBy(stateUpdate),
      boc,
    }
  }
}
