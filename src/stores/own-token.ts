import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { jettonRequest } from '../providers/requests/jetton.ts'
import { type NftKind, nftRequest } from '../providers/requests/nft.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** The jetton of an open master, under the key of the jetton page, at side rank. */
export const $ownJetton = query({
  key: jettonRequest.key,
  freshFor: 5 * MINUTE,
  rank: RANK.side,
  load: async (call, master: RawAddress) => (await import('./load-jetton.ts')).loadJetton(call, master),
})

/** The NFT item or collection at an open address, under the key of the NFT page, at side rank. */
export const $ownNft = query({
  key: nftRequest.key,
  rank: RANK.side,
  load: async (call, address: RawAddress, kind: NftKind) =>
    (await import('./load-nft.ts')).loadNft(call, address, kind),
})
