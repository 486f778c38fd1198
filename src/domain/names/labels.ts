import { accountHash, type RawAddress } from '../../ton/address.ts'
import { fromBase64, fromHex, toBase64Url, toHex } from '../../ton/bytes.ts'
import { cleanText, MAX_NAME_LENGTH, MAX_WORD_LENGTH } from '../foreign/clean-text.ts'

/** A public list of names, and the revision used. */
type LabelSource = { name: string; revision: string }
/** A label of such a list. `category`: the list's own term, may be empty; `made`: date of retrieval, ISO 8601. */
export type PublicLabel = { name: string; category: string; source: LabelSource; made: string }

/**
 * `labels/index.json`: tells which accounts have labels, so that shards are fetched only for these. `network`: the site's name for the
 * network. `starts`: dot-separated buckets by the first 12 bits of an account's hash. Each contains the next 12 bits of its hashes in
 * base64url.
 */
export type LabelIndexFile = { network: string; made: string; sources: LabelSource[]; starts: string }
/** A row of a shard: index of its source, category, workchain, name, and concatenated hashes of its accounts in base64url. */
export type LabelRow = [source: number, category: string, workchain: number, name: string, hashes: string]
/** `labels/0.json` to `labels/63.json`: labels of the accounts whose hashes share the first 6 bits. */
export type LabelShardFile = { made: string; labels: LabelRow[] }

/** A parsed index. */
export type LabelIndex = { made: string; sources: LabelSource[]; buckets: readonly string[] }
/** An address with its label. */
export type LabelledAddress = { raw: RawAddress; label: PublicLabel }
/** Labels by full address, so that look-alikes do not match. */
export type PublicLabels = ReadonlyMap<RawAddress, readonly PublicLabel[]>

/** Buckets per shard, of 4096 in total. */
const BUCKETS = 64
/** Length in base64url of 12 bits, and of a hash. */
const [START, HASH] = [2, 43]

const inBase64 = (hex: string) => toBase64Url(fromHex(hex) ?? new Uint8Array())
const pieces = (text: string, length: number): string[] => text.match(new RegExp(`.{${length}}`, 'g')) ?? []

/** An account's hash in base64url, the number of its bucket, and its next 12 bits as written in that bucket. */
export function placeOf(raw: RawAddress): { hash: string; bucket: number; start: string } {
  const hash = accountHash(raw)
  const bucket = Number.parseInt(hash.slice(0, 3), 16)
  return { hash: inBase64(hash), bucket, start: inBase64(hash.slice(0, 6)).slice(START) }
}

/** Number of the shard with a bucket's labels. */
export const shardOfBucket = (bucket: number) => Math.floor(bucket / BUCKETS)

/** Number of the shard that may have labels of an account; undefined if none exists. */
export function shardOf({ buckets }: LabelIndex, raw: RawAddress): number | undefined {
  const { bucket, start } = placeOf(raw)
  return pieces(buckets[bucket] ?? '', START).includes(start) ? shardOfBucket(bucket) : undefined
}

/** Numbers of all shards that have labels. */
export const shardsOf = ({ buckets }: LabelIndex): number[] => [
  ...new Set(buckets.flatMap((starts, bucket) => (starts === '' ? [] : [shardOfBucket(bucket)]))),
]

function readSources(list: unknown): LabelSource[] {
  if (!Array.isArray(list)) return []
  return list.map(source => {
    const { name, revision } = Object(source)
    return { name: cleanText(String(name), MAX_WORD_LENGTH), revision: cleanText(String(revision), MAX_WORD_LENGTH) }
  })
}

/** Parses an index; undefined if it is invalid or for another network. */
export function readLabelIndex(file: unknown, ofNetwork: string): LabelIndex | undefined {
  const { network, made, sources, starts }: { [Key in keyof LabelIndexFile]?: unknown } = Object(file)
  if (network !== ofNetwork || typeof made !== 'string' || typeof starts !== 'string') return undefined
  return { made, sources: readSources(sources), buckets: starts.split('.') }
}

const isRow = (x: unknown): x is LabelRow =>
  Array.isArray(x) &&
  Number.isInteger(x[0]) &&
  typeof x[1] === 'string' &&
  Number.isInteger(x[2]) &&
  typeof x[3] === 'string' &&
  typeof x[4] === 'string'

/** Parses a shard; drops invalid rows. Empty if it is from another day than the index, since the sources may differ. */
export function readLabelShard(index: LabelIndex, file: unknown): LabelledAddress[] {
  const { made, labels }: { [Key in keyof LabelShardFile]?: unknown } = Object(file)
  if (made !== index.made || !Array.isArray(labels)) return []
  const day = cleanText(index.made, MAX_WORD_LENGTH)
  return labels.filter(isRow).flatMap(([place, category, workchain, name, hashes]): LabelledAddress[] => {
    const source = index.sources[place]
    if (!source) return []
    const words = { name: cleanText(name, MAX_NAME_LENGTH), category: cleanText(category, MAX_WORD_LENGTH) }
    const label = { ...words, source, made: day }
    return pieces(hashes, HASH).flatMap((text): LabelledAddress[] => {
      const hash = toHex(fromBase64(text) ?? new Uint8Array())
      return hash === '' ? [] : [{ raw: `${workchain}:${hash}`, label }]
    })
  })
}

/** Groups labels by address. */
export const labelsByAddress = (labelled: readonly LabelledAddress[]): PublicLabels =>
  new Map(
    [...Map.groupBy(labelled, ({ raw }) => raw)].map(([raw, rows]) => [raw, rows.map(({ label }) => label)] as const),
  )

/** True if a list warns of an address. */
export const isScamLabel = ({ category }: PublicLabel) => category === 'scammer'
