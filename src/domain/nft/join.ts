import { joinRows, joinTrust } from '../token/join.ts'
import type { NftCards } from './nft.ts'

/** NFTs by toncenter's index, in its order, with tonapi's data. Items unknown to tonapi keep the index's row. */
export const joinNfts = (index: NftCards, marked: NftCards): NftCards => ({
  items: joinRows(index.items, marked.items, ({ address }) => address, joinTrust),
  unreadable: Math.min(index.unreadable, marked.unreadable),
})
