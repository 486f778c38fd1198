import { lazy } from 'react'
import * as statsWords from '#words/stats.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'

const BlockCharts = lazy(() => import('./BlockCharts.tsx'))

/** Charts of the newest blocks, which are loaded when their place is in view. */
export const BlockChartsPlace = () => (
  <Reveal>{seen => <LazyBoundary fallback={<Place />}>{seen ? <BlockCharts /> : <Place />}</LazyBoundary>}</Reveal>
)

/** As high as charts with their source. */
const Place = () => (
  <div className="grid lg:grid-cols-2 gap-x-5">
    {[statsWords.blockTime, statsWords.transactionsPerBlock].map(title => (
      <Panel key={title} title={title}>
        <div className="min-h-109 md:min-h-96" />
      </Panel>
    ))}
  </div>
)
