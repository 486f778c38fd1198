import { useMemo } from 'react'
import * as traceWords from '#words/trace.ts'
import { unitOf } from '../../../domain/foreign/names.ts'
import type { TraceFlows, TraceJettons } from '../../../domain/jetton/jetton.ts'
import { readableSteps } from '../../../domain/trace/figures.ts'
import { moneyFlow } from '../../../domain/trace/money.ts'
import { lettersOf } from '../../../domain/trace/outline.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import type { QueryState } from '../../../lib/query-state.ts'
import { $traceJettons } from '../../../stores/trace.ts'
import type { RawAddress } from '../../../ton/address.ts'
import type { Hash } from '../../../ton/hash.ts'
import { ListNote } from '../../../ui/base/ListNote.tsx'
import { AddressLink } from '../../../ui/chain/AddressLink.tsx'
import { Amount } from '../../../ui/chain/Amount.tsx'
import { useGrowing } from '../../../ui/lists/use-growing.ts'
import { useQuery } from '../../../ui/live/use-query.ts'
import { Letter } from './Letter.tsx'

/** A signed amount: gained or paid. */
function Change({ units, ...shape }: { units: string; decimals?: number; unit?: string }) {
  const isPaid = units.startsWith('-')
  const way = isPaid ? 'sent' : units === '0' ? undefined : 'received'
  return (
    <span className="block">
      <Amount units={isPaid ? units.slice(1) : units} way={way} {...shape} />
    </span>
  )
}

type Props = { trace: Trace; hash: Hash; hasJettons: boolean }

/** Gain or payment of each account: TON from the bytes, jettons by the providers. */
export function MoneyTable({ trace, hash, hasJettons }: Props) {
  const flow = useMemo(() => moneyFlow(trace), [trace])
  const letters = useMemo(() => lettersOf(trace), [trace])
  const { shown, end } = useGrowing(flow.gains)
  const isBalanced =
    flow.difference === '0' && trace.unreadable === 0 && !flow.gains.some(({ incomplete }) => incomplete)
  return (
    <section className="border-t border-line">
      <h3 className="flex flex-wrap items-baseline gap-x-2 px-4 md:px-5 pt-3 pb-2 text-base font-600">
        {traceWords.money} {isBalanced && <span className="label font-400">{traceWords.moneyLead}</span>}
        <span className={`sm:ml-auto text-sm font-500 ${isBalanced ? 'text-good' : 'text-warn'}`}>
          {isBalanced ? traceWords.sumsToZero : traceWords.doesNotSum}
        </span>
      </h3>
      <ul className="text-base">
        {shown.map(({ account, change, incomplete }) => (
          <li key={account} className="flex flex-wrap items-center gap-x-2.5 px-4 md:px-5 py-1.5 border-t border-line">
            <Letter text={letters.get(account)} />
            <AddressLink raw={account} />
            {incomplete && <span className="label">{traceWords.incomplete}</span>}
            <span className="ml-auto text-right">
              <Change units={change} />
              {hasJettons && <JettonChanges hash={hash} account={account} />}
            </span>
          </li>
        ))}
        <Total label={traceWords.feesOfSteps(readableSteps(trace).length)} units={flow.fees} />
        {flow.onItsWay !== '0' && <Total label={traceWords.stillOnItsWay} units={flow.onItsWay} />}
        {flow.broughtIn !== '0' && <Total label={traceWords.broughtIn} units={flow.broughtIn} />}
      </ul>
      <div ref={end} />
      {hasJettons && <JettonSource hash={hash} />}
    </section>
  )
}

function Total({ label, units }: { label: string; units: string }) {
  return (
    <li className="flex justify-between gap-4 px-4 md:px-5 py-1.5 border-t border-line text-muted">
      {label} <Amount units={units} />
    </li>
  )
}

/** Flows of jettons; null if they are not known. */
const flowsOf = (state: QueryState<TraceJettons>): TraceFlows | null =>
  state.status === 'ready' && state.value !== 'too-long' ? state.value.flows : null

/** Provider of the jettons in the list, or that these are not known. */
function JettonSource({ hash }: { hash: Hash }) {
  const state = useQuery($traceJettons(hash))
  const flows = flowsOf(state)
  if (state.status === 'loading' || flows?.rows.length === 0) return null
  return <ListNote>{flows ? traceWords.jettonsBy(flows.source) : traceWords.jettonsUnknown}</ListNote>
}

function JettonChanges({ hash, account }: { hash: Hash; account: RawAddress }) {
  const flows = flowsOf(useQuery($traceJettons(hash)))
  return flows?.rows
    .filter(flow => flow.account === account && flow.quantity !== '0')
    .map(({ jetton, quantity }, place) => (
      <Change key={place} units={quantity} decimals={jetton.decimals} unit={unitOf(jetton)} />
    ))
}
