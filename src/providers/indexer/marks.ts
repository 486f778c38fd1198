import * as v from 'valibot'
import type { KnownAddresses } from '../../domain/account/known-address.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { createClient } from '../http/client.ts'
import { postJson } from '../http/post.ts'
import { flag, maybe, rows } from '../http/wire.ts'
import { indexerClient } from './client.ts'

/** Accounts in one call: its server takes as many. */
export const MAX_MARKED = 100

const account = v.object({ address: maybe(address), name: maybe(words), is_scam: maybe(flag), is_wallet: maybe(flag) })
const accounts = v.object({ accounts: rows(account) })

/** Names, kinds and scam marks of up to 100 addresses (accounts/_bulk, by POST). Rows of other addresses are left out. */
export async function getMarks(call: Call, addresses: readonly RawAddress[]): Promise<KnownAddresses> {
  const post = createClient({ ...indexerClient, fetchAnswer: postJson({ account_ids: addresses }) })
  const read = await post('/accounts/_bulk', {}, accounts, call)
  const asked = new Set(addresses)
  const known: KnownAddresses = {}
  for (const { address, name, is_scam, is_wallet } of read.accounts.rows)
    if (address && asked.has(address)) known[address] = { name, isScam: is_scam ?? false, isWallet: is_wallet ?? false }
  return known
}
