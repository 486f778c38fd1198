import * as v from 'valibot'
import { type NamedThing, readNamed, sortNamed } from '../../domain/search/named.ts'
import { trustOf } from '../../domain/token/trust.ts'
import type { Call } from '../../lib/call.ts'
import { address } from '../bytes/wire-address.ts'
import { maybe, rows, text } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const found = v.object({ addresses: rows(v.object({ address, name: text, trust: maybe(text) })) })

/** Accounts, jettons and collections whose name has a word that begins with `name`, of 3 to 15 characters (accounts/search). */
export async function getNamedThings(call: Call, name: string): Promise<NamedThing[]> {
  const { addresses } = await indexerApi('/accounts/search', { name }, found, call)
  return sortNamed(
    addresses.rows.flatMap(({ address: raw, name, trust }) => {
      const named = readNamed(name)
      return raw && named.name ? [{ ...named, raw, trust: trustOf(trust) }] : []
    }),
  )
}
