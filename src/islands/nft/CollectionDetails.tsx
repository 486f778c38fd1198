import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as nftWords from '#words/nft.ts'
import type { NftCollection } from '../../domain/nft/details.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { acceptLink } from '../../domain/token/image.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { CardGridSkeleton } from '../../ui/cards/CardGrid.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { getgemsCollection } from '../../ui/markets.ts'
import { NftHead } from './NftHead.tsx'

// Lazy: below the fold.
const CollectionItems = lazy(() => import('./CollectionItems.tsx'))
const NftContract = lazy(() => import('./NftContract.tsx'))

type Props = { raw: RawAddress; name: string; collection: NftCollection }

/** A collection: author, items by page, contract. */
export default function CollectionDetails({ raw, name, collection }: Props) {
  const { owner, itemCount, links, description, trust } = collection
  const address = friendlyAddress(raw)
  const pages = trust === 'blacklist' ? [] : links.flatMap(link => acceptLink(link) ?? [])
  return (
    <>
      <NftHead kind={nftWords.collection} name={name} images={collection} description={description} trust={trust}>
        <Facts
          facts={[
            {
              label: commonWords.owner,
              value: owner ? (
                <AddressFact raw={owner} what={commonWords.ownerAddress} />
              ) : owner === null ? (
                nftWords.none
              ) : (
                MISSING
              ),
            },
            {
              label: nftWords.items,
              value: itemCount ? groupDigits(itemCount) : itemCount === null ? nftWords.notNumbered : MISSING,
            },
            ...(trust === 'blacklist' && links.length
              ? [{ label: nftWords.authorLinks, value: nftWords.withheld }]
              : []),
            ...(pages.length ? [{ label: nftWords.authorLinks, value: <Links pages={pages} /> }] : []),
          ]}
        />
      </NftHead>
      <LazyBoundary fallback={<ItemsPlace />}>
        <CollectionItems raw={raw} itemCount={itemCount} />
      </LazyBoundary>
      <LazyBoundary fallback={<div className="min-h-100" />}>
        <NftContract
          raw={raw}
          kind="collection"
          collection={raw}
          codeHash={null}
          links={[{ name: 'Getgems', href: getgemsCollection(address) }]}
        />
      </LazyBoundary>
    </>
  )
}

/** Links to unchecked sites, shown as complete URLs. */
function Links({ pages }: { pages: string[] }) {
  return (
    <ul>
      {pages.map(page => (
        <li key={page}>
          <a className="link break-all" href={page} target="_blank" rel="noopener noreferrer nofollow ugc">
            <bdi>{page}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

const ItemsPlace = () => (
  <Panel title={nftWords.items}>
    <CardGridSkeleton kind="pictures" />
  </Panel>
)
