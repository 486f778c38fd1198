import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { words } from '../bytes/wire-address.ts'
import { rows } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const backresolved = v.object({ domains: rows(words) })

/** Domains whose wallet record is this address (dns/backresolve). */
export async function getDomainsOf(call: Call, address: RawAddress): Promise<string[]> {
  const { domains } = await indexerApi(`/accounts/${address}/dns/backresolve`, {}, backresolved, call)
  return domains.rows.flatMap(name => name ?? [])
}
