import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef } from 'react'
import { changeText, type TokenRate } from '../../domain/market.ts'
import { $jettonChart } from '../../stores/jettons.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useInView } from '../../ui/use-in-view.ts'

// No line is drawn before its points have come.
const Sparkline = lazy(() => import('../../ui/Sparkline.tsx'))

/** What is known of a jetton's rate: on its way, not to be had, no market, or the rate. */
export type Told = TokenRate | 'loading' | 'failed' | 'none'

/** How the price went in 7 days: in figures for all jettons at once, as a line for those on screen. */
export function JettonTrend({ address, told }: { address: RawAddress; told: Told }) {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useInView(frame)
  const rate = typeof told === 'object' && told.price !== null ? told : undefined
  return (
    <div ref={frame} className="flex items-center gap-3 h-10 text-sm">
      {rate ? (
        <>
          <p className="w-24 shrink-0">
            <span className="block text-xs text-faint">7 days</span>
            <Change percent={rate.week} />
          </p>
          <div className="flex-1 h-full min-w-0">
            {seen && <Line address={address} rising={(rate.week ?? 0) >= 0} />}
          </div>
        </>
      ) : (
        <Absent told={told} />
      )}
    </div>
  )
}

function Absent({ told }: { told: Told }) {
  if (told === 'loading') return <span className="shimmer h-4 w-40" />
  return <p className="text-faint">{told === 'failed' ? 'Prices could not be loaded' : 'No price data'}</p>
}

function Change({ percent }: { percent: number | null }) {
  if (percent === null) return '—'
  return <span className={percent < 0 ? 'text-bad' : 'text-good'}>{changeText(percent)}</span>
}

/** Asks for its points when it is mounted, and leaves the line when it scrolls away. */
function Line({ address, rising }: { address: RawAddress; rising: boolean }) {
  const chart = useStore($jettonChart(address), { ssr: 'initial' })
  if (chart.status !== 'ready' || chart.value.length < 2) return null
  return (
    <Suspense>
      <Sparkline points={chart.value} rising={rising} />
    </Suspense>
  )
}
