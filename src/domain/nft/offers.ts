import { COIN } from '../text/coin.ts'
import type { CollectionItem, NftPrice } from './details.ts'

const coinsOf = ({ sale }: CollectionItem): bigint | null =>
  sale?.price && sale.price.unit === COIN && sale.price.units !== '0' ? BigInt(sale.price.units) : null

/** Sort rank: 0 for offers in TON, 1 for other offers, 2 for items not on sale. */
const rankOf = (item: CollectionItem) => (coinsOf(item) !== null ? 0 : item.sale ? 1 : 2)

/** Items on sale first, cheapest first; the rest in their order. */
export const offersFirst = (items: readonly CollectionItem[]): CollectionItem[] =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other) || Number((coinsOf(one) ?? 0n) - (coinsOf(other) ?? 0n)))

/**
 * Summary of a collection's items: offers; lowest price in TON, null beside offers in other units or of unknown prices, which may be
 * cheaper; number of owners. Numbers are null if unknown of an item.
 */
export type ItemFigures = { onSale: number | null; floor: NftPrice | null; owners: number | null }

export function figuresOf(items: readonly CollectionItem[]): ItemFigures {
  const [cheapest] = offersFirst(items)
  const isMixed = items.some(item => item.sale && coinsOf(item) === null)
  const owners = items.map(({ owner }) => owner)
  return {
    onSale: items.some(({ sale }) => sale === undefined) ? null : items.filter(({ sale }) => sale).length,
    floor: cheapest && !isMixed && coinsOf(cheapest) !== null ? (cheapest.sale?.price ?? null) : null,
    owners: owners.includes(null) ? null : new Set(owners).size,
  }
}
