import { useEffect } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import * as movesWords from '#words/moves.ts'
import type { JettonOperation } from '../../domain/jetton/jetton.ts'
import { withOwnWallets } from '../../domain/summary/known-facts.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $traceJettons } from '../../stores/trace.ts'
import type { Hash } from '../../ton/hash.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { CommentText } from '../../ui/transaction/CommentText.tsx'
import type { LearnWallets } from '../../ui/transaction/jetton-wallets.ts'
import { MovedAmount } from '../../ui/transaction/MovedAmount.tsx'

const columns: Column<JettonOperation>[] = [
  {
    label: commonWords.amount,
    width: 'xl:w-[36%]',
    cell: operation => (
      <span className={operation.succeeded ? '' : 'text-bad'}>
        <MovedAmount operation={operation} /> <TrustMark trust={operation.jetton.trust} />
        {!operation.succeeded && movesWords.moveFailed}
      </span>
    ),
  },
  {
    label: commonWords.from,
    width: 'xl:w-[22%]',
    cell: ({ source }) => (source ? <AddressLink raw={source} /> : MISSING),
  },
  {
    label: commonWords.to,
    width: 'xl:w-[22%]',
    cell: ({ destination }) => (destination ? <AddressLink raw={destination} /> : MISSING),
  },
  { label: commonWords.comment, cell: ({ comment }) => <CommentText comment={comment} /> },
]

type Props = {
  hash: Hash
  /** called with the jettons by jetton wallet, once known */
  onWallets: LearnWallets
}

/** Jettons moved by a transaction; its messages only have bytes, and TON for gas. */
export default function JettonMoves({ hash, onWallets }: Props) {
  const state = useQuery($traceJettons(hash))
  const wallets = state.status === 'ready' && state.value !== 'too-long' ? state.value.wallets : undefined
  useEffect(() => {
    if (wallets) onWallets(wallets, withOwnWallets)
  }, [wallets, onWallets])
  return (
    <Panel title={addressWords.jettonTransfers}>
      <Loaded
        query={$traceJettons(hash)}
        actions={shown => shown.value !== 'too-long' && saveList(shown)}
        failed={historyWords.failed}
        empty={{
          title: movesWords.noneListed,
          when: jettons => jettons !== 'too-long' && jettons.operations.length + jettons.unreadable === 0,
        }}
        loading={<ListSkeleton columns={4} rows={1} />}
      >
        {jettons =>
          jettons === 'too-long' ? (
            <Notice title={movesWords.tooLong}>{movesWords.tooLongWhy}</Notice>
          ) : (
            <>
              <DataList
                caption={addressWords.jettonTransfers}
                columns={columns}
                rows={jettons.operations}
                rowKey={byPlace}
              />
              <Unreadable count={jettons.unreadable} />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
