/** The basechain's shards, which split and merge by plan. In each step they create their blocks one after another. */
import type { Archived } from './archive.ts'
import type { BlockMaker, Workshop } from './block-maker.ts'
import type { Waiting } from './message.ts'
import { childrenOf, holds, parentOf, prefixOf, shardOf } from './shard.ts'
import { blocksOfStep, outlook, type ShardPlan } from './shard-plan.ts'
import type { Tip } from './shard-state.ts'

/** Context of a step (from 1). `posted`: messages waiting for any shard; `started`: predecessors of new shards' first blocks. */
type Turn = { step: number; now: number; posted: Waiting[]; started: ReadonlyMap<string, Archived[]> }

type Parts = Pick<Workshop, 'ledger' | 'sealer' | 'archive' | 'inbox'> & {
  plan: ShardPlan
  maker: BlockMaker
  publish(block: Archived): void
}

export class Basechain {
  readonly #parts: Parts
  /** the newest block of every shard */
  readonly #tips = new Map<string, Archived>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Finds the newest kept block of each shard, after the zerostate or a dump. */
  findTips(): void {
    const { ledger, archive } = this.#parts
    const shards = ledger.shards(0)
    for (const block of archive.blocks(0)) if (shards.includes(block.shard)) this.#tips.set(block.shard, block)
  }

  /** Creates the blocks of a step at time `now` (unix seconds). */
  async step(step: number, now: number): Promise<void> {
    const { ledger, inbox } = this.#parts
    const started = this.#reshape(step)
    const posted = inbox.get(0) ?? []
    inbox.set(0, [])
    for (const shard of ledger.shards(0)) await this.#makeBlocks(shard, { step, now, posted, started })
    inbox.get(0)?.unshift(...posted)
    for (const shard of this.#tips.keys()) if (!ledger.shards(0).includes(shard)) this.#tips.delete(shard)
  }

  /** Newest block of each shard, for the masterchain block of a step. */
  tips(step: number): Tip[] {
    const { ledger, archive, plan } = this.#parts
    return ledger.shards(0).map(shard => {
      const block = this.#tip(shard)
      const together = archive.committed(block.commitSeqno).filter(one => one.shard === shard)
      return {
        block,
        beforeMerge: outlook(plan, step, shard).beforeMerge,
        fees: together.reduce((sum, { valueFlow }) => sum + valueFlow.feesCollected, 0n),
        created: together.reduce((sum, { valueFlow }) => sum + valueFlow.created, 0n),
      }
    })
  }

  #tip(shard: string): Archived {
    const tip = this.#tips.get(shard)
    if (!tip) throw new Error(`There is no shard ${shard}`)
    return tip
  }

  /** Splits and merges shards by the plan of a step. Returns the predecessors of new shards' first blocks. */
  #reshape(step: number): Map<string, Archived[]> {
    const { ledger, sealer, plan } = this.#parts
    const wanted = plan(step).map(shardOf)
    const started = new Map<string, Archived[]>()
    for (const shard of ledger.shards(0)) {
      const children = childrenOf(shard)
      const parent = prefixOf(shard) === '' ? '' : parentOf(shard)
      if (wanted.includes(children[0])) {
        for (const child of children) started.set(child, [this.#tip(shard)])
        ledger.split(shard)
        sealer.states.split(shard)
      } else if (wanted.includes(parent) && !started.has(parent)) {
        started.set(
          parent,
          childrenOf(parent).map(child => this.#tip(child)),
        )
        ledger.merge(parent)
        sealer.states.merge(parent)
      }
    }
    return started
  }

  async #makeBlocks(shard: string, { step, now, posted, started }: Turn): Promise<void> {
    const { plan, maker, publish } = this.#parts
    const count = blocksOfStep(plan, step, shard)
    for (let at = 1; at <= count; at++) {
      const first = at === 1 ? started.get(shard) : undefined
      const prev = first ?? [this.#tip(shard)]
      const { beforeSplit, wantSplit, wantMerge } = outlook(plan, step, shard)
      const flags = {
        wantSplit,
        wantMerge,
        beforeSplit: beforeSplit && at === count,
        afterSplit: first?.length === 1,
        afterMerge: prev.length > 1,
      }
      // Only messages from before this step: those of other shards must first be committed by the masterchain.
      const arrived = take(posted, ({ message }) => holds(shard, message.info.dest))
      const block = await maker.make({ workchain: 0, shard, flags, now, prev, arrived })
      this.#tips.set(shard, block)
      publish(block)
    }
  }
}

/** Removes the wanted items from a list and returns them in order. */
function take<Item>(list: Item[], isWanted: (item: Item) => boolean): Item[] {
  const taken = list.filter(isWanted)
  list.splice(0, list.length, ...list.filter(item => !isWanted(item)))
  return taken
}
