import type { RawAddress } from '../../ton/address.ts'
import type { ItemChange } from './details.ts'

/**
 * Contracts that held the item to sell it: the one that sells it now, and each whose item was sold in the name of the owner who had handed
 * it over to that contract.
 */
function salesOf(changes: ItemChange[], current: RawAddress | null): Set<RawAddress | null> {
  const sales = new Set([current])
  changes.forEach(({ kind, from, to }, place) => {
    const next = changes[place - 1]
    if (kind === 'transfer' && next?.kind === 'sale' && from !== null && next.from === from) sales.add(to)
  })
  sales.delete(null)
  return sales
}

/**
 * Changes of an item's owner, newest first, that say when it was put up for sale and taken off it. `current`: the contract that sells it now.
 * Nothing is said of a contract that neither sells nor sold it.
 */
export function withListings(changes: ItemChange[], current: RawAddress | null): ItemChange[] {
  const sales = salesOf(
    changes.filter(({ succeeded }) => succeeded),
    current,
  )
  return changes.map(change => {
    if (change.kind !== 'transfer') return change
    if (sales.has(change.to)) return { ...change, kind: 'listed' }
    return sales.has(change.from) ? { ...change, kind: 'delisted' } : change
  })
}
