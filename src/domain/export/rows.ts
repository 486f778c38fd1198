import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddress } from '../account/known-address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { feesOf } from '../trace/figures.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { type Movement, movementsOf } from './movements.ts'

/** What is known beside the bytes: jettons by their jetton wallets, and names of addresses. */
export type Names = { jettons: JettonWallets; find: (raw: RawAddress) => KnownAddress | undefined }

/**
 * A row of an export: one movement of a transaction, or none where it only cost fees. `fee` is in nanoTON: all that the transaction cost its
 * account, with the fees for carrying its messages; it stands in the first row of a transaction alone, null in the others. `place` counts from 1.
 */
export type ExportRow = {
  transaction: Transaction
  movement: Movement | null
  fee: string | null
  place: number
  of: number
  /** the provider that handed out the bytes, which were checked here */
  source: string
}

/** The rows of a transaction; none where nothing moved and nothing was paid. */
export function rowsOf(transaction: Transaction, source: string): ExportRow[] {
  const fee = `${feesOf(transaction)}`
  const movements = movementsOf(transaction)
  if (movements.length === 0) return fee === '0' ? [] : [{ transaction, movement: null, fee, place: 1, of: 1, source }]
  return movements.map((movement, index) => ({
    transaction,
    movement,
    fee: index === 0 ? fee : null,
    place: index + 1,
    of: movements.length,
    source,
  }))
}
