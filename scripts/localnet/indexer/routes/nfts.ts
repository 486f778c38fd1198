import { rawAddress } from '../../http/encode.ts'
import type { Call, Handler } from '../call.ts'
import { nftCollection, nftItem, nftOperation } from '../nft.ts'
import { notFound } from '../refusal.ts'
import { operationsOf } from '../tokens/operations.ts'
import type { NftItem } from '../tokens/readers.ts'
import { get, post } from './route.ts'

const MAX_ITEMS = 1000

const byIndex = (one: NftItem, other: NftItem): number =>
  one.index < other.index
    ? -1
    : one.index > other.index
      ? 1
      : rawAddress(one.address) < rawAddress(other.address)
        ? -1
        : 1

const window = (call: Call, otherwise: number): [number, number] => {
  const limit = call.int('limit', { min: 1, max: MAX_ITEMS, otherwise })
  const offset = call.int('offset', { min: 0, otherwise: 0 })
  return [offset, offset + limit]
}

/** Sequential: metadata may need the single virtual machine. */
async function encoded(call: Call, items: readonly NftItem[]) {
  const { registry } = await call.world.index.tokens()
  const rows: Array<Awaited<ReturnType<typeof nftItem>>> = []
  for (const item of items) rows.push(await nftItem(call.world, registry, item))
  return { nft_items: rows }
}

const one: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const item = registry.items.get(rawAddress(await call.account('account_id')))
  if (!item) throw notFound('item not found')
  return nftItem(call.world, registry, item)
}

const bulk: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  return encoded(
    call,
    call.bulk().flatMap(address => registry.items.get(rawAddress(address)) ?? []),
  )
}

const ofAccount: Handler = async call => {
  const owner = rawAddress(await call.account('account_id'))
  const collection = call.query.get('collection')
  const wanted = collection ? rawAddress(await call.world.index.resolveAccount(collection)) : null
  const { registry } = await call.world.index.tokens()
  const direct = registry.items.where('owner', owner)
  const offered = call.flag('indirect_ownership')
    ? registry.sales.where('seller', owner).flatMap(sale => registry.items.get(rawAddress(sale.item)) ?? [])
    : []
  const items = [...direct, ...offered].filter(
    item => wanted === null || (item.collection && rawAddress(item.collection) === wanted),
  )
  return encoded(call, items.sort(byIndex).slice(...window(call, MAX_ITEMS)))
}

const history: Handler = async call => {
  const account = await call.account('account_id')
  const limit = call.int('limit', { min: 1, max: MAX_ITEMS })
  const { registry, operations } = await call.world.index.tokens()
  const found = operationsOf(
    operations.nfts.filter(({ item }) => call.world.index.horizon.sees(item)),
    account,
    call.lt('before_lt'),
    limit,
  )
  const rows: Awaited<ReturnType<typeof nftOperation>> = []
  for (const operation of found) rows.push(...(await nftOperation(call.world, registry, operation)))
  return { operations: rows, next_from: found.length === limit ? found.at(-1)?.item.lt : undefined }
}

const collections: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const all = registry.collections
    .all()
    .sort((found, other) => (rawAddress(found.address) < rawAddress(other.address) ? -1 : 1))
  return { nft_collections: all.slice(...window(call, 100)).map(found => nftCollection(call.world, found)) }
}

const collection: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const found = registry.collections.get(rawAddress(await call.account('account_id')))
  if (!found) throw notFound('collection not found')
  return nftCollection(call.world, found)
}

const collectionBulk: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const found = call.bulk().flatMap(address => registry.collections.get(rawAddress(address)) ?? [])
  return { nft_collections: found.map(row => nftCollection(call.world, row)) }
}

const items: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const all = registry.items.where('collection', rawAddress(await call.account('account_id')))
  return encoded(call, all.sort(byIndex).slice(...window(call, MAX_ITEMS)))
}

export const nftRoutes = [
  get('GetNftItemByAddress', '/v2/nfts/{account_id}', one),
  post('GetNftItemsByAddresses', '/v2/nfts/_bulk', bulk),
  get('GetNftCollections', '/v2/nfts/collections', collections),
  get('GetNftCollection', '/v2/nfts/collections/{account_id}', collection),
  post('GetNftCollectionItemsByAddresses', '/v2/nfts/collections/_bulk', collectionBulk),
  get('GetItemsFromCollection', '/v2/nfts/collections/{account_id}/items', items),
  get('GetAccountNftItems', '/v2/accounts/{account_id}/nfts', ofAccount),
  get('GetAccountNftHistory', '/v2/accounts/{account_id}/nfts/history', history),
]
