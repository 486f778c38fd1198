import * as blocksWords from '#words/blocks.ts'
import * as commonWords from '#words/common.ts'
import { masterchainBlock } from '../../domain/block/block.ts'
import type { BlockRow } from '../../domain/block/time.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Ribbon, RibbonSkeleton } from '../../ui/charts/Ribbon.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useBlockRows } from './use-block-rows.ts'

const Counted = ({ transactions }: { transactions: number }) => (
  <>
    <span className="cards:inline-block cards:min-w-[3ch] cards:text-right">{transactions}</span>{' '}
    <span className="desk:hidden">{blocksWords.ofTransactions(transactions)}</span>
  </>
)

/** Placeholder for counts that the index does not have yet for the newest blocks. */
const Uncounted = () => (
  <span className="text-muted">
    <span className="cards:hidden">{blocksWords.notCounted}</span>
    <span className="desk:hidden">{blocksWords.transactionsNotCounted}</span>
  </span>
)

/** Empty line while times and counts load. */
const Awaited = () => '\u00a0'

const columns: Column<BlockRow>[] = [
  {
    label: commonWords.block,
    at: 'lead',
    width: 'xl:w-1/4',
    cell: ({ seqno }) => (
      <>
        <a className="link font-600" href={blockPath(masterchainBlock(seqno))}>
          #{groupDigits(seqno)}
        </a>
        <span className="desk:hidden text-sm text-muted font-400"> {blocksWords.inWorkchain('-1')}</span>
      </>
    ),
  },
  { label: blocksWords.workchain, cell: () => '-1' },
  {
    label: blocksWords.transactions,
    at: 'sub',
    end: true,
    cell: ({ transactions, time }) => {
      if (transactions !== null) return <Counted transactions={transactions} />
      return time ? <Uncounted /> : <Awaited />
    },
  },
  {
    label: commonWords.age,
    at: 'figure',
    end: true,
    cell: ({ time }) => (
      <span className="inline-block min-w-[9ch] text-right">{time ? <Age {...time} /> : MISSING}</span>
    ),
  },
]

/** The newest masterchain blocks with exact times. */
export default function BlocksScreen() {
  return (
    <section className="panel">
      <Loaded query={$masterchain()} actions={saveList} failed={blocksWords.failed} loading={<Skeleton />}>
        {head => <Blocks head={head.seqno} />}
      </Loaded>
    </section>
  )
}

function Blocks({ head }: { head: number }) {
  const { shown, release, list } = useHeld(head)
  const rows = useBlockRows(shown)
  return (
    <div ref={list}>
      <div className="pad pb-2">
        <Ribbon rows={rows} slim />
      </div>
      <NewRows count={head - shown} words={blocksWords.newBlocks} onShow={release} />
      <DataList caption={blocksWords.title} columns={columns} rows={rows} rowKey={byPlace} />
    </div>
  )
}

function Skeleton() {
  return (
    <>
      <div className="pad pb-2">
        <RibbonSkeleton slim />
      </div>
      <ListSkeleton columns={columns.length} rows={20} lines />
    </>
  )
}
