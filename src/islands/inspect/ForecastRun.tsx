import { useEffect, useMemo, useState } from 'react'
import * as forecastWords from '#words/forecast.ts'
import { type ForecastEnd, shortfallsOf } from '../../domain/replay/replay.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { createForecast } from '../../stores/replay/forecast.ts'
import { type RawAddress, workchainOf } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import type { Cell } from '../../ton/cell.ts'
import { readTransaction } from '../../ton/transaction.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { EmulationProgress, Shortfalls } from '../../ui/parts/EmulationProgress.tsx'
import { RunResult } from '../replay/RunResult.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'

type Props = { account: RawAddress; cell: Cell }

/** Emulates a message while mounted, and shows the result. */
export default function ForecastRun({ account, cell }: Props) {
  const [forecast] = useState(() => createForecast(account, cell))
  const state = useQuery(forecast)
  useEffect(() => {
    if (forecast.get().status === 'idle') forecast.start()
    return forecast.stop
  }, [forecast])
  const hasEnded = state.status === 'made' || state.status === 'refused'
  return (
    <>
      <Shortfalls shortfalls={shortfallsOf(state)} />
      <div aria-live="polite">
        {hasEnded ? (
          <Verdict end={state} />
        ) : (
          <EmulationProgress state={state} work={forecast} lead={forecastWords.lead} />
        )}
      </div>
      {state.status === 'made' && <Made end={state} account={account} />}
    </>
  )
}

/** Result of a forecast. Never green, since nothing has happened. */
function Verdict({ end }: { end: ForecastEnd }) {
  return (
    <div>
      <p className="font-600 text-warn">{forecastWords.forecast}</p>
      <p className="text-muted max-w-160">{forecastWords.basis(groupDigits(end.seqno))}</p>
      {end.status === 'refused' && <p>{forecastWords.refused(end.reason)}</p>}
    </div>
  )
}

type Made = Extract<ForecastEnd, { status: 'made' }>

function Made({ end, account }: { end: Made; account: RawAddress }) {
  const transaction = useMemo(
    () => readTransaction(readBoc(fromBase64(end.transaction) ?? new Uint8Array()), workchainOf(account)),
    [end, account],
  )
  return (
    <>
      <TransactionFacts transaction={transaction} workchainKnown />
      <RunResult transaction={transaction} result={end} />
    </>
  )
}
