import { lazy } from 'react'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { ChartsPlace } from './ChartsPlace.tsx'

const BlockCharts = lazy(() => import('./BlockCharts.tsx'))

/** Charts of the newest blocks, loaded when scrolled into view. */
export const BlockChartsPlace = () => (
  <Reveal>{seen => <LazyBoundary fallback={<Place />}>{seen ? <BlockCharts /> : <Place />}</LazyBoundary>}</Reveal>
)

/** Placeholder with the height of the charts and their source line. */
const Place = () => (
  <>
    <ChartsPlace />
    <div className="min-h-9 mt-4 md:mt-5" />
  </>
)
