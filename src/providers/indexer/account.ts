import * as v from 'valibot'
import type { AccountFacts, AccountInParts } from '../../domain/account/account.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { fromHex } from '../../ton/bytes.ts'
import { hashesOfBocs } from '../bytes/boc.ts'
import { address, words } from '../bytes/wire-address.ts'
import { requireAsked } from '../http/asked.ts'
import { flag, hash, int64, maybe, text, time } from '../http/wire.ts'
import { accountState, factsRequest } from '../requests/account.ts'
import { indexerApi } from './client.ts'

const account = v.object({
  address: maybe(address),
  is_wallet: maybe(flag),
  interfaces: maybe(v.array(text)),
  get_methods: maybe(v.array(text)),
  name: maybe(words),
  is_scam: maybe(flag),
  is_suspended: maybe(flag),
  memo_required: maybe(flag),
  last_activity: maybe(time),
})

/** Facts about an account besides its state (accounts/{id}). */
export async function getAccountFacts(call: Call, raw: RawAddress): Promise<AccountFacts> {
  const read = await indexerApi(...factsRequest.of(raw), account, call)
  requireAsked('tonapi', 'account', raw, read.address)
  return {
    isWallet: read.is_wallet ?? false,
    interfaces: read.interfaces ?? [],
    methods: read.get_methods ?? [],
    name: read.name,
    isScam: read.is_scam ?? false,
    isSuspended: read.is_suspended ?? false,
    needsMemo: read.memo_required ?? false,
    lastActivity: read.last_activity,
  }
}

const rawAccount = v.object({
  address: maybe(address),
  balance: maybe(int64),
  status: text,
  code: maybe(text),
  data: maybe(text),
  last_transaction_lt: maybe(int64),
  last_transaction_hash: maybe(hash),
})

/** State of an account by the chain (blockchain/accounts/{id}). Throws `not-found` for an account that never existed. */
export async function getIndexedAccount(call: Call, raw: RawAddress): Promise<AccountInParts> {
  const read = await indexerApi(`/blockchain/accounts/${raw}`, {}, rawAccount, call)
  requireAsked('tonapi', 'account', raw, read.address)
  const { last_transaction_hash: last, last_transaction_lt: lt } = read
  return {
    account: {
      address: raw,
      state: accountState(read.status),
      balance: read.balance,
      lastTransaction: last && lt && /[^0]/.test(last) ? { hash: last, lt } : null,
      codeHash: undefined,
      dataHash: undefined,
    },
    hashes: hashesOfBocs(fromHex(read.code ?? ''), fromHex(read.data ?? '')),
  }
}
