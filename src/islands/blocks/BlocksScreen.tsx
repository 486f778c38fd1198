import type { BlockRow } from '../../domain/block/time.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Ribbon, RibbonSkeleton } from '../../ui/charts/Ribbon.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { blocksWords } from '../../words/en/block.ts'
import { useBlockRows } from './use-block-rows.ts'

const columns: Column<BlockRow>[] = [
  {
    label: 'Block',
    width: 'xl:w-1/4',
    cell: ({ seqno }) => (
      <a className="link font-600" href={blockPath({ workchain: -1, shard: '', seqno })}>
        #{groupDigits(seqno)}
      </a>
    ),
  },
  { label: 'Workchain', cell: () => '-1' },
  { label: 'Transactions', end: true, cell: ({ transactions }) => transactions ?? '—' },
  { label: 'Age', end: true, cell: ({ time }) => (time ? <Age {...time} suffix=" ago" /> : '—') },
]

/** The newest masterchain blocks with their real times. */
export default function BlocksScreen() {
  return (
    <section className="panel">
      <Loaded query={$masterchain()} failed={blocksWords.failed} loading={<Skeleton />}>
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
      <NewRows count={head - shown} what="blocks" onShow={release} />
      <DataList caption="Blocks" columns={columns} rows={rows} rowKey={byPlace} />
    </div>
  )
}

function Skeleton() {
  return (
    <>
      <div className="pad pb-2">
        <RibbonSkeleton slim />
      </div>
      <ListSkeleton columns={columns.length} rows={20} />
    </>
  )
}
