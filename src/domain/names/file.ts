import { friendlyAddress, parseAddress, type RawAddress } from '../../ton/address.ts'
import { cleanText } from '../foreign/clean-text.ts'
import { cleanName, cleanNote, isWorthKeeping, type OwnAddresses, ownEntries } from './own.ts'

/** A sanitized entry of a file. */
export type Incoming = { raw: RawAddress; name: string; note: string; watched: boolean; isWallet: boolean }
/** A rejected entry: its address as written, shortened. */
export type Refused = { text: string; why: 'no address' | 'nothing to keep' | 'twice' }
/** Contents of a file. `network`: sanitized name of its network. */
export type NamesFile = { network: string; incoming: Incoming[]; refused: Refused[] }

/** Reason why a file is rejected. */
export class NamesFileError extends Error {
  override name = 'NamesFileError'
  readonly why: 'too large' | 'no json' | 'foreign' | 'later version' | 'damaged'
  constructor(why: NamesFileError['why']) {
    super(why)
    this.why = why
  }
}

/** Maximum file size in bytes. */
export const MAX_FILE_BYTES = 5_000_000

const FORMAT = 'nanoscope-addresses'
const ACTON = 'acton-favorites'
const VERSION = 1

/** Text of a file with all names, notes and watched addresses of the visitor; `made` is ISO 8601. */
export function formatNames(all: OwnAddresses, network: string, made: string): string {
  const addresses = ownEntries(all).map(([raw, { name, note, watched, isWallet }]) => ({
    address: friendlyAddress(raw, isWallet),
    name,
    note,
    watched,
  }))
  return JSON.stringify({ format: FORMAT, version: VERSION, made, network, addresses }, null, 1)
}

function parseJson(text: string): Record<string, unknown> {
  if (text.length > MAX_FILE_BYTES) throw new NamesFileError('too large')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new NamesFileError('no json')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new NamesFileError('foreign')
  return { ...content }
}

/** Rows of a list in the file; empty if absent. */
function rowsOf(list: unknown): Record<string, unknown>[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw new NamesFileError('damaged')
  return list.map(row => ({ ...Object(row) }))
}

/**
 * Rows of an Acton file, which has two lists: names and favourites. For duplicate names the later one counts. Rows without an address are
 * kept separately.
 */
function actonRows({ accounts, addressNames }: Record<string, unknown>): Record<string, unknown>[] {
  const rows = new Map<string | symbol, Record<string, unknown>>()
  const add = ({ address }: Record<string, unknown>, more: object) => {
    const key = typeof address === 'string' ? (parseAddress(address)?.raw ?? address) : Symbol('no address')
    rows.set(key, { ...rows.get(key), address, ...more })
  }
  for (const row of rowsOf(accounts)) add(row, { watched: true })
  for (const row of rowsOf(addressNames)) add(row, { name: row.name })
  return [...rows.values()]
}

function readRow({ address, name, note, watched }: Record<string, unknown>): Incoming | Refused {
  const written = typeof address === 'string' ? address : ''
  const text = cleanText(written, 60)
  const parsed = parseAddress(written)
  if (!parsed) return { text, why: 'no address' }
  const kept = {
    name: cleanName(typeof name === 'string' ? name : ''),
    note: cleanNote(typeof note === 'string' ? note : ''),
    watched: watched === true,
  }
  if (!isWorthKeeping(kept)) return { text, why: 'nothing to keep' }
  return { raw: parsed.raw, ...kept, isWallet: parsed.form?.bounceable === false }
}

/** Parses a file of this site or of Acton (`acton-favorites`). Throws NamesFileError. */
export function readNames(text: string): NamesFile {
  const content = parseJson(text)
  if (content.format !== FORMAT && content.format !== ACTON) throw new NamesFileError('foreign')
  if (content.version !== VERSION) throw new NamesFileError('later version')
  const rows = content.format === ACTON ? actonRows(content) : rowsOf(content.addresses)
  const incoming = new Map<RawAddress, Incoming>()
  const refused: Refused[] = []
  for (const row of rows.map(readRow)) {
    if ('why' in row) refused.push(row)
    else if (incoming.has(row.raw)) refused.push({ text: friendlyAddress(row.raw, row.isWallet), why: 'twice' })
    else incoming.set(row.raw, row)
  }
  const network = typeof content.network === 'string' ? cleanText(content.network, 40) : ''
  return { network, incoming: [...incoming.values()], refused }
}
