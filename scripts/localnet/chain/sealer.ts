/** Turns a finished draft into a block: state, Merkle update, value flow, hashes. */
import type { Cell } from '@ton/core'
import type { Archived } from './archive.ts'
import { blockCell } from './block-cell.ts'
import { Config } from './config.ts'
import type { Draft } from './draft.ts'
import type { Ledger } from './ledger.ts'
import { merkleUpdate } from './merkle-update.ts'
import { BLOCKS_A_CATCHAIN, SHARD_REWARD, type StateParts, shardState } from './shard-state.ts'
import { FULL_SHARD, refOf, sha256 } from './tlb.ts'
import type { ChainBlock, ValueFlow, Workchain } from './types.ts'

/** nanoTON that a masterchain block creates. */
const MASTER_REWARD = 1_700_000_000n
const GEN_SOFTWARE = { version: 12, capabilities: 494n }

type Sealed = { block: Cell; endLt: bigint; valueFlow: ValueFlow; shard: ChainBlock | undefined; keyBlock: boolean }

export class Sealer {
  readonly #globalId: number
  readonly #ledger: Ledger
  readonly #states = new Map<Workchain, Cell>()
  /** fees not yet handed to the elector, nanoTON */
  readonly #validatorFees = new Map<Workchain, bigint>()
  config: Config
  #lastKeyBlock: ChainBlock | undefined

  constructor(globalId: number, ledger: Ledger, config: Config) {
    this.#globalId = globalId
    this.#ledger = ledger
    this.config = config
  }

  /** The newest state of a chain. */
  state(workchain: Workchain): Cell {
    const state = this.#states.get(workchain)
    if (!state) throw new Error('The chain has no genesis yet')
    return state
  }

  /** What a dump has to keep beside the accounts. */
  get memory() {
    return { fees: [...this.#validatorFees], lastKeySeqno: this.#lastKeyBlock?.seqno ?? 0 }
  }

  /** Takes up after a dump; the ledger must have its accounts already. */
  resume(states: readonly [Workchain, Cell][], fees: readonly [Workchain, bigint][], lastKeyBlock?: ChainBlock): void {
    for (const [workchain, state] of states) this.#states.set(workchain, state)
    for (const [workchain, amount] of fees) this.#validatorFees.set(workchain, amount)
    this.#lastKeyBlock = lastKeyBlock
    this.config = this.#changedConfig() ?? this.config
  }

  /** nanoTON that the next masterchain block hands to the elector, given the shard block it commits. */
  recoverable(shard: ChainBlock): bigint {
    return (this.#validatorFees.get(-1) ?? 0n) + MASTER_REWARD + shard.valueFlow.feesCollected
  }

  /** Block 0: a state without a block. */
  genesis(workchain: Workchain, genUtime: number): Archived {
    const state = this.#stateAfter({ workchain, seqno: 0, genUtime, endLt: 0n, master: undefined }, undefined, false)
    this.#states.set(workchain, state)
    const boc = state.toBoc({ idx: false, crc32: false })
    return {
      ...{ workchain, shard: FULL_SHARD, seqno: 0, rootHash: state.hash(), fileHash: sha256(boc) },
      ...{ startLt: 0n, endLt: 0n, genUtime, globalId: this.#globalId, genSoftware: GEN_SOFTWARE },
      ...{ keyBlock: workchain === -1, prevKeyBlockSeqno: 0, minRefMcSeqno: 0, genCatchainSeqno: 0 },
      ...{
        randSeed: Buffer.alloc(32),
        createdBy: Buffer.alloc(32),
        prev: [],
        commitSeqno: 0,
        shards: [],
        transactions: [],
      },
      ...{ inMsgCount: 0, outMsgCount: 0, valueFlow: zeroFlow(this.#ledger.tree(workchain).extra) },
      ...{ stateHash: state.hash(), boc },
    }
  }

  /** `shard`: the shard block that a masterchain block commits. */
  seal(draft: Draft, shard: ChainBlock | undefined): Archived {
    const { workchain, masterPrev } = draft.head
    const endLt = draft.lastLt + 1n
    const valueFlow = this.#flow(draft, shard)
    this.#validatorFees.set(workchain, this.#fees(workchain) + valueFlow.feesCollected - valueFlow.recovered)
    const newConfig = workchain === -1 ? this.#changedConfig() : undefined
    if (newConfig) this.config = newConfig
    const before = this.state(workchain)
    const after = this.#stateAfter({ ...draft.head, endLt, master: masterPrev }, shard, newConfig !== undefined)
    this.#states.set(workchain, after)
    const block = blockCell({
      globalId: this.#globalId,
      draft,
      endLt,
      valueFlow,
      stateUpdate: merkleUpdate(before, after),
      genSoftware: GEN_SOFTWARE,
      createdBy: this.#producer(draft.head.seqno),
      prevKeyBlockSeqno: this.#lastKeyBlock?.seqno ?? 0,
      shard,
      newConfig,
    })
    const sealed = this.#describe(draft, { block, endLt, valueFlow, shard, keyBlock: newConfig !== undefined })
    if (newConfig) this.#lastKeyBlock = sealed
    return sealed
  }

  #fees(workchain: Workchain): bigint {
    return this.#validatorFees.get(workchain) ?? 0n
  }

  #producer(seqno: number): Buffer {
    const { producers } = this.config
    return producers[seqno % Math.max(producers.length, 1)] ?? Buffer.alloc(32)
  }

  /** The configuration contract's data begin with the configuration: when it changed, the block is a key block. */
  #changedConfig(): Config | undefined {
    const contract = this.#ledger.get(this.config.contract)
    const cell = contract?.data?.refs[0]
    return cell && !cell.equals(this.config.cell) ? new Config(cell) : undefined
  }

  #stateAfter(
    at: Pick<StateParts, 'workchain' | 'seqno' | 'genUtime' | 'endLt' | 'master'>,
    shard: ChainBlock | undefined,
    afterKeyBlock: boolean,
  ): Cell {
    const globalBalance = this.#ledger.tree(0).extra + this.#ledger.tree(-1).extra
    const extra = {
      ...{ config: this.config, shard, globalBalance, masterSeqno: at.seqno },
      ...{ lastKeyBlock: this.#lastKeyBlock, afterKeyBlock },
    }
    return shardState({
      globalId: this.#globalId,
      ...at,
      accounts: this.#ledger.tree(at.workchain),
      validatorFees: this.#fees(at.workchain),
      extra: at.workchain === -1 ? extra : undefined,
    })
  }

  #flow({ head, fees, imported, exported, recovered }: Draft, shard: ChainBlock | undefined): ValueFlow {
    const created = head.workchain === -1 ? MASTER_REWARD : SHARD_REWARD
    // Half of the transaction fees is burned (ConfigParam 5).
    const burned = fees / 2n
    const feesImported = shard?.valueFlow.feesCollected ?? 0n
    return {
      ...{ fromPrev: head.fromPrev, toNext: this.#ledger.tree(head.workchain).extra, imported, exported },
      ...{ feesCollected: fees - burned + created + feesImported, feesImported, burned, created, recovered },
      minted: 0n,
    }
  }

  #describe(draft: Draft, { block, endLt, valueFlow, shard, keyBlock }: Sealed): Archived {
    const { workchain, seqno, startLt, genUtime, randSeed, prev, masterPrev } = draft.head
    const boc = block.toBoc({ idx: true, crc32: true })
    const ref = { workchain, shard: FULL_SHARD, seqno, rootHash: block.hash(), fileHash: sha256(boc) }
    const commitSeqno = workchain === -1 ? seqno : masterPrev.seqno + 1
    for (const record of draft.transactions) record.block = { ...ref, genUtime, commitSeqno }
    return {
      ...ref,
      ...{ startLt, endLt, genUtime, globalId: this.#globalId, genSoftware: GEN_SOFTWARE, keyBlock },
      prevKeyBlockSeqno: this.#lastKeyBlock?.seqno ?? 0,
      minRefMcSeqno: masterPrev.seqno,
      genCatchainSeqno: Math.floor(seqno / BLOCKS_A_CATCHAIN),
      randSeed,
      createdBy: this.#producer(seqno),
      prev: [refOf(prev)],
      commitSeqno,
      ...(workchain === 0 && { masterRef: refOf(masterPrev) }),
      shards: shard ? [refOf(shard)] : [],
      transactions: draft.transactions,
      inMsgCount: draft.inMessages.size,
      outMsgCount: draft.outMessages.size,
      valueFlow,
      stateHash: this.state(workchain).hash(),
      boc,
    }
  }
}

function zeroFlow(minted: bigint): ValueFlow {
  const none = { fromPrev: 0n, imported: 0n, exported: 0n, feesCollected: 0n, feesImported: 0n }
  return { ...none, burned: 0n, created: 0n, recovered: 0n, toNext: minted, minted }
}
