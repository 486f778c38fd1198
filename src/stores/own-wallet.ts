import type { Jetton } from '../domain/jetton/jetton.ts'
import { addressIn } from '../domain/method/address-in.ts'
import type { Argument } from '../domain/method/value.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getIndexedMethodRun } from '../providers/indexer/get-method.ts'
import { getMethodRun } from '../providers/node/get-method.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'
import { loadJetton } from './load-jetton.ts'

/** Addresses on the stack that a get-method returns, in order; null for an entry that is no address. */
async function addressesBy(call: Call, address: RawAddress, method: string, args: Argument[] = []) {
  const asked = { address, method, args }
  const { stack } = await withFallback(
    call,
    call => getMethodRun(call, asked),
    call => getIndexedMethodRun(call, asked),
  )
  return stack.map(addressIn)
}

/**
 * The jetton whose wallet this contract is. Both the contract and the jetton's master (get_wallet_address) must confirm it; null otherwise.
 */
export const $ownWallet = query({
  key: 'own-wallet',
  freshFor: 10 * MINUTE,
  rank: RANK.side,
  async load(call, account: RawAddress, wallet: RawAddress): Promise<Jetton | null> {
    const [, owner, master] = await addressesBy(call, wallet, 'get_wallet_data')
    if (owner !== account || !master) return null
    const [own] = await addressesBy(call, master, 'get_wallet_address', [{ kind: 'address', raw: account }])
    return own === wallet ? loadJetton(call, master) : null
  },
})
