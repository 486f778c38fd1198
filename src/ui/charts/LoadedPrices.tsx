import * as chartsWords from '#words/charts.ts'
import type { PricePoint } from '../../domain/market/market.ts'
import type { Query } from '../../lib/query-state.ts'
import { Loaded } from '../query/Loaded.tsx'
import { PriceChart, type PriceChartProps } from './PriceChart.tsx'

type Props = Omit<PriceChartProps, 'points'> & { query: Query<PricePoint[]> }

/** A price chart once its prices are loaded; a notice if there are too few points. */
export function LoadedPrices({ query, ...chart }: Props) {
  return (
    <Loaded
      query={query}
      failed={chartsWords.failed}
      empty={{ title: chartsWords.none, when: points => points.length < 2 }}
      loading={<div />}
    >
      {points => <PriceChart points={points} {...chart} />}
    </Loaded>
  )
}
