import { friendlyAddress, type RawAddress } from '../../ton/address.ts'

type WalletRecord = { wallet: RawAddress | null; known: Record<RawAddress, { isWallet: boolean }> }

/** First fact of a domain's records, null where it has none: the address that it leads to. */
export const domainFacts = (records: WalletRecord | null): Record<string, string> =>
  records?.wallet ? { resolved: friendlyAddress(records.wallet, records.known[records.wallet]?.isWallet) } : {}
