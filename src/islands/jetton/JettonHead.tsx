import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { marketValue } from '../../domain/jetton/list.ts'
import { changeText, shortMoney, smallPrice } from '../../domain/market/market.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { $jettonRate } from '../../stores/jetton.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustWarning } from '../../ui/warnings/TrustWarning.tsx'

/** Symbol and name, and whether they can be believed. */
export function JettonHead({ jetton }: { jetton: JettonDetails }) {
  return (
    <header className="flex items-start gap-4 mb-4 min-h-20">
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

/** Price and what follows from it, where there is a market. */
export function JettonWorth({ jetton }: { jetton: JettonDetails }) {
  const rate = useQuery($jettonRate(jetton.address))
  const known = rate.status === 'ready' ? rate.value : null
  const price = known?.price ?? null
  const silent =
    rate.status === 'ready' ? jettonWords.noPrice : rate.status === 'failed' ? jettonWords.unavailable : '—'
  const cap = price === null ? null : marketValue(jetton, price)
  return (
    <Tiles
      price={price === null ? silent : smallPrice(price, 'usd')}
      week={known?.week == null ? '—' : changeText(known.week)}
      cap={cap === null ? '—' : shortMoney(cap, 'usd')}
      holders={jetton.holders ? groupDigits(jetton.holders) : commonWords.missing}
    />
  )
}

function Tiles({ price, week, cap, holders }: { price: string; week: string; cap: string; holders: string }) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-4 gap-3">
      <Tile label={jettonWords.price}>{price}</Tile>
      <Tile label={jettonWords.week}>
        <span className={week.startsWith('+') ? 'text-good' : week.startsWith('−') ? 'text-bad' : ''}>{week}</span>
      </Tile>
      <Tile label={jettonWords.worth}>{cap}</Tile>
      <Tile label={commonWords.holders}>{holders}</Tile>
    </div>
  )
}

/** The place of a jetton while it is on its way. */
export function JettonSkeleton() {
  return (
    <div aria-busy="true">
      <header className="flex items-start gap-4 mb-4 min-h-20">
        <span className="shimmer w-14 h-14 !rounded-full" />
        <div>
          <h1 className="text-xl font-600">{jettonWords.title}</h1>
          <span className="shimmer h-4 w-60 max-w-full mt-2" />
        </div>
      </header>
      <Tiles price="—" week="—" cap="—" holders="—" />
      <Panel title={jettonWords.information}>
        <div className="min-h-120" />
      </Panel>
      <HoldersPlace />
    </div>
  )
}

export const HoldersPlace = () => (
  <Panel title={jettonWords.topHolders}>
    <div className="min-h-250" />
  </Panel>
)
