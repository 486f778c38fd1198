import { lazy, useState } from 'react'
import * as forecastWords from '#words/forecast.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Cell } from '../../ton/cell.ts'
import type { Message } from '../../ton/message.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'

// Lazy: only needed on click.
const ForecastRun = lazy(() => import('./ForecastRun.tsx'))

/** Button that emulates a message on its receiver's current state; empty for messages without an account as receiver. */
export function Forecast({ message: { kind, destination }, cell }: { message: Message; cell: Cell }) {
  const [isOpen, setOpen] = useState(false)
  if (kind === 'external-out' || !destination) return null
  const account: RawAddress = destination
  return (
    <div className="py-3 border-t border-line">
      {isOpen ? (
        <LazyBoundary fallback={<div className="min-h-12" />}>
          <ForecastRun account={account} cell={cell} />
        </LazyBoundary>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="label flex-1 min-w-60 max-w-160">{forecastWords.lead}</p>
          <button type="button" className="button max-md:min-h-11" onClick={() => setOpen(true)}>
            {forecastWords.title}
          </button>
        </div>
      )}
    </div>
  )
}
