import { visibleText } from '../../domain/foreign/names.ts'
import { trustOf } from '../../domain/token/trust.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { dictionary, text } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** Kind of an NFT address by the page's path: an item, a collection, or unknown. */
export type NftKind = 'any' | 'item' | 'collection'

/** An NFT item (indexer, nfts/{id}) or collection (nfts/collections/{id}). An unknown kind is requested as an item first. */
export const nftRequest: ScreenRequest<[address: RawAddress, kind: NftKind]> = {
  key: 'nft',
  of: (address, kind) => [kind === 'collection' ? `/nfts/collections/${address}` : `/nfts/${address}`, {}],
}

const words = (x: unknown) => visibleText(text.read(x) ?? '')

/**
 * Name and trust of an item or a collection in such an answer, with a domain as the fallback for the name. Undefined if it is at another
 * address than `asked`.
 */
export function readNftFace(answer: unknown, asked: RawAddress) {
  const from = dictionary.read(answer)
  if (!from || parseAddress(text.read(from.address) ?? '')?.raw !== asked) return undefined
  return {
    name: words(dictionary.read(from.metadata)?.name) ?? words(from.dns),
    trust: trustOf(text.read(from.trust) ?? null),
  }
}
