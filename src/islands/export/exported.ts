import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

/** Context of an export. `rows`: loaded rows, newest first; `shown`: those on screen; `isWhole`: no older rows exist. */
export type Exported = { raw: RawAddress; rows: Transaction[]; shown: Transaction[]; isWhole: boolean }
