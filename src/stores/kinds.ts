import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { getKnownAddresses, MAX_ACCOUNTS } from '../providers/index-v3/accounts.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { addressBook, learnFrom } from './base/address-book.ts'
import { orUndefined } from './or-undefined.ts'

/** Maximum wait in ms, after which a list shows its addresses with unknown kinds. */
const MAX_KINDS_WAIT_MS = 6 * SECOND

/**
 * Loads which of a list's unknown addresses are wallets, from toncenter's index, `MAX_ACCOUNTS` per call. Addresses that the index does not
 * call wallets then count as contracts. Never rejects.
 */
export async function learnKinds(addresses: readonly RawAddress[], signal: AbortSignal): Promise<void> {
  if (!hasIndexV3) return
  const unknown = [...new Set(addresses)].filter(raw => !addressBook.find(raw))
  const call = {
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_KINDS_WAIT_MS)]),
    // Main rank: the list on screen waits for it.
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
