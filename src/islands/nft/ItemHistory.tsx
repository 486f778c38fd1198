import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/item-history.ts'
import type { ItemChange } from '../../domain/nft/details.ts'
import { withListings } from '../../domain/nft/listed.ts'
import { MISSING } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import { $itemHistory } from '../../stores/token-histories.ts'
import type { RawAddress } from '../../ton/address.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { ListNote, Unreadable } from '../../ui/base/ListNote.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { FromTo } from '../../ui/chain/FromTo.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Previous owners of an NFT item, with prices. `sale`: its current sale contract. */
export default function ItemHistory({ raw, sale }: { raw: RawAddress; sale: RawAddress | null }) {
  return (
    <Panel title={historyWords.title}>
      <Loaded
        query={$itemHistory(raw)}
        actions={shown => shown.value.changes.length > 0 && saveList(shown)}
        failed={historyWords.failed}
        loading={<ListSkeleton columns={4} rows={3} lines />}
      >
        {({ changes, isCapped, unreadable }) => (
          <>
            {changes.length > 0 ? (
              <DataList
                caption={historyWords.title}
                columns={columns}
                rows={withListings(changes, sale)}
                rowKey={byPlace}
              />
            ) : (
              <Notice title={historyWords.none} />
            )}
            {isCapped && <ListNote>{historyWords.older}</ListNote>}
            <Unreadable count={unreadable} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const KINDS: Record<ItemChange['kind'], string> = {
  transfer: historyWords.transfer,
  listed: historyWords.listed,
  delisted: historyWords.delisted,
  sale: historyWords.sale,
}

function What({ change: { kind, hash, succeeded } }: { change: ItemChange }) {
  const words = KINDS[kind]
  return (
    <>
      {hash ? (
        <a className="link" href={transactionPath(hash)}>
          {words}
        </a>
      ) : (
        words
      )}
      {!succeeded && <span className="text-bad"> {historyWords.notDone}</span>}
    </>
  )
}

const columns: Column<ItemChange>[] = [
  { label: historyWords.what, at: 'lead', cell: change => <What change={change} /> },
  {
    label: commonWords.fromTo,
    at: 'sub',
    cell: FromTo,
  },
  {
    label: historyWords.price,
    at: 'figure',
    end: true,
    cell: ({ price }) =>
      price ? <Amount units={price.units} decimals={price.decimals} unit={price.unit} digits={2} /> : MISSING,
  },
  { label: commonWords.age, at: 'when', end: true, cell: ({ utime }) => <Age utime={utime} /> },
]
