import { lazy } from 'react'
import * as addressWords from '#words/address.ts'
import * as collectionWords from '#words/collection.ts'
import * as commonWords from '#words/common.ts'
import * as nftWords from '#words/nft.ts'
import type { CollectionItem, NftCollection } from '../../domain/nft/details.ts'
import { figuresOf, offersFirst } from '../../domain/nft/offers.ts'
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
import { Amount } from '../../ui/chain/Amount.tsx'
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
      <Items raw={raw} itemCount={itemCount} />
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

/** The offer of an item of the collection at hand: nothing is said of the collection itself. */
function Offer({ item: { sale } }: { item: CollectionItem }) {
  if (!sale) return <span className="label">{collectionWords.notOnSale}</span>
  return (
    <span className="text-good font-600 break-words">
      {sale.price ? (
        <Amount units={sale.price.units} decimals={sale.price.decimals} unit={sale.price.unit} digits={2} />
      ) : (
        collectionWords.onSale
      )}
    </span>
  )
}

/** Offers, floor and owners, of the items shown: nobody says them of a collection that fills several pages. */
function Figures({ items, isWhole }: { items: CollectionItem[]; isWhole: boolean }) {
  const { onSale, floor, owners } = figuresOf(items)
  return (
    <p className="px-4 md:px-5 pt-3 flex flex-wrap gap-x-4 gap-y-1">
      <span>
        {collectionWords.offers(onSale)}
        {floor && (
          <>
            {collectionWords.floor}{' '}
            <b className="font-600">
              <Amount units={floor.units} decimals={floor.decimals} unit={floor.unit} digits={2} />
            </b>
          </>
        )}
      </span>
      {owners !== null && <span>{collectionWords.owners(owners)}</span>}
      {!isWhole && <span className="text-muted">{collectionWords.ofPage(items.length)}</span>}
    </p>
  )
}

function Items({ raw, itemCount }: { raw: RawAddress; itemCount: string | null }) {
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
              <Figures items={items} isWhole={String(items.length) === itemCount} />
              <CardGrid kind="pictures">
                {offersFirst(items).map(item => (
                  <NftCardLink key={item.address} item={item} offer={<Offer item={item} />} />
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
