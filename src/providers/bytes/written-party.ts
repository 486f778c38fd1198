import * as v from 'valibot'
import { parseAddress, type RawAddress } from '../../ton/address.ts'

function readParty(wire: unknown): RawAddress | null | undefined {
  if (wire === null || wire === '' || wire === 'addr_none') return null
  return typeof wire === 'string' ? parseAddress(wire)?.raw : undefined
}

/** A party written as its address: null without one, undefined if it is unreadable. */
export const writtenParty = v.fallback(v.pipe(v.unknown(), v.transform(readParty)), null)
