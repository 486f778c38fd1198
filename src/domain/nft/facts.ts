import * as nftWords from '#words/nft.ts'
import * as tokenWords from '#words/token.ts'
import { nftNameOf } from '../foreign/names.ts'
import type { Trust } from '../token/trust.ts'
import { trustSentence } from '../token/trust-sentence.ts'

type Named = { name: string | null; trust: Trust }
/** Naming parts of an `NftThing`. */
export type NamedNft = { kind: 'item'; item: Named } | { kind: 'collection'; collection: Named }

/** Facts shown before hydration. Empty for a blacklisted token: its name must not appear without its warning. */
export function nftFacts(nft: NamedNft): Record<string, string> {
  const named = nft.kind === 'item' ? nft.item : nft.collection
  const { trust } = named
  if (trust === 'blacklist') return {}
  return {
    kind: nft.kind === 'item' ? nftWords.item : nftWords.collection,
    trust: tokenWords.trustWord(trust),
    heading: nftNameOf(named),
    trustSentence: trustSentence(trust, nftWords.anNft),
  }
}
