import type { RawAddress } from '../../ton/address.ts'
import { fromBase64, fromHex, toBase64Url, toHex } from '../../ton/bytes.ts'
import { cleanText, MAX_NAME_LENGTH, MAX_WORD_LENGTH } from '../foreign/clean-text.ts'

/** A list of names that others publish: what it is called, and which of its revisions was taken. */
type LabelSource = { name: string; revision: string }
/** Label in such a list. `category` is the list's own word, empty where it has none; `made`: the day it was taken, ISO 8601. */
export type PublicLabel = { name: string; category: string; source: LabelSource; made: string }
/** A row of the file: place of its source, category, workchain, name, and the beginnings of its addresses one after the other. */
export type LabelRow = [source: number, category: string, workchain: number, name: string, starts: string]
/** `labels.json`; `network` is the name that a site gives the network whose addresses these are. */
export type LabelsFile = { network: string; made: string; sources: LabelSource[]; labels: LabelRow[] }
/** `label-ends.json`: for each row of the other file what follows the beginnings of its addresses. */
export type LabelEndsFile = { made: string; ends: string[] }

/** An address with what a list calls it. */
export type LabelledAddress = { raw: RawAddress; label: PublicLabel }
type Row = { label: PublicLabel; workchain: number; starts: string }

/** A file that was read. */
export type PublicLabels = { find: (raw: RawAddress) => PublicLabel[]; rows: readonly Row[] }

/**
 * Bytes of its hash by which the file knows an account. To get an account that is taken for one of 4,400 others, 2^84 keys or contracts have
 * to be tried; of 8 bytes, 2^52 would do, which a few machines try in weeks.
 */
const START_BYTES = 12
const START = Math.ceil((START_BYTES * 4) / 3)
const END = Math.ceil(((32 - START_BYTES) * 4) / 3)

const hashOf = (raw: RawAddress) => raw.split(':')[1] ?? ''
const inBase64 = (hex: string) => toBase64Url(fromHex(hex) ?? new Uint8Array())

/** The first 12 bytes of an account's hash, and the other 20, in base64url: 16 and 27 characters. */
export const startOf = (raw: RawAddress) => inBase64(hashOf(raw).slice(0, 2 * START_BYTES))
export const endOf = (raw: RawAddress) => inBase64(hashOf(raw).slice(2 * START_BYTES))

const isRow = (x: unknown): x is LabelRow =>
  Array.isArray(x) &&
  Number.isInteger(x[0]) &&
  typeof x[1] === 'string' &&
  Number.isInteger(x[2]) &&
  typeof x[3] === 'string' &&
  typeof x[4] === 'string'

function readSources(list: unknown): LabelSource[] {
  if (!Array.isArray(list)) return []
  return list.map(source => {
    const { name, revision } = Object(source)
    return { name: cleanText(String(name), MAX_WORD_LENGTH), revision: cleanText(String(revision), MAX_WORD_LENGTH) }
  })
}

const pieces = (text: string, length: number) => text.match(new RegExp(`.{${length}}`, 'g')) ?? []

/** Reads a file of labels; what is no row is left out. Undefined for one of another network, and for what is no such file. */
export function readLabels(file: unknown, ofNetwork: string): PublicLabels | undefined {
  const { network, made, sources: list, labels }: { [Key in keyof LabelsFile]?: unknown } = Object(file)
  if (network !== ofNetwork || typeof made !== 'string' || !Array.isArray(labels)) return undefined
  const sources = readSources(list)
  const day = cleanText(made, MAX_WORD_LENGTH)
  const rows = labels.filter(isRow).flatMap(([place, category, workchain, name, starts]): Row[] => {
    const source = sources[place]
    if (!source) return []
    const words = { name: cleanText(name, MAX_NAME_LENGTH), category: cleanText(category, MAX_WORD_LENGTH) }
    return [{ label: { ...words, source, made: day }, workchain, starts }]
  })
  const byStart = new Map<string, PublicLabel[]>()
  for (const { label, workchain, starts } of rows)
    for (const start of pieces(starts, START)) {
      const key = `${workchain}:${start}`
      byStart.set(key, [...(byStart.get(key) ?? []), label])
    }
  return { find: raw => byStart.get(`${raw.split(':')[0]}:${startOf(raw)}`) ?? [], rows }
}

/** All addresses of a file in full, by its second part; none where that belongs to another. */
export function wholeAddresses({ rows }: PublicLabels, file: unknown): LabelledAddress[] {
  const { made, ends }: { [Key in keyof LabelEndsFile]?: unknown } = Object(file)
  if (!Array.isArray(ends) || ends.length !== rows.length || made !== rows[0]?.label.made) return []
  return rows.flatMap(({ label, workchain, starts }, place) => {
    const endings = pieces(String(ends[place]), END)
    return pieces(starts, START).flatMap((start, at): LabelledAddress[] => {
      const bytes = [start, endings[at] ?? ''].map(text => toHex(fromBase64(text) ?? new Uint8Array()))
      const hash = bytes.join('')
      return hash.length === 64 ? [{ raw: `${workchain}:${hash}`, label }] : []
    })
  })
}

/** True if a list warns of an address. */
export const isScamLabel = ({ category }: PublicLabel) => category === 'scammer'
