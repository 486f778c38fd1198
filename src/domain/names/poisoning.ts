import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { compareAmounts } from '../notation/amount.ts'
import { partiesOf } from '../transaction/parties.ts'
import type { Transaction } from '../transaction/transaction.ts'

/** Another address with nearly the same short form, and how it is known. */
export type LookAlike = { like: RawAddress; known: 'named' | 'paid' | 'self' }

/**
 * Characters of a short address that people compare. The first two encode the form and the last ones are a checksum, so both forms are
 * used. Two keys each: two letters before and four behind, as in the shortest notation here; four and three, for longer notations
 * elsewhere.
 */
function keysOf(raw: RawAddress): string[] {
  return [false, true].flatMap(isWallet => {
    const text = friendlyAddress(raw, isWallet)
    return [`${text.slice(2, 4)} ${text.slice(-4)}`, `${text.slice(2, 6)} ${text.slice(-3)}`]
  })
}

/** Known addresses, indexed by look. Earlier ones take precedence: a look-alike is never added. */
function createKnown() {
  const byKey = new Map<string, RawAddress>()
  const how = new Map<RawAddress, LookAlike['known']>()
  const keys = new Map<RawAddress, string[]>()
  function keysFor(raw: RawAddress): string[] {
    const made = keys.get(raw) ?? keysOf(raw)
    keys.set(raw, made)
    return made
  }
  function find(raw: RawAddress): LookAlike | undefined {
    if (how.has(raw)) return undefined
    const like = keysFor(raw)
      .map(key => byKey.get(key))
      .find(found => found !== undefined)
    const known = like && how.get(like)
    return known && { like, known }
  }
  function add(raw: RawAddress, known: LookAlike['known']) {
    if (how.has(raw)) return
    how.set(raw, known)
    for (const key of keysFor(raw)) if (!byKey.has(key)) byKey.set(key, raw)
  }
  return { find, add, has: (raw: RawAddress) => how.has(raw) }
}

/** True if an account sent TON or tokens to the address in a row. */
const isPaid = ({ summary: { to, party, moves } }: Transaction, raw: RawAddress) =>
  to.includes(raw) || (party === raw && moves.some(({ way }) => way === 'sent'))

/**
 * Counterparties in `rows` (any order) that look like, but are not, an address that the visitor named, one paid before, or the account
 * itself. Such rows are sent to be copied and paid by mistake ("address poisoning").
 */
export function findLookAlikes(
  account: RawAddress,
  rows: Transaction[],
  named: readonly RawAddress[],
): Map<RawAddress, LookAlike> {
  const known = createKnown()
  known.add(account, 'self')
  for (const raw of named) known.add(raw, 'named')
  const found = new Map<RawAddress, LookAlike>()
  for (const row of [...rows].sort((a, b) => compareAmounts(a.lt, b.lt))) {
    for (const party of partiesOf(row)) {
      if (found.has(party) || known.has(party)) continue
      const alike = known.find(party)
      if (alike) found.set(party, alike)
      else if (isPaid(row, party)) known.add(party, 'paid')
    }
  }
  return found
}
