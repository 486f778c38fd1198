import * as v from 'valibot'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { visibleText } from '../../domain/foreign/names.ts'
import type { NftItem } from '../../domain/nft/details.ts'
import { ATTRIBUTES_SHOWN, type NftAttribute, type NftCard, type NftCards } from '../../domain/nft/nft.ts'
import type { Call } from '../../lib/call.ts'
import { uniqueBy } from '../../lib/unique.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { writtenParty } from '../bytes/written-party.ts'
import { askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { dictionary, field, flag, hash, maybe, type Rows, rows } from '../http/wire.ts'
import { addressBook } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { required, requiredAddress } from './fields.ts'
import { type Metadata, metadata, picturesOfInfo, type TokenInfo, trustOfInfo } from './metadata.ts'
import { indexV3 } from './provider.ts'

const index = field('an index', x => (typeof x === 'string' && /^\d{1,78}$/.test(x) ? x : undefined))

const item = v.object({
  address: requiredAddress,
  index: maybe(index),
  collection_address: writtenParty,
  owner_address: maybe(address),
  real_owner: maybe(address),
  content: v.fallback(dictionary, {}),
  code_hash: maybe(hash),
  on_sale: maybe(flag),
  sale_contract_address: maybe(address),
  auction_contract_address: maybe(address),
})
/** Answer of `nft/items`. */
export const nftItems = v.object({ nft_items: rows(item), address_book: addressBook, metadata })

type Wire = v.InferOutput<typeof item>

const attribute = v.object({ trait_type: maybe(words), value: maybe(v.unknown()) })
const extra = v.object({ attributes: maybe(rows(attribute)) })
const named = v.object({ domain: maybe(words), name: maybe(words) })

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Attributes (TEP-64) that have plain values. */
function attributesOf(info: TokenInfo | undefined): NftAttribute[] {
  const read = required(extra, info?.extra ?? {})
  return (read.attributes?.rows ?? []).flatMap(({ trait_type, value }) =>
    isPlain(value) ? [{ trait: trait_type ?? '', value: cleanText(String(value), MAX_NAME_LENGTH) }] : [],
  )
}

/** An item as a card. The index only lists items confirmed by their collection; trust is a scam mark at most. */
export function cardOf(wire: Wire, metadata: Metadata): NftCard {
  const { address, index, collection_address: collection, content, on_sale: isOnSale } = wire
  const info = metadata.info(address, 'nft_items')
  const attributes = attributesOf(info)
  const { domain, name } = required(named, content)
  return {
    address,
    index: domain ? null : index,
    name: info?.name ?? name ?? domain,
    collection: collection && {
      address: collection,
      name: metadata.info(collection, 'nft_collections')?.name ?? null,
    },
    ...(info ? picturesOfInfo(info) : { image: null }),
    description: visibleText(info?.description ?? ''),
    attributes: attributes.slice(0, ATTRIBUTES_SHOWN),
    attributeCount: attributes.length,
    trust: info ? trustOfInfo(info) : 'unknown',
    confirmed: collection === undefined ? null : collection !== null,
    domain,
    ...(isOnSale && { isOnSale }),
  }
}

/** Cards of the rows about the requested subject. */
function cardsOf({ rows, unreadable }: Rows<Wire>, own: Wire[], metadata: Metadata): NftCards {
  const items = uniqueBy(own, row => row.address).map(row => cardOf(row, metadata))
  return { items, unreadable: unreadable + rows.length - items.length }
}

/** `limit` NFTs of an account from `offset` on, including those on sale (nft/items). */
export async function getIndexV3Nfts(call: Call, owner: RawAddress, limit: number, offset = 0): Promise<NftCards> {
  const query = { owner_address: owner, include_on_sale: true, limit, offset }
  const read = await indexV3Api('/nft/items', query, nftItems, call)
  const isOwn = ({ owner_address, real_owner }: Wire) => owner_address === owner || real_owner === owner
  return cardsOf(read.nft_items, askedRows(indexV3.name, 'account', read.nft_items.rows, isOwn), read.metadata)
}

/** The sale without price and market, which the index does not list. */
const saleOf = ({ on_sale, sale_contract_address, auction_contract_address, real_owner }: Wire): NftItem['sale'] =>
  on_sale
    ? { address: sale_contract_address ?? auction_contract_address, market: null, seller: real_owner, price: null }
    : null

/** One item (nft/items). Throws ProviderError: `not-found` for other addresses. */
export async function getIndexV3NftItem(call: Call, at: RawAddress): Promise<NftItem> {
  const read = await indexV3Api('/nft/items', { address: at, include_on_sale: true, limit: 1 }, nftItems, call)
  const [wire] = askedRows(indexV3.name, 'NFT', read.nft_items.rows, ({ address }) => address === at)
  if (!wire) throw new ProviderError(read.nft_items.unreadable ? 'malformed' : 'not-found', indexV3.name, 'no item')
  return {
    ...cardOf(wire, read.metadata),
    allAttributes: attributesOf(read.metadata.info(at, 'nft_items')),
    owner: wire.owner_address ?? undefined,
    sale: saleOf(wire),
    codeHash: wire.code_hash,
    known: read.address_book.known,
  }
}
