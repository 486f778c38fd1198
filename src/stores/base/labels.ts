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

/** Names of public lists for the addresses drawn so far, as far as they have come. */
export const $labels = atom<PublicLabels>(new Map())

let index: Promise<LabelIndex | undefined> | undefined
const shards = new Map<number, Promise<LabelledAddress[]>>()

/** Fetches the index of labels, once a page. */
const loadIndex = () => (index ??= getLabelIndex(import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'))

/** Fetches a shard of labels, once a page. */
function loadShard(of: LabelIndex, shard: number): Promise<LabelledAddress[]> {
  const loading = shards.get(shard) ?? getLabelShard(of, shard)
  shards.set(shard, loading)
  return loading
}

/** Addresses that were drawn, and those of them that were not looked for in the index yet. */
const drawn = new Set<RawAddress>()
let waiting: RawAddress[] = []
/** Shards whose labels are shown, or on their way. */
const shown = new Set<number>()

/** Shows the labels of all waiting addresses, at one time so that the page is drawn again once. */
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

/** Fetches labels as soon as the page draws an address. */
export const expectAddresses = () => layNames({ onDraw: noteDrawn })

/** Every labelled address, for a search by name; none where the files cannot be had. */
export async function loadLabelledAddresses(): Promise<LabelledAddress[]> {
  const of = await loadIndex()
  if (!of) return []
  const labelled = await Promise.all(shardsOf(of).map(shard => loadShard(of, shard)))
  return labelled.flat()
}
