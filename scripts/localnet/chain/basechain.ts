/** The shards of the basechain: they split and merge by plan, and make their blocks of a step one after the other. */
import type { Archived } from './archive.ts'
import type { BlockMaker, Workshop } from './block-maker.ts'
import type { Waiting } from './message.ts'
import { childrenOf, holds, parentOf, prefixOf, shardOf } from './shard.ts'
import { blocksOfStep, outlook, type ShardPlan } from './shard-plan.ts'
import type { Tip } from './shard-state.ts'

/** `step`: the first is 1. `posted`: messages that wait for any shard. `started`: what the first blocks of new shards follow. */
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

  /** Takes the newest kept blocks for the shards' tips, after the zerostate and after a dump. */
  findTips(): void {
    const { ledger, archive } = this.#parts
    const shards = ledger.shards(0)
    for (const block of archive.blocks(0)) if (shards.includes(block.shard)) this.#tips.set(block.shard, block)
  }

  /** Makes the blocks of a step, of the time `now` (unix seconds). */
  async step(step: number, now: number): Promise<void> {
    const { ledger, inbox } = this.#parts
    const started = this.#reshape(step)
    const posted = inbox.get(0) ?? []
    inbox.set(0, [])
    for (const shard of ledger.shards(0)) await this.#makeBlocks(shard, { step, now, posted, started })
    inbox.get(0)?.unshift(...posted)
    for (const shard of this.#tips.keys()) if (!ledger.shards(0).includes(shard)) this.#tips.delete(shard)
  }

  /** The newest block of every shard as the masterchain block of a step knows it. */
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

  /** Splits and merges shards to those of a step; returns what their first blocks follow. */
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
      // Messages of other shards in the meantime may not be read before the masterchain knows of them.
      const arrived = take(posted, ({ message }) => holds(shard, message.info.dest))
      const block = await maker.make({ workchain: 0, shard, flags, now, prev, arrived })
      this.#tips.set(shard, block)
      publish(block)
    }
  }
}

/** Takes what is wanted out of a list, in order. */
function take<Item>(list: Item[], isWanted: (item: Item) => boolean): Item[] {
  const taken = list.filter(isWanted)
  list.splice(0, list.length, ...list.filter(item => !isWanted(item)))
  return taken
}
