import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { getKnownAddresses, MAX_ACCOUNTS } from '../providers/index-v3/accounts.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { addressBook, learnFrom } from './base/address-book.ts'
import { orUndefined } from './or-undefined.ts'

/** Time after which a list shows its addresses whatever they are, in ms. */
const PATIENCE_MS = 6 * SECOND

/**
 * Learns of a list's addresses which are wallets, where no answer said so: of `MAX_ACCOUNTS` a call to toncenter's index, one call after the
 * other while the list waits. An address that it does not call a wallet counts as a contract from then on. Resolves in any case.
 */
export async function learnKinds(addresses: readonly RawAddress[], signal: AbortSignal): Promise<void> {
  if (!hasIndexV3) return
  const unknown = [...new Set(addresses)].filter(raw => !addressBook.find(raw))
  const call = {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    // The list is on screen and waits for it: before counts and names of other parts.
    rank: RANK.main,
    onSource() {},
  }
  while (unknown.length > 0 && !call.signal.aborted) {
    const asked = unknown.splice(0, MAX_ACCOUNTS)
    const found = await orUndefined(getKnownAddresses(call, asked)).catch(() => undefined)
    if (!found) return
    learnFrom({ known: Object.fromEntries(asked.map(raw => [raw, found[raw] ?? { isWallet: false, name: null }])) })
  }
}
