import { useMemo } from 'react'
import * as commonWords from '#words/common.ts'
import * as transfersWords from '#words/jetton-transfers.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import type { JettonTransfer } from '../../domain/jetton/transfers.ts'
import { MISSING } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import { $jettonTransfers } from '../../stores/jetton-transfers.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { ListNote, Unreadable } from '../../ui/base/ListNote.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { FromTo } from '../../ui/chain/FromTo.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** The latest transfers of a jetton between its owners. */
export default function LatestTransfers({ jetton }: { jetton: JettonDetails }) {
  const columns = useMemo(() => columnsOf(jetton), [jetton])
  return (
    <Loaded
      query={$jettonTransfers(jetton.address)}
      actions={shown => shown.value.transfers.length > 0 && saveList(shown)}
      failed={transfersWords.failed}
      loading={<ListSkeleton columns={4} rows={10} lines />}
    >
      {({ transfers, unreadable }) => (
        <>
          {transfers.length > 0 ? (
            <DataList caption={transfersWords.title} columns={columns} rows={transfers} rowKey={byPlace} />
          ) : (
            <Notice title={transfersWords.none} />
          )}
          <ListNote>{transfersWords.noMints}</ListNote>
          <Unreadable count={unreadable} />
        </>
      )}
    </Loaded>
  )
}

const columnsOf = ({ decimals, scale }: JettonDetails): Column<JettonTransfer>[] => [
  {
    label: commonWords.fromTo,
    at: 'lead',
    cell: FromTo,
  },
  {
    label: commonWords.amount,
    at: 'figure',
    end: true,
    cell: ({ amount }) => (
      <Amount units={scale === undefined ? null : scaled(amount, scale)} decimals={decimals} digits={2} unit="" />
    ),
  },
  {
    label: commonWords.transaction,
    at: 'sub',
    cell: ({ hash }) =>
      hash ? <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} /> : MISSING,
  },
  { label: commonWords.age, at: 'when', end: true, cell: ({ utime }) => <Age utime={utime} /> },
]
