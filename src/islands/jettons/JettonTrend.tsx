import { lazy, Suspense } from 'react'
import * as jettonWords from '#words/jetton.ts'
import * as jettonsWords from '#words/jettons.ts'
import { changeText, type TokenRate } from '../../domain/market/market.ts'
import type { RawAddress } from '../../ton/address.ts'

// No line is drawn before its points have come.
const JettonLine = lazy(() => import('./JettonLine.tsx'))

/** A jetton's price and its changes; `none` when no market trades it. */
export type JettonRate = TokenRate | 'loading' | 'failed' | 'none'

/** The rate of a jetton that has a price. */
export const pricedRate = (rate: JettonRate) => (typeof rate === 'object' && rate.price !== null ? rate : undefined)

/** Price over 7 days: in figures for all jettons at once, as a line for those on screen. */
export function JettonTrend({ address, rate }: { address: RawAddress; rate: JettonRate }) {
  const priced = pricedRate(rate)
  return (
    <div className="flex items-center gap-3 h-10 text-sm">
      {priced ? (
        <>
          <p className="w-24 shrink-0">
            <span className="block text-xs text-faint">{jettonsWords.week}</span>
            <Change percent={priced.week} />
          </p>
          <Suspense>
            <JettonLine address={address} rising={(priced.week ?? 0) >= 0} />
          </Suspense>
        </>
      ) : (
        <Absent rate={rate} />
      )}
    </div>
  )
}

function Absent({ rate }: { rate: JettonRate }) {
  if (rate === 'loading') return <span className="shimmer h-4 w-40" />
  return <p className="text-faint">{rate === 'failed' ? jettonsWords.pricesFailed : jettonWords.noPrice}</p>
}

function Change({ percent }: { percent: number | null }) {
  if (percent === null) return '—'
  return <span className={percent < 0 ? 'text-bad' : 'text-good'}>{changeText(percent)}</span>
}
