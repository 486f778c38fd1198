import { lazy, type ReactNode } from 'react'
import * as blockWords from '#words/block.ts'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import { type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { $blockTransactions } from '../../stores/block.ts'
import { ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Loaded, Loading } from '../../ui/query/Loaded.tsx'

// Lazy: loaded with the rows.
const BlockRows = lazy(() => import('./BlockRows.tsx'))

/** Number of columns. */
const COLUMNS = 4

const waiting = <ListSkeleton columns={COLUMNS} rows={3} cardsBelow="xl" lines />

export const BlockTransactions = ({ id }: { id: BlockId }) => (
  <TransactionsPanel id={id}>
    <Loaded
      query={$blockTransactions(id.workchain, id.shard, id.seqno)}
      actions={saveList}
      failed={historyWords.failed}
      empty={{
        title: blockWords.noTransactions,
        when: ({ transactions, unreadable }) => transactions.length + unreadable === 0,
      }}
      loading={waiting}
    >
      {first => (
        <LazyBoundary fallback={waiting}>
          <BlockRows id={id} first={first} />
        </LazyBoundary>
      )}
    </Loaded>
  </TransactionsPanel>
)

/** Placeholder of a block's transactions until the block is known to exist. */
export const BlockTransactionsSkeleton = ({ id }: { id: BlockId }) => (
  <TransactionsPanel id={id}>
    <Loading>{waiting}</Loading>
  </TransactionsPanel>
)

const TransactionsPanel = ({ id, children }: { id: BlockId; children: ReactNode }) => (
  <Panel title={commonWords.transactions}>
    {children}
    {isMasterchain(id) && (
      <p className="border-t border-line px-4 md:px-5 py-3 text-sm text-muted">{blockWords.ofUsers}</p>
    )}
  </Panel>
)
