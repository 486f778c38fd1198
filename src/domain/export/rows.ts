import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddress } from '../account/known-address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { feesOf } from '../trace/figures.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { isClaim, type Movement, movementsOf } from './movements.ts'

/** Facts beside the bytes: jettons by their jetton wallets, NFT items that the account holds, and names of addresses. */
export type Names = {
  jettons: JettonWallets
  items?: ReadonlySet<RawAddress>
  find: (raw: RawAddress) => KnownAddress | undefined
}

/**
 * A row of an export: one movement of a transaction, or none where it only cost fees. `fee` is in nanoTON: all that the transaction cost its
 * account, with the fees for carrying its messages; it is in the first row of a transaction alone, null in the others. `place` counts from 1.
 * `claim`: tokens moved by the word of a contract that is no known jetton wallet or item of the account; such rows come last, without a fee.
 */
export type ExportRow = {
  transaction: Transaction
  movement: Movement | null
  fee: string | null
  claim: boolean
  place: number
  of: number
  /** the provider that handed out the bytes, which were checked here */
  source: string
}

/** The rows of a transaction; none where nothing moved and nothing was paid. */
export function rowsOf(transaction: Transaction, source: string, names: Pick<Names, 'jettons' | 'items'>): ExportRow[] {
  const fee = `${feesOf(transaction)}`
  const all = movementsOf(transaction)
  const claims = all.filter(movement => isClaim(movement, transaction.account, names))
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
