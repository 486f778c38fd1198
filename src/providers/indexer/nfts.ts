import * as v from 'valibot'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { ATTRIBUTES_SHOWN, type NftAttribute, type NftCard, type NftCards } from '../../domain/nft/nft.ts'
import type { Images } from '../../domain/token/image.ts'
import { trustOf } from '../../domain/token/trust.ts'
import type { Call } from '../../lib/call.ts'
import { uniqueBy } from '../../lib/unique.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress, address, words } from '../bytes/wire-address.ts'
import { askedRows } from '../http/asked.ts'
import { flag, int64, maybe, rows, text } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { imagesOf } from './images.ts'
import { imageAddress } from './token-fields.ts'

/** Size of the preview, sharp enough for a card. */
const PREVIEW = '500x500'

const attribute = v.object({ trait_type: maybe(words), value: maybe(v.unknown()) })
export const preview = v.object({ resolution: maybe(text), url: imageAddress })
// Metadata is written by its author: any value may have any type.
const metadata = v.object({
  name: maybe(words),
  image: maybe(imageAddress),
  description: maybe(words),
  attributes: maybe(rows(attribute)),
})

const collection = v.object({ address, name: maybe(words) })

export const nftItem = v.object({
  address,
  index: maybe(int64),
  collection: maybe(v.unknown()),
  verified: maybe(flag),
  metadata: maybe(metadata),
  previews: maybe(rows(preview)),
  dns: maybe(words),
  trust: maybe(text),
})
type Wire = v.InferOutput<typeof nftItem>

type Pictured = Pick<Wire, 'previews' | 'trust'> & { metadata: { image: string | null } | null }

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Attributes (TEP-64) that have plain values. */
export function attributesOf(item: Wire): NftAttribute[] {
  return (item.metadata?.attributes?.rows ?? []).flatMap(({ trait_type, value }) =>
    isPlain(value) ? [{ trait: trait_type ?? '', value: cleanText(String(value), MAX_NAME_LENGTH) }] : [],
  )
}

/** Images of an item or a collection. Order of preference: the preview of this size, another preview, the original. */
export function picturesOf({ previews, metadata, trust }: Pictured): Images {
  const copies = previews?.rows ?? []
  const copy = copies.find(({ resolution }) => resolution === PREVIEW) ?? copies.at(-1)
  return imagesOf([copy?.url, metadata?.image], trustOf(trust))
}

/** Larger indexes, mostly 256-bit hashes, lose precision as JSON numbers and are dropped. */
const MAX_COUNTED = 10n ** 15n
const isCounted = (index: string | null) => index !== null && BigInt(index) >= 0n && BigInt(index) < MAX_COUNTED

function collectionOf(wire: unknown): NftCard['collection'] {
  if (wire === null) return null
  const { success, output } = v.safeParse(collection, wire)
  return success && output.address ? { address: output.address, name: output.name } : undefined
}

/** An item as a card; null without an address. */
export function toNftCard(item: Wire): NftCard | null {
  const { address, index, collection, metadata, dns } = item
  if (!address) return null
  const attributes = attributesOf(item)
  return {
    address,
    index: dns || !isCounted(index) ? null : index,
    name: metadata?.name ?? dns,
    collection: collectionOf(collection),
    ...picturesOf(item),
    description: metadata?.description ?? null,
    attributes: attributes.slice(0, ATTRIBUTES_SHOWN),
    attributeCount: attributes.length,
    trust: trustOf(item.trust),
    confirmed: item.verified,
    domain: dns,
  }
}

export const itemList = v.object({ nft_items: rows(v.object({ ...nftItem.entries, owner: maybe(accountAddress) })) })

/** `limit` NFTs of an account from `offset` on (accounts/{id}/nfts). */
export async function getNfts(call: Call, address: RawAddress, limit: number, offset = 0): Promise<NftCards> {
  const { nft_items } = await indexerApi(`/accounts/${address}/nfts`, { limit, offset }, itemList, call)
  const own = askedRows('tonapi', 'account', nft_items.rows, ({ owner }) => (owner?.address ?? address) === address)
  const items = uniqueBy(
    own.flatMap(row => toNftCard(row) ?? []),
    item => item.address,
  )
  return { items, unreadable: nft_items.unreadable + nft_items.rows.length - items.length }
}
