import type { JettonRow } from '../../domain/jetton/list.ts'
import type { NftCard } from '../../domain/nft/nft.ts'
import { seenRows } from './rows.ts'

const MAX_SEEN_TOKENS = 200

/** Jettons and NFTs that lists in this browser showed. */
export const seenJettons = seenRows<JettonRow>('seen-jettons', MAX_SEEN_TOKENS)
export const seenNfts = seenRows<NftCard>('seen-nfts', MAX_SEEN_TOKENS)
