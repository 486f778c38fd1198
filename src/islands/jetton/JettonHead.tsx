import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import type { Currency } from '../../domain/market/market.ts'
import { MISSING } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustWarning } from '../../ui/warnings/TrustWarning.tsx'
import { JettonFactsSkeleton } from './JettonFacts.tsx'

const HEAD = 'flex items-start gap-4 mb-4 min-h-22 md:min-h-20'

/** Symbol, name and trust. */
export function JettonHead({ jetton }: { jetton: JettonDetails }) {
  return (
    <header className={HEAD}>
      <TokenImage src={pictureOf(jetton)} name={jetton.symbol ?? ''} size={56} />
      <div className="min-w-0">
        <h1 className="text-xl font-600">
          <bdi>{symbolOf(jetton)}</bdi> - <bdi>{jettonNameOf(jetton)}</bdi>
        </h1>
        <p className="flex flex-wrap gap-x-2">
          <JettonMarks jetton={jetton} />
        </p>
        <TrustWarning trust={jetton.trust} what={jettonWords.aJetton} />
      </div>
    </header>
  )
}

const UNKNOWN = { price: MISSING, week: MISSING, cap: MISSING }

type Figures = { currency?: Currency; price: string; week: ReactNode; cap: string; holders: ReactNode }

/** Figures of a jetton: market and holders. */
export function Tiles({ currency = 'usd', price, week, cap, holders }: Figures) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-4 gap-3">
      <Tile label={jettonWords.price} note={jettonWords.priceBy}>
        {price}
      </Tile>
      <Tile label={jettonWords.week} note={currency === 'usd' ? jettonWords.weekUntil : jettonWords.weekInDollars}>
        {week}
      </Tile>
      <Tile label={jettonWords.worth} note={jettonWords.liquidity}>
        {cap}
      </Tile>
      <Tile label={commonWords.holders}>{holders}</Tile>
    </div>
  )
}

/** Placeholder of the worth until its script is loaded. */
export const WorthPlace = ({ holders }: { holders: ReactNode }) => <Tiles {...UNKNOWN} holders={holders} />

/** Placeholder of the lines on minting and on the largest holders. */
export const PowersPlace = ({ children }: { children?: ReactNode }) => (
  <div className="min-h-18 max-[359px]:min-h-24 sm:min-h-12 mb-4">{children}</div>
)

/** Placeholder of a jetton while it loads. */
export function JettonSkeleton() {
  return (
    <>
      <header className={HEAD}>
        <span className="shimmer w-14 h-14 shrink-0 !rounded-full" />
        <div className="min-w-0">
          <h1 className="text-xl font-600">
            <bdi>
              <Slot name="heading" text={jettonWords.title} />
            </bdi>
            <Slot name="dash" />
            <bdi>
              <Slot name="name" />
            </bdi>
          </h1>
          <p className="flex">
            <Slot name="trust" like="0000000000" className="text-xs" />
          </p>
          <p className="text-sm text-muted">
            <Slot name="trustSentence" />
          </p>
        </div>
      </header>
      <PowersPlace />
      <Tiles {...UNKNOWN} holders={<Slot name="holders" text="—" />} />
      <JettonFactsSkeleton />
      <BelowFactsPlace />
    </>
  )
}

/** Placeholder of the price chart, with its height. */
export const PricesPlace = () => (
  <Panel title={jettonWords.priceHistory} aside={<span className="h-11.5 md:h-9.5" />}>
    <div className="min-h-143.5 md:min-h-109.5 lg:min-h-105" />
  </Panel>
)

export const BelowFactsPlace = () => (
  <>
    <PricesPlace />
    <Panel title={jettonWords.topHolders}>
      <div className="min-h-250" />
    </Panel>
  </>
)
