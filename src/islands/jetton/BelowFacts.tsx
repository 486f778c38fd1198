import { lazy, type ReactNode, useRef } from 'react'
import * as transfersWords from '#words/jetton-transfers.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import type { TokenRate } from '../../domain/market/market.ts'
import type { Query } from '../../lib/query-state.ts'
import { hasTransfers } from '../../stores/jetton-transfers.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useInView } from '../../ui/parts/use-in-view.ts'
import { TopHolders } from './TopHolders.tsx'

const LatestTransfers = lazy(() => import('./LatestTransfers.tsx'))
const JettonPrices = lazy(() => import('./JettonPrices.tsx'))

type Props = {
  jetton: JettonDetails
  rate: Query<TokenRate | null>
  /** placeholder of the prices */
  pricesPlace: ReactNode
}

/** Part of a jetton's page below the fold: prices, latest transfers, holders. */
export default function BelowFacts({ jetton, rate, pricesPlace }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // Chart and points load when their place is almost in view.
  const seen = useInView(place, { margin: 200, once: true })
  return (
    <>
      <div ref={place}>
        <LazyBoundary fallback={pricesPlace}>
          {seen ? <JettonPrices jetton={jetton} rate={rate} /> : pricesPlace}
        </LazyBoundary>
      </div>
      {hasTransfers && <Transfers jetton={jetton} />}
      <TopHolders jetton={jetton} rate={rate} />
    </>
  )
}

const TRANSFERS_PLACE = <div className="min-h-170 md:min-h-140" />

function Transfers({ jetton }: { jetton: JettonDetails }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInView(place, { margin: 200, once: true })
  return (
    <div ref={place} id="transfers">
      <Panel title={transfersWords.title}>
        {seen ? (
          <LazyBoundary fallback={TRANSFERS_PLACE}>
            <LatestTransfers jetton={jetton} />
          </LazyBoundary>
        ) : (
          TRANSFERS_PLACE
        )}
      </Panel>
    </div>
  )
}
