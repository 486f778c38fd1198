import * as v from 'valibot'
import type { CollectionItem, CollectionItems, NftCollection, NftItem, NftSale } from '../../domain/nft/details.ts'
import { trustOf } from '../../domain/token/trust.ts'
import type { Call } from '../../lib/call.ts'
import { uniqueBy } from '../../lib/unique.ts'
import type { RawAddress } from '../../ton/address.ts'
import { party, partyAddress } from '../bytes/party.ts'
import { accountAddress, address, knownAddresses, words } from '../bytes/wire-address.ts'
import { askedRows, requireAsked } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { hash, int64, maybe, rows, text } from '../http/wire.ts'
import { nftRequest } from '../requests/nft.ts'
import { indexerApi } from './client.ts'
import { price, priceOf } from './nft-price.ts'
import { attributesOf, nftItem, picturesOf, preview, toNftCard } from './nfts.ts'
import { imageAddress } from './token-fields.ts'

export const sale = v.object({
  address: maybe(address),
  market: maybe(accountAddress),
  owner: maybe(accountAddress),
  price: maybe(price),
})
const itemDetails = v.object({
  ...nftItem.entries,
  owner: party,
  sale: maybe(sale),
  code_hash: maybe(hash),
})

/** The sale of an item. */
export const toSale = ({ address, market, owner, price }: v.InferOutput<typeof sale>): NftSale => ({
  address,
  market: market?.address ?? null,
  seller: owner?.address ?? null,
  price: price && priceOf(price),
})

/** An item by its address (nfts/{id}). Throws `not-found` for other addresses. */
export async function getNftItem(call: Call, at: RawAddress): Promise<NftItem> {
  const read = await indexerApi(...nftRequest.of(at, 'item'), itemDetails, call)
  const card = toNftCard(read)
  if (!card) throw new ProviderError('malformed', 'tonapi', 'address: not an address')
  requireAsked('tonapi', 'NFT', at, card.address)
  const { owner, sale, code_hash } = read
  return {
    ...card,
    allAttributes: attributesOf(read),
    owner: partyAddress(owner),
    sale: sale && toSale(sale),
    codeHash: code_hash,
    known: knownAddresses([owner, sale?.market, sale?.owner]),
  }
}

const collectionMetadata = v.object({
  name: maybe(words),
  description: maybe(words),
  image: maybe(imageAddress),
  social_links: maybe(rows(text)),
  external_url: maybe(text),
})
const collection = v.object({
  address,
  next_item_index: maybe(int64),
  owner: party,
  metadata: maybe(collectionMetadata),
  previews: maybe(rows(preview)),
  trust: maybe(text),
})

const LINKS = 10

function toCollection(read: v.InferOutput<typeof collection>): NftCollection | null {
  const { metadata, next_item_index: next, owner } = read
  if (!read.address) return null
  return {
    address: read.address,
    name: metadata?.name ?? null,
    description: metadata?.description ?? null,
    ...picturesOf(read),
    owner: partyAddress(owner),
    itemCount: next === '-1' ? null : next?.startsWith('-') === false ? next : undefined,
    links: [metadata?.external_url, ...(metadata?.social_links?.rows ?? [])].flatMap(url => url || []).slice(0, LINKS),
    trust: trustOf(read.trust),
    known: knownAddresses([owner]),
  }
}

/** A collection by its address (nfts/collections/{id}). Throws `not-found` for other addresses. */
export async function getNftCollection(call: Call, at: RawAddress): Promise<NftCollection> {
  const found = toCollection(await indexerApi(...nftRequest.of(at, 'collection'), collection, call))
  if (!found) throw new ProviderError('malformed', 'tonapi', 'address: not an address')
  requireAsked('tonapi', 'collection', at, found.address)
  return found
}

const collectionList = v.object({ nft_collections: rows(collection) })

/** Some collections of the network, in no useful order (nfts/collections). */
export async function getNftCollections(call: Call, limit: number): Promise<NftCollection[]> {
  const { nft_collections } = await indexerApi('/nfts/collections', { limit }, collectionList, call)
  return nft_collections.rows.flatMap(row => toCollection(row) ?? [])
}

const offeredItems = v.object({ nft_items: rows(itemDetails) })

/** Item of a collection. The owner of an item on sale is the seller if known, as a contract owns it meanwhile. */
function toCollectionItem(read: v.InferOutput<typeof itemDetails>): CollectionItem | null {
  const { owner, sale } = read
  const card = toNftCard(read)
  return (
    card && {
      ...card,
      owner: (sale ? sale.owner?.address : owner?.address) ?? null,
      sale: sale && { price: sale.price && priceOf(sale.price) },
    }
  )
}

/** `limit` items of a collection from `offset` on (nfts/collections/{id}/items). */
export async function getCollectionItems(
  call: Call,
  at: RawAddress,
  limit: number,
  offset: number,
): Promise<CollectionItems> {
  const { nft_items } = await indexerApi(`/nfts/collections/${at}/items`, { limit, offset }, offeredItems, call)
  const cards = nft_items.rows.flatMap(row => toCollectionItem(row) ?? [])
  const own = askedRows('tonapi', 'collection', cards, ({ collection }) => (collection?.address ?? at) === at)
  const items = uniqueBy(own, ({ address }) => address)
  return { items, unreadable: nft_items.unreadable + nft_items.rows.length - items.length }
}
