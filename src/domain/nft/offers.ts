import { COIN } from '../text/coin.ts'
import type { CollectionItem, NftPrice } from './details.ts'

const coinsOf = ({ sale }: CollectionItem): bigint | null =>
  sale?.price && sale.price.unit === COIN && sale.price.units !== '0' ? BigInt(sale.price.units) : null

/** 0 for offers in the coin, 1 for those in other units or without a price, 2 for what is not on sale. */
const rankOf = (item: CollectionItem) => (coinsOf(item) !== null ? 0 : item.sale ? 1 : 2)

/** Items on sale first, the cheapest first; the others in their order. */
export const offersFirst = (items: readonly CollectionItem[]): CollectionItem[] =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other) || Number((coinsOf(one) ?? 0n) - (coinsOf(other) ?? 0n)))

/** Summary of some items of a collection: offers, the lowest price in the coin, and owners, null where one of them is not known. */
export type ItemFigures = { onSale: number; floor: NftPrice | null; owners: number | null }

export function figuresOf(items: readonly CollectionItem[]): ItemFigures {
  const [cheapest] = offersFirst(items)
  const owners = items.map(({ owner }) => owner)
  return {
    onSale: items.filter(({ sale }) => sale).length,
    floor: cheapest && coinsOf(cheapest) !== null ? (cheapest.sale?.price ?? null) : null,
    owners: owners.includes(null) ? null : new Set(owners).size,
  }
}
