import type { RawAddress } from '../../ton/address.ts'
import { type Cell, TonBytesError } from '../../ton/cell.ts'
import type { Hash } from '../../ton/hash.ts'
import { readAddress } from '../../ton/message-address.ts'
import { readTree } from '../../ton/proof/merkle.ts'
import { Slice } from '../../ton/slice.ts'
import type { Jetton } from './jetton.ts'

/** One jetton of one owner. */
export type Holding = { owner: RawAddress; jetton: Jetton }

/** Bits before the balance: none in the reference wallet of TEP-74, a status of four in wallets that their jetton can lock. */
const PREFIXES = [0, 4]

/**
 * The balance (smallest units, decimal text) in the data of a jetton wallet: coins, the owner, the jetton. Null when the owner or the jetton is not
 * the expected one: the data are laid out in another way then.
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

/** Finds a cell by its hash in a bag of cells with one root; null when the bag does not have it. */
export function findCell(account: Uint8Array, hash: Hash): Cell | null {
  const { root, hashOf } = readTree(account)
  const seen = new Set([root])
  // A set gives what is added to it while it is walked.
  for (const cell of seen) {
    if (hashOf(cell) === hash) return cell
    for (const ref of cell.refs) seen.add(ref)
  }
  return null
}
