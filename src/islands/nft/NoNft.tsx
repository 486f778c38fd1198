import * as nftWords from '#words/nft.ts'
import type { NftKind } from '../../stores/nft.ts'
import { MissingToken } from '../shared/MissingToken.tsx'

const KINDS: Record<NftKind, string> = {
  item: nftWords.item,
  collection: nftWords.collection,
  any: nftWords.itemOrCollection,
}

/** Notice that the path does not contain an NFT or not even an address. */
export default function NoNft({ text, kind }: { text: string; kind: NftKind }) {
  return (
    <MissingToken
      text={text}
      name={nftWords.title}
      title={nftWords.notFound}
      forms={nftWords.forms}
      notKnown={nftWords.notKnown(KINDS[kind])}
    />
  )
}
