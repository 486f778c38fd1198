import * as v from 'valibot'
import { type NamedThing, readNamed, sortNamed } from '../../domain/search/named.ts'
import { trustOf } from '../../domain/token/trust.ts'
import type { Call } from '../../lib/call.ts'
import { address } from '../bytes/wire-address.ts'
import { ProviderError } from '../http/error.ts'
import { maybe, rows, text } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const found = v.object({ addresses: rows(v.object({ address, name: text, trust: maybe(text) })) })

/**
 * Accounts, jettons and collections whose name has a word that begins with `name`, of 3 to 15 characters (accounts/search). Throws
 * ProviderError: `malformed` if none of the rows is readable.
 */
export async function getNamedThings(call: Call, name: string): Promise<NamedThing[]> {
  const { addresses } = await indexerApi('/accounts/search', { name }, found, call)
  const things = addresses.rows.flatMap(({ address: raw, name, trust }) => {
    const named = readNamed(name)
    return raw && named.name ? [{ ...named, raw, trust: trustOf(trust) }] : []
  })
  if (things.length === 0 && addresses.rows.length + addresses.unreadable > 0)
    throw new ProviderError('malformed', 'tonapi', 'names: unreadable')
  return sortNamed(things)
}
