import type { RawAddress } from '../../ton/address.ts'
import type { ItemChange } from './details.ts'

/** Sale contracts of the item: the current one, and each that received the item before a sale in the name of the same owner. */
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
 * Marks changes of an item's owner as listed and delisted, newest first. `current`: the contract that sells the item now. Transfers to
 * contracts that never sold the item are not marked.
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
