import type { RawAddress } from '../../ton/address.ts'

/** Author of a name that is no provider's, and the name in words: the visitor's (`user`), or a public list's (`tag`). */
type NameMark = { by: 'user' | 'tag'; words: string }

/** Words of the indexer on an address, beside the bytes of the chain. */
export type KnownAddress = {
  isWallet: boolean
  name: string | null
  /** left out by who does not know */
  isScam?: boolean
  /** of a name that the visitor or a public list gave */
  mark?: NameMark
  /** the kind of account that a public list says */
  kind?: string
  /** what the visitor noted of it */
  note?: string
  /** what to beware of, in place of the provider's mark alone */
  warning?: string
}

/** Every address an answer named, by its raw form; only the indexer fills it. */
export type KnownAddresses = Record<RawAddress, KnownAddress>
