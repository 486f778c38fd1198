import * as v from 'valibot'
import type { RawAddress } from '../../ton/address.ts'
import { nullIfAbsent } from '../http/null-if-absent.ts'
import { field } from '../http/wire.ts'
import { type AccountAddress, accountAddress } from './wire-address.ts'

function readParty(wire: unknown): AccountAddress | null | undefined {
  if (Object(wire).address === '') return null
  const read = v.safeParse(accountAddress, wire)
  return read.success && read.output.address ? read.output : undefined
}

/** A party such as an owner: null without one or with an empty address, undefined if it is unreadable. */
export const party = nullIfAbsent(field('a party', readParty))

/** Address of a party. */
export const partyAddress = (wire: AccountAddress | null | undefined): RawAddress | null | undefined =>
  wire === null ? null : wire?.address
