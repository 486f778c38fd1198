import { lazy } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as nftWords from '#words/nft.ts'
import type { NftCollection } from '../../domain/nft/details.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { acceptLink } from '../../domain/token/image.ts'
import { getgemsCollection } from '../../routes.ts'
import { $collectionItems, COLLECTION_PAGE } from '../../stores/nft.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { CardGrid, CardGridSkeleton } from '../../ui/cards/CardGrid.tsx'
import { NftCardLink } from '../../ui/cards/NftCardLink.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { usePage } from '../shared/use-choice.ts'
import { NftHead } from './NftHead.tsx'

// Below the first sight.
const NftContract = lazy(() => import('./NftContract.tsx'))

type Props = { raw: RawAddress; name: string; collection: NftCollection }

/** A collection: who made it, its items page by page, contract. */
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
              value: owner ? <AddressFact raw={owner} what={commonWords.ownerAddress} /> : nftWords.none,
            },
            { label: nftWords.items, value: itemCount === null ? nftWords.notNumbered : groupDigits(itemCount) },
            ...(trust === 'blacklist' && links.length
              ? [{ label: nftWords.authorLinks, value: nftWords.withheld }]
              : []),
            ...(pages.length ? [{ label: nftWords.authorLinks, value: <Links pages={pages} /> }] : []),
          ]}
        />
      </NftHead>
      <Items raw={raw} />
      <LazyBoundary fallback={<div className="min-h-100" />}>
        <NftContract
          raw={raw}
          kind="collection"
          codeHash={null}
          links={[{ name: 'Getgems', href: getgemsCollection(address) }]}
        />
      </LazyBoundary>
    </>
  )
}

/** Nobody has checked where they lead, so they show their whole address. */
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

function Items({ raw }: { raw: RawAddress }) {
  const [page, go] = usePage()
  return (
    <Panel title={nftWords.items}>
      <div id="items">
        <Loaded
          key={page}
          query={$collectionItems(raw, page)}
          actions={saveList}
          failed={addressWords.nftsFailed}
          empty={{ title: addressWords.noNfts, when: ({ items }) => items.length === 0 }}
          loading={<CardGridSkeleton kind="pictures" />}
        >
          {({ items, unreadable }) => (
            <>
              <CardGrid kind="pictures">
                {items.map(item => (
                  <NftCardLink key={item.address} item={item} />
                ))}
              </CardGrid>
              <Unreadable count={unreadable} />
            </>
          )}
        </Loaded>
      </div>
      <Foot raw={raw} page={page} onGo={go} />
    </Panel>
  )
}

function Foot({ raw, page, onGo }: { raw: RawAddress; page: number; onGo: (page: number) => void }) {
  const state = useQuery($collectionItems(raw, page))
  const count = state.status === 'ready' ? state.value.items.length + state.value.unreadable : null
  return <Pager page={page} size={COLLECTION_PAGE} count={count} controls="items" onGo={onGo} />
}
