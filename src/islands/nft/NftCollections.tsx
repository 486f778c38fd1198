import * as addressWords from '#words/address.ts'
import * as collectionWords from '#words/collection.ts'
import * as nftWords from '#words/nft.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import type { NftCollection } from '../../domain/nft/details.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { pictureOf, trustRank } from '../../domain/token/trust.ts'
import { nftCollectionPath } from '../../routes.ts'
import { $someCollections } from '../../stores/nft.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'

/** Collections of a network without well-known ones; blacklisted ones are last, without image. */
export default function NftCollections() {
  return (
    <div className="panel flex flex-col min-h-60">
      <Loaded
        query={$someCollections()}
        failed={nftWords.collectionsFailed}
        empty={{ title: addressWords.noNfts, when: collections => collections.length === 0 }}
        loading={<div className="min-h-155 sm:min-h-60" />}
      >
        {collections => (
          <ul className="grid sm:grid-cols-2 lg:grid-cols-3 gap-3 pad">
            {collections
              .toSorted((one, other) => trustRank(one.trust) - trustRank(other.trust))
              .map(collection => (
                <Card key={collection.address} collection={collection} />
              ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function Card({ collection }: { collection: NftCollection }) {
  const { itemCount, trust } = collection
  const address = friendlyAddress(collection.address)
  const name = nftNameOf(collection)
  return (
    <li className="min-w-0">
      <a
        className="panel flex items-center gap-3 px-4 py-3 min-h-20 no-underline hover:border-edge"
        href={nftCollectionPath(address)}
      >
        <TokenImage src={pictureOf(collection)} name={name} size={48} className="rounded" />
        <span className="min-w-0">
          <bdi className="block font-600 truncate">{name}</bdi>
          <span className="flex flex-wrap gap-x-2 text-sm text-muted">
            {itemCount != null && <span>{collectionWords.itemCount(groupDigits(itemCount))}</span>}
            <TrustMark trust={trust} />
          </span>
          <span className="hash text-muted block text-xs" title={address}>
            {shortAddress(address)}
          </span>
        </span>
      </a>
    </li>
  )
}
