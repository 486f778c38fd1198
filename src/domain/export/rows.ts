import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddress } from '../account/known-address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { feesOf } from '../trace/figures.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { isClaim, type Movement, movementsOf } from './movements.ts'

/**
 * Facts that are not in the transactions: jettons by jetton wallet, owned NFT items, and names of addresses. `lacksJettons`: true if the
 * account's jettons could not be listed, so that every movement of jettons is a claim.
 */
export type Names = {
  jettons: JettonWallets
  lacksJettons?: boolean
  items?: ReadonlySet<RawAddress>
  find: (raw: RawAddress) => KnownAddress | undefined
}

/**
 * A row of an export: one movement, or null for a transaction that only cost fees. `fee`: total cost of the transaction in nanoTON,
 * including forwarding; only in its first row, else null. `place` counts from 1. `claim`: only claimed by an unknown contract (`isClaim`);
 * such rows come last, without a fee.
 */
export type ExportRow = {
  transaction: Transaction
  movement: Movement | null
  fee: string | null
  claim: boolean
  place: number
  of: number
  /** provider of the bytes, which were verified here */
  source: string
}

/** Rows of a transaction; empty without movements and fees. */
export function rowsOf(transaction: Transaction, source: string, names: Pick<Names, 'jettons' | 'items'>): ExportRow[] {
  const fee = `${feesOf(transaction)}`
  const all = movementsOf(transaction)
  const claims = all.filter(movement => isClaim(movement, transaction, names))
  const moved = all.filter(movement => !claims.includes(movement))
  const movements = moved.length > 0 || fee === '0' ? moved : [null]
  const rows = [...movements, ...claims]
  return rows.map((movement, index) => ({
    transaction,
    movement,
    fee: index === 0 && movements.length > 0 ? fee : null,
    claim: index >= movements.length,
    place: index + 1,
    of: index < movements.length ? movements.length : rows.length,
    source,
  }))
}
