import * as v from 'valibot'
import type { KnownAddress } from '../../domain/account/known-address.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { createClient } from '../http/client.ts'
import { postJson } from '../http/post.ts'
import { flag, maybe, rows, time } from '../http/wire.ts'
import { indexerClient } from './client.ts'

/** Maximum number of accounts per call, set by the server. */
export const MAX_MARKED = 100

const account = v.object({
  address: maybe(address),
  name: maybe(words),
  is_scam: maybe(flag),
  is_wallet: maybe(flag),
  last_activity: maybe(time),
})
const accounts = v.object({ accounts: rows(account) })

/** tonapi's facts about addresses. `lastActivity` is in unix seconds, null if none or unknown. */
export type Marks = Record<RawAddress, KnownAddress & { lastActivity: number | null }>

/** Names, kinds, scam marks and last activities of at most 100 addresses (accounts/_bulk, by POST). Drops rows of other addresses. */
export async function getMarks(call: Call, addresses: readonly RawAddress[]): Promise<Marks> {
  const post = createClient({ ...indexerClient, fetchAnswer: postJson({ account_ids: addresses }) })
  const read = await post('/accounts/_bulk', {}, accounts, call)
  const asked = new Set(addresses)
  const marks: Marks = {}
  for (const { address, name, is_scam, is_wallet, last_activity: lastActivity } of read.accounts.rows)
    if (address && asked.has(address))
      marks[address] = { name, isScam: is_scam ?? false, isWallet: is_wallet ?? false, lastActivity }
  return marks
}
