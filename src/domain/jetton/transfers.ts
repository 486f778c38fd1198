import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'

/** A transfer from the sender's jetton wallet; `amount` is unscaled, `utime` in unix seconds. */
export type JettonTransfer = {
  from: RawAddress | null
  to: RawAddress | null
  amount: string
  hash: Hash | null
  utime: number
}
/** Transfers of a jetton, newest first. */
export type JettonTransfers = { transfers: JettonTransfer[]; known: KnownAddresses; unreadable: number }
