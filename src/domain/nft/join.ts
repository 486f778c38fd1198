import { joinRows, joinTrust } from '../token/join.ts'
import type { NftCards } from './nft.ts'

/** NFTs by toncenter's index with tonapi's word on them, in the index's order. An item that tonapi does not list keeps the index's row. */
export const joinNfts = (index: NftCards, marked: NftCards): NftCards => ({
  items: joinRows(index.items, marked.items, ({ address }) => address, joinTrust),
  unreadable: Math.min(index.unreadable, marked.unreadable),
})
