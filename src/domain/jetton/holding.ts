import type { RawAddress } from '../../ton/address.ts'
import { type Cell, TonBytesError } from '../../ton/cell.ts'
import type { Hash } from '../../ton/hash.ts'
import { readAddress } from '../../ton/message-address.ts'
import { readTree } from '../../ton/proof/merkle.ts'
import { Slice } from '../../ton/slice.ts'
import type { Jetton } from './jetton.ts'

/** A jetton with its owner. */
export type Holding = { owner: RawAddress; jetton: Jetton }

/** Bits before the balance: none in the reference wallet (TEP-74), four status bits in lockable wallets. */
const PREFIXES = [0, 4]

/**
 * Balance (smallest units, decimal text) in a jetton wallet's data, laid out as coins, owner, jetton. Null if owner or jetton differ, as
 * the layout is then another.
 */
export function readHolding(data: Cell, { owner, jetton }: Holding): string | null {
  for (const prefix of PREFIXES) {
    try {
      const from = new Slice(data)
      from.skip(prefix)
      const balance = from.coins()
      if (readAddress(from).raw === owner && readAddress(from).raw === jetton.address) return balance
    } catch (error) {
      if (!(error instanceof TonBytesError)) throw error
    }
  }
  return null
}

/** Finds a cell by hash in a bag of cells with one root; null if absent. */
export function findCell(account: Uint8Array, hash: Hash): Cell | null {
  const { root, hashOf } = readTree(account)
  const seen = new Set([root])
  // Iterating a set includes members added meanwhile.
  for (const cell of seen) {
    if (hashOf(cell) === hash) return cell
    for (const ref of cell.refs) seen.add(ref)
  }
  return null
}
