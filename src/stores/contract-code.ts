import type { AccountInParts } from '../domain/account/account.ts'
import type { ProviderName } from '../domain/text/provider-name.ts'
import { HOUR } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getIndexedAccount } from '../providers/indexer/account.ts'
import { getAccount } from '../providers/node/account.ts'
import type { RawAddress } from '../ton/address.ts'
import { toBase64 } from '../ton/base64.ts'
import type { Hash } from '../ton/hash.ts'
import { $account } from './account.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

/** A contract's code as a bag of cells in base64, and its hash, computed here. */
export type ContractCode = { hash: Hash; boc: string }

const bagOf = async (hash: Hash) => (await import('../providers/bytes/read-boc.ts')).bagOfHash(hash)

/** Hash of the code in an account's state; null if it has none. Throws `malformed` if an answer lacks the code or it is unreadable. */
async function codeHashIn(provider: ProviderName, { account: { state }, hashes }: AccountInParts) {
  const { codeHash } = await hashes
  if (codeHash || state === 'uninitialized' || state === 'frozen') return codeHash
  throw new ProviderError('malformed', provider, 'code: missing or unreadable')
}

/** The code of an account; null if it has none. Sends no request if the page has already loaded the account. */
export const $contractCode = query({
  key: 'code',
  freshFor: HOUR,
  async load(call, address: RawAddress): Promise<ContractCode | null> {
    const account = $account(address).get()
    const shown = account.status === 'ready' ? account.value.codeHash : undefined
    const known = shown && (await bagOf(shown))
    if (account.status === 'ready' && shown && known) {
      for (const source of account.sources) call.onSource(source)
      return { hash: shown, boc: toBase64(known) }
    }
    const hash = await withFallback(
      call,
      async call => codeHashIn('toncenter', await getAccount(call, address)),
      async call => codeHashIn('tonapi', await getIndexedAccount(call, address)),
    )
    const boc = hash && (await bagOf(hash))
    return hash && boc ? { hash, boc: toBase64(boc) } : null
  },
})
