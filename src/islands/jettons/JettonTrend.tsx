import { lazy, Suspense } from 'react'
import * as jettonsWords from '#words/jettons.ts'
import { absentPrice } from '../../domain/market/absent-price.ts'
import type { Currency } from '../../domain/market/market.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Change, changeTone } from '../../ui/charts/Change.tsx'
import type Line from './JettonLine.tsx'
import { type JettonRate, pricedRate } from './jetton-rate.ts'

// Lazy: a line is drawn once its points are loaded. A failure needs no message, as the change is written beside the line.
const JettonLine = lazy<typeof Line>(() => import('./JettonLine.tsx').catch(() => ({ default: () => <></> })))

type Props = { address: RawAddress; rate: JettonRate; currency: Currency }

/** Price change over 7 days: as text for all jettons, as a line for those on screen. It is the change in US dollars. */
export default function JettonTrend({ address, rate, currency }: Props) {
  const priced = pricedRate(rate)
  return (
    <div className="flex items-center gap-3 h-10 text-sm">
      {priced ? (
        <>
          <p className="w-24 shrink-0">
            <span className="block text-xs text-faint">
              {currency === 'usd' ? jettonsWords.week : jettonsWords.weekInDollars}
            </span>
            <Change percent={priced.week} />
          </p>
          <Suspense>
            <JettonLine address={address} tone={changeTone(priced.week)} />
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
  if (rate === 'failed') return <p className="text-faint">{jettonsWords.pricesFailed}</p>
  return <p className="text-faint">{absentPrice(rate === 'none' ? null : rate)}</p>
}
