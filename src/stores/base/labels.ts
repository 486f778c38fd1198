import { atom } from 'nanostores'
import {
  type LabelIndex,
  type LabelledAddress,
  labelsByAddress,
  type PublicLabels,
  shardOf,
  shardsOf,
} from '../../domain/names/labels.ts'
import { getLabelIndex, getLabelShard } from '../../providers/site/labels.ts'
import type { RawAddress } from '../../ton/address.ts'
import { layNames } from './names-layer.ts'

/** Names of public lists for the displayed addresses, as far as loaded. */
export const $labels = atom<PublicLabels>(new Map())

let index: Promise<LabelIndex | undefined> | undefined
const shards = new Map<number, Promise<LabelledAddress[]>>()

/** Fetches the index of labels once per page. */
const loadIndex = () => (index ??= getLabelIndex(import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'))

/** Fetches a shard of labels once per page. */
function loadShard(of: LabelIndex, shard: number): Promise<LabelledAddress[]> {
  const loading = shards.get(shard) ?? getLabelShard(of, shard)
  shards.set(shard, loading)
  return loading
}

/** All displayed addresses, and those among them not yet looked up in the index. */
const drawn = new Set<RawAddress>()
let waiting: RawAddress[] = []
/** Shards whose labels are displayed or loading. */
const shown = new Set<number>()

/** Shows the labels of all waiting addresses in one update, so that the page is rendered once. */
async function showLabels(): Promise<void> {
  const of = await loadIndex()
  const addresses = waiting
  waiting = []
  if (!of) return
  const wanted = new Set(addresses.flatMap(raw => shardOf(of, raw) ?? []))
  const missing = [...wanted].filter(shard => !shown.has(shard))
  for (const shard of missing) shown.add(shard)
  const labelled = await Promise.all(missing.map(shard => loadShard(of, shard)))
  if (labelled.flat().length === 0) return
  $labels.set(new Map([...$labels.get(), ...labelsByAddress(labelled.flat())]))
  layNames({ labels: $labels.get() })
}

function noteDrawn(raw: RawAddress): void {
  if (drawn.has(raw)) return
  drawn.add(raw)
  if (waiting.push(raw) === 1) void showLabels()
}

/** Fetches labels whenever the page renders an address. */
export const expectAddresses = () => layNames({ onDraw: noteDrawn })

/** All labelled addresses, for a search by name; empty if the files cannot be loaded. */
export async function loadLabelledAddresses(): Promise<LabelledAddress[]> {
  const of = await loadIndex()
  if (!of) return []
  const labelled = await Promise.all(shardsOf(of).map(shard => loadShard(of, shard)))
  return labelled.flat()
}
