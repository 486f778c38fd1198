import { useMemo } from 'react'
import * as commonWords from '#words/common.ts'
import * as traceWords from '#words/trace.ts'
import { unitOf } from '../../../domain/foreign/names.ts'
import type { JettonFlow } from '../../../domain/jetton/jetton.ts'
import { type Part, traceOutcome } from '../../../domain/trace/outcome.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import { $traceJettons } from '../../../stores/trace.ts'
import type { Hash } from '../../../ton/hash.ts'
import { AddressLink } from '../../../ui/chain/AddressLink.tsx'
import { Amount } from '../../../ui/chain/Amount.tsx'
import { useQuery } from '../../../ui/live/use-query.ts'
import { Filled } from '../../../ui/parts/Filled.tsx'
import { useRefreshWhile } from './use-refresh-while.ts'

type Props = { trace: Trace; flows: JettonFlow[]; isUnfinished: boolean }

/** Total for the account that started a trace: its exact change in TON, and jettons by the providers. */
export function TraceOutcome({ trace, flows, isUnfinished }: Props) {
  const outcome = useMemo(() => traceOutcome(trace, flows), [trace, flows])
  if (!outcome) return null
  const { account, paid, got } = outcome
  const [both, onlyGot, onlyPaid] = isUnfinished
    ? [traceWords.soFarBoth, traceWords.soFarGot, traceWords.soFarPaid]
    : [traceWords.inAllBoth, traceWords.inAllGot, traceWords.inAllPaid]
  const text = paid.length === 0 ? onlyGot : got.length === 0 ? onlyPaid : both
  return (
    <p className="px-4 md:px-5 py-2.5 border-b border-line leading-relaxed">
      <Filled
        text={text}
        slots={{ who: <AddressLink raw={account} />, paid: <Parts parts={paid} />, got: <Parts parts={got} /> }}
      />
    </p>
  )
}

/** Maximum age of a trace, in seconds, at which a provider may not list its jettons yet. */
const MAX_LISTING_SECONDS = 600

const isRecent = ({ steps }: Trace) =>
  steps.some(({ transaction }) => transaction && Date.now() / 1000 - transaction.utime < MAX_LISTING_SECONDS)

/** Waits for the jettons, which the total may include, and renders nothing unless all are known. */
export function OutcomeWithJettons({ trace, hash, isUnfinished }: Omit<Props, 'flows'> & { hash: Hash }) {
  const state = useQuery($traceJettons(hash))
  const jettons = state.status === 'ready' && state.value !== 'too-long' ? state.value : null
  const areUnfinished = jettons?.isUnfinished ?? false
  useRefreshWhile(areUnfinished && isRecent(trace), $traceJettons(hash), state)
  if (!jettons?.flows) return null
  return <TraceOutcome trace={trace} flows={jettons.flows.rows} isUnfinished={isUnfinished || areUnfinished} />
}

function Parts({ parts }: { parts: Part[] }) {
  return parts.map(({ units, jetton }, place) => (
    <span key={place}>
      {place > 0 && commonWords.between}
      <Amount units={units} digits={4} {...(jetton && { decimals: jetton.decimals, unit: unitOf(jetton) })} />
    </span>
  ))
}
