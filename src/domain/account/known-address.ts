import type { RawAddress } from '../../ton/address.ts'

/** A name's author, if it is not the provider, and the name: the visitor (`user`) or a public list (`tag`). */
type NameMark = { by: 'user' | 'tag'; words: string }

/** A provider's facts about an address, which are not on the chain. */
export type KnownAddress = {
  isWallet: boolean
  name: string | null
  /** omitted by providers that do not know */
  isScam?: boolean
  /** set if the name is by the visitor or a public list */
  mark?: NameMark
  /** kind of account by a public list */
  kind?: string
  /** note by the visitor */
  note?: string
  /** warning shown in place of the one for the provider's scam mark */
  warning?: string
}

/** Facts about the addresses in an answer, by raw form. Only indexes provide them. */
export type KnownAddresses = Record<RawAddress, KnownAddress>
