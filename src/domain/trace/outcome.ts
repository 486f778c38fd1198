import type { RawAddress } from '../../ton/address.ts'
import type { Jetton, JettonFlow } from '../jetton/jetton.ts'
import { moneyFlow } from './money.ts'
import type { Trace } from './trace.ts'

/** A positive amount in nanoTON or in a jetton's units. */
export type Part = { units: string; jetton: Jetton | null }

/** Total paid and received by the account that started a trace, including fees. */
export type TraceOutcome = { account: RawAddress; paid: Part[]; got: Part[] }

/**
 * Outcome for the account that started a trace. Null if it was not an external message, if a step was dropped or one of that account is
 * unreadable, or if nothing changed.
 */
export function traceOutcome(trace: Trace, flows: JettonFlow[]): TraceOutcome | null {
  const [root] = trace.steps
  if (root?.transaction?.inMessage?.kind !== 'external-in' || trace.unreadable > 0) return null
  const { account } = root
  const own = moneyFlow(trace).gains.find(gain => gain.account === account)
  if (!own || own.incomplete) return null
  // Jettons first: the TON is often just gas.
  const changes = [
    ...flows.filter(flow => flow.account === account).map(({ quantity, jetton }) => ({ units: quantity, jetton })),
    { units: own.change, jetton: null },
  ].filter(({ units }) => BigInt(units) !== 0n)
  if (changes.length === 0) return null
  const isPaid = ({ units }: Part) => units.startsWith('-')
  return {
    account,
    paid: changes.filter(isPaid).map(({ units, jetton }) => ({ units: units.slice(1), jetton })),
    got: changes.filter(change => !isPaid(change)),
  }
}
