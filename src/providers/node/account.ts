import * as v from 'valibot'
import type { AccountInParts } from '../../domain/account/account.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { hashesOfBocs, prepareReader } from '../bytes/boc.ts'
import { withRest } from '../http/shape-rest.ts'
import { hash, int64, maybe, text } from '../http/wire.ts'
import { accountRequest, readStateAndBalance } from '../requests/account.ts'
import { nodeApi } from './client.ts'

const rest = v.object({
  last_transaction_id: maybe(v.object({ lt: int64, hash })),
  code: maybe(text),
  data: maybe(text),
})

const fullAccountState = withRest({ what: 'an account', read: readStateAndBalance }, rest)

/** State of an account by the chain (getAddressInformation). */
export async function getAccount(call: Call, address: RawAddress): Promise<AccountInParts> {
  prepareReader()
  const read = await nodeApi(...accountRequest.of(address), fullAccountState, call)
  const last = read.last_transaction_id
  return {
    account: {
      address,
      state: read.state,
      balance: read.balance,
      // The hash is all zeros for an account without transactions.
      lastTransaction: last && /[^0]/.test(last.hash) ? last : null,
      codeHash: undefined,
      dataHash: undefined,
    },
    hashes: hashesOfBocs(fromBase64(read.code ?? ''), fromBase64(read.data ?? '')),
  }
}
