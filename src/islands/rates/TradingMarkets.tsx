import { type Market, money } from '../../domain/market/market.ts'
import { $markets } from '../../stores/markets.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { explain } from '../../ui/query/explain.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { commonWords } from '../../words/en/common.ts'
import { marketsWords } from '../../words/en/rates.ts'

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
    <Panel title="Trading Markets">
      <Loaded
        query={$markets()}
        failed={marketsWords.failed}
        failedAs={failedAs}
        empty={{ title: marketsWords.none, when: ({ markets }) => markets.length === 0 }}
        loading={<ListSkeleton columns={6} rows={6} />}
      >
        {({ markets, unreadable }) => (
          <>
            <DataList caption="Trading Markets" columns={columns} rows={markets} rowKey={byPlace} />
            {unreadable > 0 && (
              <p className="label px-4 md:px-5 py-2 border-t border-line">{commonWords.unreadable(unreadable)}</p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const columns: Column<Market>[] = [
  { label: 'Exchange', cell: ({ exchange }) => <bdi>{exchange ?? 'Unknown'}</bdi> },
  { label: 'Pair', cell: ({ pair }) => <bdi>{pair ?? '—'}</bdi> },
  { label: 'Price', end: true, cell: ({ price }) => (price === null ? '—' : money(price, 'usd', 4)) },
  { label: '24h Volume', end: true, cell: ({ volume }) => (volume === null ? '—' : money(volume, 'usd', 0)) },
  {
    label: 'Link',
    cell: ({ link, exchange }) =>
      link ? (
        <a
          className="link inline-flex items-center min-h-6 gap-1"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          Trade<span className="sr-only"> at {exchange ?? 'Unknown'}, opens in a new tab</span>
          <Icon name="external-link" />
        </a>
      ) : (
        '—'
      ),
  },
  { label: 'Updated', end: true, cell: ({ utime }) => (utime === null ? '—' : <Age utime={utime} suffix=" ago" />) },
]
