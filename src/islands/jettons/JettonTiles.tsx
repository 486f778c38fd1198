import * as jettonsWords from '#words/jettons.ts'
import { holderTotals, type JettonPage } from '../../domain/jetton/list.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { $jettons } from '../../stores/jettons.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { useFirst } from './use-first.ts'

const figure = (value: number | null) => (value === null ? MISSING : groupDigits(value))

/** Totals of the page: the indexer has none of all jettons. `page` is null until it is known. */
export function JettonTiles({ page }: { page: number | null }) {
  return page === null ? <Tiles count={null} total={null} average={null} page={null} /> : <Known page={page} />
}

function Known({ page }: { page: number }) {
  const state = useQuery($jettons(page))
  if (state.status !== 'ready') return <Tiles count={null} total={null} average={null} page={page} />
  return <Totals list={state.value} page={page} />
}

function Totals({ list, page }: { list: JettonPage; page: number }) {
  const { jettons } = useFirst(list, page)
  return <Tiles count={jettons.length} {...holderTotals(jettons)} page={page} />
}

type Props = { count: number | null; total: number | null; average: number | null; page: number | null }

function Tiles({ count, total, average, page }: Props) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-4 gap-3">
      <Tile label={jettonsWords.totalJettons} note={jettonsWords.onThisPage}>
        {figure(count)}
      </Tile>
      <Tile label={jettonsWords.totalHolders} note={jettonsWords.onThisPage}>
        {figure(total)}
      </Tile>
      <Tile label={jettonsWords.averageHolders} note={jettonsWords.onThisPage}>
        {figure(average)}
      </Tile>
      <Tile label={jettonsWords.page} note={jettonsWords.pageSize}>
        {figure(page)}
      </Tile>
    </div>
  )
}
