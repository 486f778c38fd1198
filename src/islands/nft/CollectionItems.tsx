import * as addressWords from '#words/address.ts'
import * as cardsWords from '#words/cards.ts'
import * as collectionWords from '#words/collection.ts'
import * as nftWords from '#words/nft.ts'
import type { CollectionItem, NftCollection } from '../../domain/nft/details.ts'
import { figuresOf, offersFirst } from '../../domain/nft/offers.ts'
import { $collectionItems, COLLECTION_PAGE } from '../../stores/nft.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { CardGrid, CardGridSkeleton } from '../../ui/cards/CardGrid.tsx'
import { NftCardLink } from '../../ui/cards/NftCardLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import Pager from '../../ui/lists/Pager.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { LoadedPage } from '../shared/LoadedPage.tsx'
import { usePage } from '../shared/use-choice.ts'

/** Offer of a collection's item. */
function Offer({ item: { sale } }: { item: CollectionItem }) {
  if (sale === undefined) return null
  if (!sale) return <span className="label">{collectionWords.notOnSale}</span>
  return (
    <span className="text-good font-600 break-words">
      {sale.price ? (
        <Amount units={sale.price.units} decimals={sale.price.decimals} unit={sale.price.unit} digits={2} />
      ) : (
        cardsWords.onSale
      )}
    </span>
  )
}

/** Offers, lowest price and owners among the displayed items: no provider has them for a collection of several pages. */
function Figures({ items, isWhole }: { items: CollectionItem[]; isWhole: boolean }) {
  const { onSale, floor, owners } = figuresOf(items)
  return (
    <p className="px-4 md:px-5 pt-3 flex flex-wrap gap-x-4 gap-y-1">
      {onSale !== null && (
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
      )}
      {owners !== null && <span>{collectionWords.owners(owners)}</span>}
      {!isWhole && <span className="text-muted">{collectionWords.ofPage(items.length)}</span>}
    </p>
  )
}

/** Items of a collection by page, those for sale first. */
export default function CollectionItems({
  raw,
  itemCount,
}: {
  raw: RawAddress
  itemCount: NftCollection['itemCount']
}) {
  const [page, go] = usePage()
  return (
    <Panel title={nftWords.items}>
      <div id="items">
        <LoadedPage
          page={page}
          query={$collectionItems(raw, page)}
          failed={addressWords.nftsFailed}
          none={addressWords.noNfts}
          isEmpty={({ items, unreadable }) => items.length + unreadable === 0}
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
        </LoadedPage>
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
