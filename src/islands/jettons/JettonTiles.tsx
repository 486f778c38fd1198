import * as commonWords from '#words/common.ts'
import * as jettonsWords from '#words/jettons.ts'
import { holderTotals, type JettonPage } from '../../domain/jetton/list.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { $jettons } from '../../stores/jettons.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { useFirst } from './use-first.ts'

const figure = (value: number | null) => (value === null ? MISSING : groupDigits(value))

/** Totals of the page, as the indexer has none for all jettons; unknown if rows are unreadable. `page` is null until known. */
export function JettonTiles({ page }: { page: number | null }) {
  return page === null ? <Tiles count={null} total={null} average={null} page={null} /> : <Known page={page} />
}

function Known({ page }: { page: number }) {
  const state = useQuery($jettons(page))
  if (state.status !== 'ready' || state.value.unreadable)
    return <Tiles count={null} total={null} average={null} page={page} />
  return <Totals list={state.value} page={page} />
}

function Totals({ list, page }: { list: JettonPage; page: number }) {
  const { jettons } = useFirst(list, page)
  return <Tiles count={jettons.length} {...holderTotals(jettons)} page={page} />
}

type Props = { count: number | null; total: number | null; average: number | null; page: number | null }

/** Totals in one line on wide screens, to leave room for the list. */
function Tiles({ count, total, average, page }: Props) {
  const facts = [
    [jettonsWords.totalJettons, count],
    [jettonsWords.totalHolders, total],
    [jettonsWords.averageHolders, average],
    [jettonsWords.page, page],
  ] as const
  return (
    <div className="panel flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 md:px-5 py-2.5 text-sm">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd>{figure(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-faint">
        {jettonsWords.onThisPage}
        {commonWords.between}
        {jettonsWords.pageSize}
      </p>
    </div>
  )
}
