import * as v from 'valibot'
import type { KnownAddress } from '../../domain/account/known-address.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { createClient } from '../http/client.ts'
import { postJson } from '../http/post.ts'
import { flag, maybe, rows, time } from '../http/wire.ts'
import { indexerClient } from './client.ts'

/** Accounts in one call: its server takes as many. */
export const MAX_MARKED = 100

const account = v.object({
  address: maybe(address),
  name: maybe(words),
  is_scam: maybe(flag),
  is_wallet: maybe(flag),
  last_activity: maybe(time),
})
const accounts = v.object({ accounts: rows(account) })

/** Words of tonapi on addresses; `lastActivity` in unix seconds, null if there was none, or it is unknown. */
export type Marks = Record<RawAddress, KnownAddress & { lastActivity: number | null }>

/** Names, kinds, scam marks and last activities of up to 100 addresses (accounts/_bulk, by POST). Rows of other addresses are left out. */
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
