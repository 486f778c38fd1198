/** Creates one block of a shard from the messages that arrived for it. */
import type { Address } from '@ton/core'
import type { Archive, Archived } from './archive.ts'
import { Collator } from './collator.ts'
import { Draft } from './draft.ts'
import type { Ledger } from './ledger.ts'
import type { Machine } from './machine.ts'
import { envelopeOf, recovery, type Waiting } from './message.ts'
import type { Sealer } from './sealer.ts'
import type { Tip } from './shard-state.ts'
import { FULL_SHARD, sha256 } from './tlb.ts'
import type { ChainBlock, Workchain } from './types.ts'

const LT_ALIGN = 1_000_000n

/** A masterchain account with tick or tock transactions. */
export type Special = { address: Address; tick: boolean; tock: boolean }

export type Workshop = {
  machine: Machine
  seed: string
  ledger: Ledger
  archive: Archive
  sealer: Sealer
  /** messages in transit, by destination workchain */
  inbox: Map<Workchain, Waiting[]>
  specials: readonly Special[]
  /** messages about failed executions */
  failures: string[]
}

export type Order = Pick<Draft['head'], 'workchain' | 'shard' | 'flags'> & {
  /** unix seconds */
  now: number
  /** predecessors: two blocks after a merge */
  prev: readonly Archived[]
  /** messages for accounts of the shard */
  arrived: readonly Waiting[]
  /** for a masterchain block: the newest block of each shard, and those it commits first */
  tips?: readonly Tip[]
  committed?: readonly ChainBlock[]
}

export class BlockMaker {
  readonly #workshop: Workshop

  constructor(workshop: Workshop) {
    this.#workshop = workshop
  }

  async make(order: Order): Promise<Archived> {
    const { machine, ledger, archive, sealer, inbox, specials, failures } = this.#workshop
    const { arrived, tips = [], committed = [] } = order
    const draft = this.#draft(order)
    const site = { machine, ledger, config: sealer.config, find: archive.transactions.find, inbox, specials, failures }
    const recover = order.workchain === -1 ? this.#recover(draft, committed) : null
    await new Collator(site, draft).fill(arrived, recover)
    return sealer.seal(draft, tips, committed)
  }

  #draft({ workchain, shard, flags, now, prev }: Order): Draft {
    const { archive, ledger, seed } = this.#workshop
    const masterPrev = archive.head(-1)
    const seqno = Math.max(...prev.map(block => block.seqno)) + 1
    // Logical times above all referenced and neighbouring blocks, so that no two transactions share one.
    const ends = [...prev, masterPrev, archive.head(0)].map(({ endLt }) => endLt)
    const latest = ends.reduce((left, right) => (left > right ? left : right))
    const name = shard === FULL_SHARD ? `${workchain}` : `${workchain}:${shard}`
    return new Draft({
      workchain,
      shard,
      flags,
      seqno,
      genUtime: now,
      prev,
      masterPrev,
      startLt: (latest / LT_ALIGN + 1n) * LT_ALIGN,
      randSeed: sha256(`${seed}:${name}:${seqno}`),
      fromPrev: ledger.tree(workchain, shard).extra,
    })
  }

  /** Message with collected fees to the elector; null if the elector is inactive. */
  #recover(draft: Draft, committed: readonly ChainBlock[]): Waiting | null {
    const { ledger, sealer } = this.#workshop
    const { elector } = sealer.config
    if (ledger.get(elector)?.status !== 'active') return null
    const { startLt, genUtime } = draft.head
    const { cell, message } = recovery(elector, sealer.recoverable(committed), startLt, genUtime)
    return { kind: 'internal', cell, message, parent: null, envelope: envelopeOf(cell, 0n) }
  }
}
