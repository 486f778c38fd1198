import * as marketsWords from '#words/markets.ts'
import { type Market, money } from '../../domain/market/market.ts'
import { $markets } from '../../stores/markets.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { explain } from '../../ui/query/explain.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'

const failedAs = (error: unknown) => ({
  title: marketsWords.failed,
  why: (
    <>
      <span className="block">{marketsWords.hint}</span>
      {explain(error)}
    </>
  ),
})

/** Where the coin is traded, and for how much. */
export function TradingMarkets() {
  return (
    <Panel title={marketsWords.title}>
      <Loaded
        query={$markets()}
        failed={marketsWords.failed}
        failedAs={failedAs}
        empty={{ title: marketsWords.none, when: ({ markets }) => markets.length === 0 }}
        loading={<ListSkeleton columns={6} rows={6} />}
      >
        {({ markets, unreadable }) => (
          <>
            <DataList caption={marketsWords.title} columns={columns} rows={markets} rowKey={byPlace} />
            <Unreadable count={unreadable} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const columns: Column<Market>[] = [
  { label: marketsWords.exchange, cell: ({ exchange }) => <bdi>{exchange ?? marketsWords.unknown}</bdi> },
  { label: marketsWords.pair, cell: ({ pair }) => <bdi>{pair ?? '—'}</bdi> },
  { label: marketsWords.price, end: true, cell: ({ price }) => (price === null ? '—' : money(price, 'usd', 4)) },
  { label: marketsWords.volume, end: true, cell: ({ volume }) => (volume === null ? '—' : money(volume, 'usd', 0)) },
  {
    label: marketsWords.link,
    cell: ({ link, exchange }) =>
      link ? (
        <a
          className="link inline-flex items-center min-h-6 gap-1"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {marketsWords.trade}
          <span className="sr-only">{marketsWords.tradeAt(exchange ?? marketsWords.unknown)}</span>
          <Icon name="external-link" />
        </a>
      ) : (
        '—'
      ),
  },
  { label: marketsWords.updated, end: true, cell: ({ utime }) => (utime === null ? '—' : <Age utime={utime} />) },
]
