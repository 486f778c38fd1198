import * as holdersWords from '#words/holders.ts'
import type { JettonDetails, JettonHolder } from '../../domain/jetton/holders.ts'
import { topShares } from '../../domain/jetton/shares.ts'

/** Shares of the supply held by the largest holders, as bars and text. Empty if the supply is unknown; keeps their height until the scale is known. */
export function Concentration({ jetton, holders }: { jetton: JettonDetails; holders: JettonHolder[] }) {
  if (jetton.scale === undefined) return <div className="min-h-34" />
  const shares = topShares(jetton, holders)
  if (shares.length === 0) return null
  return (
    <section aria-label={holdersWords.concentration} className="pad border-b border-line">
      <dl className="grid grid-cols-[auto_minmax(2rem,1fr)_minmax(0,auto)] items-center gap-x-3 gap-y-2 text-sm">
        {shares.map(({ top, percent, share }) => (
          <div key={top} className="contents">
            <dt className="whitespace-nowrap">{top === 1 ? holdersWords.largest : holdersWords.top(top)}</dt>
            <dd aria-hidden="true" className="h-2 rounded-full bg-raised overflow-hidden">
              <span className="block h-full bg-accent" style={{ width: `${Math.min(100, share)}%` }} />
            </dd>
            <dd className="text-right">
              {percent}
              <span className="max-sm:sr-only text-muted">{holdersWords.ofSupply}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
