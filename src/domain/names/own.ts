import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Account } from '../account/account.ts'
import { cleanText, MAX_NAME_LENGTH, MAX_PARAGRAPH_LENGTH } from '../foreign/clean-text.ts'

/** An account's last transaction at some time; a later one shows a change. */
export type LastTransaction = { lt: string; hash: Hash }

/** Placeholder for an account without transactions. */
const NEVER: LastTransaction = { lt: '0', hash: '0'.repeat(64) as Hash }

/** Last transaction of an account; null if unknown: an account with code has had one, so that an answer without it lacks it. */
export const lastOf = ({
  state,
  lastTransaction,
}: Pick<Account, 'state' | 'lastTransaction'>): LastTransaction | null =>
  lastTransaction ?? (state === 'uninitialized' ? NEVER : null)

/** The visitor's data about an address. `seen`: its last transaction at the last visit; null before the first. */
export type OwnAddress = {
  name: string
  note: string
  watched: boolean
  isWallet: boolean
  seen: LastTransaction | null
}

export type OwnAddresses = Record<RawAddress, OwnAddress>

/** Empty entry: no name, no note, not watched. */
export const NOTHING_OWN: Omit<OwnAddress, 'isWallet'> = { name: '', note: '', watched: false, seen: null }

/** Maximum number of addresses with an entry. */
export const MAX_OWN = 2000
/** Maximum number of watched addresses: each takes two calls per round. */
export const MAX_WATCHED = 100

export const cleanName = (text: string) => cleanText(text, MAX_NAME_LENGTH)
export const cleanNote = (text: string) => cleanText(text, MAX_PARAGRAPH_LENGTH)

/** True if an entry is not empty. */
export const isWorthKeeping = ({ name, note, watched }: Pick<OwnAddress, 'name' | 'note' | 'watched'>) =>
  name !== '' || note !== '' || watched

export const ownEntries = (all: OwnAddresses) => Object.entries(all) as [RawAddress, OwnAddress][]

/** Reason why entries exceed the limits; null if they fit. */
export function misfit(all: OwnAddresses): 'too many' | 'too many watched' | null {
  const entries = ownEntries(all)
  if (entries.length > MAX_OWN) return 'too many'
  return entries.filter(([, { watched }]) => watched).length > MAX_WATCHED ? 'too many watched' : null
}

const textIn = (x: unknown) => (typeof x === 'string' ? x : '')

function readLast(x: unknown): LastTransaction | null {
  const { lt, hash } = Object(x)
  return /^\d{1,20}$/.test(textIn(lt)) && /^[0-9a-f]{64}$/.test(textIn(hash)) ? { lt, hash } : null
}

/** Parses saved entries and drops invalid ones. Throws SyntaxError for anything but a JSON object. */
export function readOwn(text: string): OwnAddresses {
  if (!text.startsWith('{')) throw new SyntaxError()
  const found: OwnAddresses = {}
  for (const [raw, saved] of Object.entries(Object(JSON.parse(text)))) {
    const { name, note, watched, isWallet, seen } = Object(saved)
    const own = {
      name: cleanName(textIn(name)),
      note: cleanNote(textIn(note)),
      watched: watched === true,
      isWallet: isWallet === true,
      seen: readLast(seen),
    }
    if (/^-?\d{1,3}:[0-9a-f]{64}$/.test(raw) && isWorthKeeping(own)) found[raw as RawAddress] = own
  }
  return found
}

/** True if an account has new transactions since the visitor's last visit; null if not known, as for an answer older than that visit. */
export function hasChanged(seen: LastTransaction | null, last: LastTransaction | null): boolean | null {
  if (!seen || !last || BigInt(last.lt) < BigInt(seen.lt)) return null
  return last.hash !== seen.hash
}
