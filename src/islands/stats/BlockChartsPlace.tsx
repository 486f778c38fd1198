import { lazy } from 'react'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { ChartsPlace } from './ChartsPlace.tsx'

const BlockCharts = lazy(() => import('./BlockCharts.tsx'))

/** Charts of the newest blocks, which are loaded when their place is in view. */
export const BlockChartsPlace = () => (
  <Reveal>{seen => <LazyBoundary fallback={<Place />}>{seen ? <BlockCharts /> : <Place />}</LazyBoundary>}</Reveal>
)

/** As high as charts with their source. */
const Place = () => (
  <>
    <ChartsPlace />
    <div className="min-h-9 mt-4 md:mt-5" />
  </>
)
