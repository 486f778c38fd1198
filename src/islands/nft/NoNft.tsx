import * as commonWords from '#words/common.ts'
import * as nftWords from '#words/nft.ts'
import * as searchWords from '#words/search.ts'
import { addressPath } from '../../routes.ts'
import type { NftKind } from '../../stores/nft.ts'
import { friendlyAddress, looksFriendly, parseAddress } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'

const NAMES: Record<NftKind, string> = {
  item: nftWords.item,
  collection: nftWords.collection,
  any: nftWords.itemOrCollection,
}

/** Says that what stands in the path is no NFT, or no address. */
export default function NoNft({ text, kind }: { text: string; kind: NftKind }) {
  const raw = parseAddress(text)?.raw
  if (!raw)
    return (
      <Missing name={nftWords.title} title={nftWords.notFound}>
        {looksFriendly(text) && text.length === 48 ? searchWords.checksum : nftWords.forms}
      </Missing>
    )
  return (
    <Missing
      name={nftWords.title}
      title={nftWords.notFound}
      action={
        <a className="button" href={addressPath(friendlyAddress(raw))}>
          {commonWords.viewAsAddress}
        </a>
      }
    >
      {nftWords.notKnown(NAMES[kind])}
    </Missing>
  )
}
