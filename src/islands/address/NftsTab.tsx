import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import type { NftCard, NftOperation } from '../../domain/nft/nft.ts'
import { MISSING } from '../../domain/text/format.ts'
import { nftPath, transactionPath } from '../../routes.ts'
import { $accountNfts, isCapped } from '../../stores/address-tokens.ts'
import { $accountNftHistory } from '../../stores/token-histories.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { ListNote, Unreadable } from '../../ui/base/ListNote.tsx'
import { CardGrid, CardGridSkeleton } from '../../ui/cards/CardGrid.tsx'
import { NftCardLink } from '../../ui/cards/NftCardLink.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { useFirstOrder } from '../../ui/feeds/use-first-order.ts'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { CommentText } from '../../ui/transaction/CommentText.tsx'

/** NFTs of an account, and their changes of owner. */
export default function NftsTab({ raw }: { raw: RawAddress }) {
  return (
    <>
      <Loaded
        query={$accountNfts(raw)}
        actions={saveList}
        failed={addressWords.nftsFailed}
        empty={{ title: addressWords.noNfts, when: ({ items, unreadable }) => items.length + unreadable === 0 }}
        loading={<CardGridSkeleton kind="pictures" />}
      >
        {nfts => (
          <>
            <Grid items={nfts.items} />
            {isCapped(nfts) && <ListNote>{addressWords.cappedNfts}</ListNote>}
            {nfts.isUnmarked && <ListNote>{addressWords.unmarkedNfts}</ListNote>}
            <Unreadable count={nfts.unreadable} />
          </>
        )}
      </Loaded>
      <h2 className="text-lg font-600 px-4 md:px-5 pt-4 pb-2 border-t border-line">{addressWords.nftTransfers}</h2>
      <Loaded
        query={$accountNftHistory(raw)}
        actions={saveList}
        failed={historyWords.failed}
        empty={{
          title: addressWords.noNftTransfers,
          when: ({ operations, unreadable, isCapped }) => operations.length + unreadable === 0 && !isCapped,
        }}
        loading={<ListSkeleton columns={6} rows={6} lines />}
      >
        {({ operations, unreadable, isCapped }) => (
          <>
            <DataList caption={addressWords.nftTransfers} columns={columns} rows={operations} rowKey={byPlace} />
            {isCapped && <ListNote>{addressWords.olderTransfers}</ListNote>}
            <Unreadable count={unreadable} />
          </>
        )}
      </Loaded>
    </>
  )
}

const addressOf = ({ address }: NftCard) => address

function Grid({ items }: { items: NftCard[] }) {
  const { shown, end } = useGrowing(useFirstOrder(items, addressOf).shown)
  return (
    <>
      <CardGrid kind="pictures">
        {shown.map(item => (
          <NftCardLink key={item.address} item={item} />
        ))}
      </CardGrid>
      <div ref={end} />
    </>
  )
}

const columns: Column<NftOperation>[] = [
  {
    label: commonWords.transaction,
    at: 'figure',
    cell: ({ hash }) =>
      hash ? <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} /> : MISSING,
  },
  {
    label: addressWords.nft,
    at: 'lead',
    cell: ({ item, succeeded }) => (
      <>
        <a className="link" href={nftPath(friendlyAddress(item.address))}>
          <bdi>{nftNameOf(item)}</bdi>
        </a>
        {!succeeded && <span className="text-bad">{addressWords.moveFailed}</span>}
      </>
    ),
  },
  { label: commonWords.from, cell: ({ source }) => (source ? <AddressLink raw={source} /> : MISSING) },
  { label: commonWords.to, cell: ({ destination }) => (destination ? <AddressLink raw={destination} /> : MISSING) },
  { label: commonWords.comment, cell: ({ comment }) => <CommentText comment={comment} /> },
  {
    label: addressWords.counterparty,
    at: 'sub',
    narrow: true,
    cell: ({ source, destination }) => (
      <>
        {source ? <AddressLink raw={source} /> : MISSING} → {destination ? <AddressLink raw={destination} /> : MISSING}
      </>
    ),
  },
  { label: commonWords.age, at: 'when', end: true, cell: ({ utime }) => <Age utime={utime} /> },
]
