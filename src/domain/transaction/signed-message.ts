import type { RawAddress } from '../../ton/address.ts'
import type { Sentence } from './sentence.ts'

/** A decoded external message: its account, and its order in words, null if unreadable. */
export type SignedMessage = { account: RawAddress; order: Sentence | null }
