import * as v from 'valibot'
import type { CollectionItems, NftCollection } from '../../domain/nft/details.ts'
import type { Call } from '../../lib/call.ts'
import { uniqueBy } from '../../lib/unique.ts'
import type { RawAddress } from '../../ton/address.ts'
import { words } from '../bytes/wire-address.ts'
import { writtenParty } from '../bytes/written-party.ts'
import { askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { field, maybe, rows } from '../http/wire.ts'
import { addressBook } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { requiredAddress } from './fields.ts'
import { linksOf, metadata, picturesOfInfo, trustOfInfo } from './metadata.ts'
import { cardOf, nftItems } from './nfts.ts'
import { indexV3 } from './provider.ts'

const itemCount = field('a number of items', x =>
  typeof x === 'string' && /^(?:-1|\d{1,78})$/.test(x) ? x : undefined,
)

const collection = v.object({
  address: requiredAddress,
  owner_address: writtenParty,
  next_item_index: maybe(itemCount),
  collection_content: v.fallback(v.object({ name: maybe(words), description: maybe(words) }), {
    name: null,
    description: null,
  }),
})
const collectionList = v.object({ nft_collections: rows(collection), address_book: addressBook, metadata })

/** One collection; trust is a scam mark at most (nft/collections). Throws ProviderError: `not-found` for other addresses. */
export async function getIndexV3Collection(call: Call, at: RawAddress): Promise<NftCollection> {
  const read = await indexV3Api('/nft/collections', { collection_address: at, limit: 1 }, collectionList, call)
  const { rows: all, unreadable } = read.nft_collections
  const [wire] = askedRows(indexV3.name, 'collection', all, ({ address }) => address === at)
  if (!wire) throw new ProviderError(unreadable ? 'malformed' : 'not-found', indexV3.name, 'no collection')
  const info = read.metadata.info(at, 'nft_collections')
  const { owner_address: owner, next_item_index: next, collection_content: content } = wire
  return {
    address: at,
    name: info?.name ?? content.name,
    description: info?.description ?? content.description,
    ...(info ? picturesOfInfo(info) : { image: null }),
    owner,
    itemCount: next === '-1' ? null : (next ?? undefined),
    links: info ? linksOf(info) : [],
    trust: info ? trustOfInfo(info) : 'unknown',
    known: read.address_book.known,
  }
}

/** `limit` items of a collection from `offset` on, by index, without prices (nft/items). */
export async function getIndexV3CollectionItems(
  call: Call,
  at: RawAddress,
  limit: number,
  offset: number,
): Promise<CollectionItems> {
  const read = await indexV3Api('/nft/items', { collection_address: at, limit, offset }, nftItems, call)
  const { rows: all, unreadable } = read.nft_items
  const own = askedRows(indexV3.name, 'collection', all, ({ collection_address }) => collection_address === at)
  const items = uniqueBy(own, ({ address }) => address).map(wire => ({
    ...cardOf(wire, read.metadata),
    owner: wire.real_owner ?? wire.owner_address,
    sale: wire.on_sale === null ? undefined : wire.on_sale ? { price: null } : null,
  }))
  return { items, unreadable: unreadable + all.length - items.length }
}
