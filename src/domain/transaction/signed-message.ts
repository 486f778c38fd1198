import type { RawAddress } from '../../ton/address.ts'
import type { Sentence } from './sentence.ts'

/** An external message as its bytes are: whose account it goes to, and what it orders there, null where that cannot be read. */
export type SignedMessage = { account: RawAddress; order: Sentence | null }
