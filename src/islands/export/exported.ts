import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

/** Start of an export: `rows` are loaded, newest first, `shown` those of them on screen; `isWhole` when there are no older ones. */
export type Exported = { raw: RawAddress; rows: Transaction[]; shown: Transaction[]; isWhole: boolean }
