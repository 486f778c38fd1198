import { rawAddress } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import type { World } from '../../indexer/call.ts'
import type { NftCollection, NftItem } from '../../indexer/tokens/readers.ts'
import type { TokenRegistry } from '../../indexer/tokens/registry.ts'
import { bookOf } from '../address-book.ts'
import type { Call, Handler } from '../call.ts'
import { upperAddress } from '../forms.ts'
import { itemFields, metadataFor } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { contentFields, contractFields } from './jettons.ts'

const nftCollection = (world: World, collection: NftCollection) => ({
  address: upperAddress(collection.address),
  owner_address: upperAddress(collection.owner),
  next_item_index: collection.nextItemIndex.toString(),
  collection_content: contentFields(collection.content),
  ...contractFields(world, collection.address),
})

/** Sale contract that owns an item. */
function saleOf(registry: TokenRegistry, { owner, address }: NftItem) {
  const sale = owner ? registry.sales.get(rawAddress(owner)) : undefined
  return sale?.item.equals(address) ? sale : undefined
}

async function nftItem(world: World, registry: TokenRegistry, item: NftItem): Promise<Wire> {
  const collection = item.collection ? registry.collections.get(rawAddress(item.collection)) : undefined
  const sale = saleOf(registry, item)
  return {
    address: upperAddress(item.address),
    init: item.init,
    index: item.index.toString(),
    collection_address: upperAddress(item.collection),
    owner_address: upperAddress(item.owner),
    content: (await itemFields(world, registry, item)) as Wire,
    ...contractFields(world, item.address),
    collection: collection ? nftCollection(world, collection) : null,
    on_sale: sale !== undefined,
    sale_contract_address: upperAddress(sale?.address) ?? undefined,
    real_owner: upperAddress(sale?.seller) ?? undefined,
  }
}

const compare = (one: bigint | string, other: bigint | string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Items of owners; those owned by a sale contract on their behalf only on request. */
function ofOwners(registry: TokenRegistry, owners: string[], withSales: boolean): NftItem[] {
  const own = owners.flatMap(owner => registry.items.where('owner', owner))
  if (!withSales) return own
  const sales = owners.flatMap(owner => registry.sales.where('seller', owner))
  const offered = sales.flatMap(sale => registry.items.get(rawAddress(sale.item)) ?? [])
  return [...own, ...offered.filter(item => saleOf(registry, item))]
}

function candidates({ params }: Call, registry: TokenRegistry): NftItem[] {
  const [addresses, owners, collections] = ['address', 'owner_address', 'collection_address'].map(name =>
    params.addresses(name).map(rawAddress),
  ) as [string[], string[], string[]]
  const indexes = new Set(params.all('index'))
  if (indexes.size > 0 && collections.length === 0)
    throw new Refusal(500, 'index parameter is not allowed without the collection_address')
  const found =
    addresses.length > 0
      ? addresses.flatMap(address => registry.items.get(address) ?? [])
      : owners.length > 0
        ? ofOwners(registry, owners, params.flag('include_on_sale'))
        : collections.length > 0
          ? collections.flatMap(collection => registry.items.where('collection', collection))
          : registry.items.all()
  return found.filter(
    ({ collection, index }) =>
      (collections.length === 0 || (collection !== null && collections.includes(rawAddress(collection)))) &&
      (indexes.size === 0 || indexes.has(index.toString())),
  )
}

/** Items confirmed by their collection: by index within a collection, by collection and index for an owner. */
const items: Handler = async call => {
  const { world, params } = call
  const { registry } = await world.index.tokens()
  const confirmed: NftItem[] = []
  for (const item of candidates(call, registry)) {
    if (!item.collection || (await registry.confirmations.of(item))) confirmed.push(item)
  }
  const keyOf = ({ collection }: NftItem) => (collection ? rawAddress(collection) : '')
  confirmed.sort((one, other) => compare(keyOf(one), keyOf(other)) || compare(one.index, other.index))
  const page = params.cut(confirmed)
  const rows: Wire[] = []
  for (const item of page) rows.push(await nftItem(world, registry, item))
  const named = page.flatMap(item => [item.address, item.owner, item.collection, saleOf(registry, item)?.seller])
  return { nft_items: rows, address_book: await bookOf(world, named), metadata: await metadataFor(world, named) }
}

/** Lists collections in indexing order. */
const collections: Handler = async ({ world, params }) => {
  const { registry } = await world.index.tokens()
  const [addresses, owners] = [
    params.addresses('collection_address'),
    new Set(params.addresses('owner_address').map(rawAddress)),
  ]
  const all =
    addresses.length > 0
      ? addresses.flatMap(address => registry.collections.get(rawAddress(address)) ?? [])
      : registry.collections.all()
  const page = params.cut(
    all.filter(({ owner }) => owners.size === 0 || (owner !== null && owners.has(rawAddress(owner)))),
  )
  const named = page.flatMap(({ address, owner }) => [address, owner])
  return {
    nft_collections: page.map(collection => nftCollection(world, collection)),
    address_book: await bookOf(world, named),
    metadata: await metadataFor(world, named),
  }
}

export const nftHandlers = { 'nft/items': items, 'nft/collections': collections }
