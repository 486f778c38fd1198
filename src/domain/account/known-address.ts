import type { RawAddress } from '../../ton/address.ts'

/** What the indexer says of an address beside the bytes of the chain. */
export type KnownAddress = { isWallet: boolean; name: string | null; isScam: boolean }

/** Every address an answer named, by its raw form; only the indexer fills it. */
export type KnownAddresses = Record<RawAddress, KnownAddress>
