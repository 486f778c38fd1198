import * as v from 'valibot'
import type { AccountInParts, AccountState } from '../../domain/account/account.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { hashesOfBocs, prepareReader } from '../bytes/boc.ts'
import { hash, int64, maybe, text } from '../http/wire.ts'
import { accountRequest } from '../requests/account.ts'
import { nodeApi } from './client.ts'

const fullAccountState = v.object({
  balance: maybe(int64),
  last_transaction_id: maybe(v.object({ lt: int64, hash })),
  code: maybe(text),
  data: maybe(text),
  state: text,
})

const STATES = new Map<string, AccountState>([
  ['active', 'active'],
  ['uninitialized', 'uninitialized'],
  ['frozen', 'frozen'],
])

/** An account as the chain holds it (getAddressInformation). */
export async function getAccount(call: Call, address: RawAddress): Promise<AccountInParts> {
  prepareReader()
  const read = await nodeApi(...accountRequest.of(address), fullAccountState, call)
  const state = STATES.get(read.state) ?? 'unknown'
  const last = read.last_transaction_id
  return {
    account: {
      address,
      state,
      balance: balanceOf(read.balance, state),
      // An account without transactions has a hash of zeros.
      lastTransaction: last && /[^0]/.test(last.hash) ? last : null,
      codeHash: undefined,
      dataHash: undefined,
    },
    hashes: hashesOfBocs(fromBase64(read.code ?? ''), fromBase64(read.data ?? '')),
  }
}

/** Of an account that does not exist some servers say -1 or nothing; it holds nothing. */
function balanceOf(balance: string | null, state: AccountState): string | null {
  if (balance !== null && !balance.startsWith('-')) return balance
  return state === 'uninitialized' ? '0' : null
}
