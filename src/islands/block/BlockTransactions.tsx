import { useEffect, useRef, useState } from 'react'
import {
  type BlockId,
  type BlockTransactions as FirstPage,
  isMasterchain,
  type ShortTransaction,
} from '../../domain/block.ts'
import { transactionPath } from '../../routes.ts'
import { $blockTransactions, getMoreBlockTransactions } from '../../stores/block.ts'
import { AddressLink } from '../../ui/AddressLink.tsx'
import { type Column, DataList, ListSkeleton } from '../../ui/DataList.tsx'
import { explain } from '../../ui/explain.ts'
import { HashLink } from '../../ui/HashLink.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { messages } from '../../ui/messages.ts'
import { Panel } from '../../ui/Panel.tsx'

const columns: Column<ShortTransaction>[] = [
  { label: 'Account', cell: ({ account }) => <AddressLink raw={account} /> },
  {
    label: 'Transaction',
    cell: ({ hash }) => <HashLink hash={hash} href={transactionPath(hash)} what="transaction hash" />,
  },
  { label: 'Logical time', end: true, cell: ({ lt }) => <span className="hash">{lt}</span> },
]

export function BlockTransactions({ id }: { id: BlockId }) {
  return (
    <Panel title="Transactions">
      <Loaded
        query={$blockTransactions(id.workchain, id.shard, id.seqno)}
        failed={messages.transactions.failed}
        empty={{ title: messages.block.noTransactions, when: ({ transactions }) => transactions.length === 0 }}
        loading={<ListSkeleton columns={columns.length} rows={3} />}
      >
        {first => <Rows id={id} first={first} />}
      </Loaded>
      {isMasterchain(id) && (
        <p className="border-t border-line px-4 md:px-5 py-3 text-sm text-muted">
          Masterchain blocks hold mostly transactions of the system itself. Those of users are in the shard blocks they
          commit.
        </p>
      )}
    </Panel>
  )
}

const sameRow = (a: ShortTransaction, b: ShortTransaction) => a.hash === b.hash

function Rows({ id, first }: { id: BlockId; first: FirstPage }) {
  const [more, setMore] = useState<FirstPage>({ transactions: [], incomplete: first.incomplete, unreadable: 0 })
  const [state, setState] = useState<{ loading: boolean; error?: unknown }>({ loading: false })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const rows = [...first.transactions, ...more.transactions]
  const unreadable = first.unreadable + more.unreadable

  async function load(after: ShortTransaction) {
    leaving.current = new AbortController()
    setState({ loading: true })
    try {
      const page = await getMoreBlockTransactions(leaving.current.signal, id, after)
      const fresh = page.transactions.filter(row => !rows.some(known => sameRow(known, row)))
      setMore({
        transactions: [...more.transactions, ...fresh],
        // A server that repeats itself would be asked for ever.
        incomplete: page.incomplete && fresh.length > 0,
        unreadable: more.unreadable + page.unreadable,
      })
      setState({ loading: false })
    } catch (error) {
      if (!leaving.current.signal.aborted) setState({ loading: false, error })
    }
  }

  const last = rows.at(-1)
  return (
    <>
      <DataList caption="Transactions" columns={columns} rows={rows} rowKey={row => row.hash} />
      <Foot unreadable={unreadable} loaded={rows.length} error={state.error} />
      {more.incomplete && last && (
        <div className="flex justify-center pb-3">
          <button
            type="button"
            className="button"
            aria-disabled={state.loading}
            onClick={() => state.loading || load(last)}
          >
            Load more
          </button>
        </div>
      )}
    </>
  )
}

function Foot({ unreadable, loaded, error }: { unreadable: number; loaded: number; error: unknown }) {
  return (
    <p className="px-4 md:px-5 py-2 text-sm text-muted">
      {loaded} loaded
      {unreadable > 0 && ` · ${unreadable} ${unreadable === 1 ? 'entry' : 'entries'} could not be read`}
      {error !== undefined && (
        <span className="text-bad">
          {' '}
          · {messages.transactions.failed}. {explain(error)}
        </span>
      )}
    </p>
  )
}
