import { friendlyAddress, type RawAddress } from '../../ton/address.ts'

type WalletRecord = { wallet: RawAddress | null; known: Record<RawAddress, { isWallet: boolean }> }

/** Target address of a domain as its first fact; empty without one. */
export const domainFacts = (records: WalletRecord | null): Record<string, string> =>
  records?.wallet ? { resolved: friendlyAddress(records.wallet, records.known[records.wallet]?.isWallet) } : {}
