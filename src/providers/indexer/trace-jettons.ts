import * as v from 'valibot'
import type { JettonFlow, JettonWallets, TraceFlows, TraceJettons } from '../../domain/jetton/jetton.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import { problemOf } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { accountAddress, address } from '../bytes/wire-address.ts'
import { flag, int64, maybe, type Rows, rows } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { actionsOf, event, toHistory } from './events.ts'
import { JETTON_ACTIONS, readAction, readSwap } from './jetton-history.ts'
import { indexer } from './provider.ts'
import { jetton } from './token-fields.ts'

const flow = v.object({
  account: accountAddress,
  jettons: maybe(rows(v.object({ account: maybe(accountAddress), jetton, qty: maybe(int64), quantity: maybe(int64) }))),
})
const wholeEvent = v.object({ ...event.entries, in_progress: maybe(flag), value_flow: maybe(rows(flow)) })
const wallets = v.object({ senders_wallet: maybe(address), recipients_wallet: maybe(address), jetton })

type Flow = v.InferOutput<typeof flow>

/** Net flows of jettons of one account, including scaled ones; null for those without an amount or a jetton. */
function flowsOf({ account: { address }, jettons }: Flow): (JettonFlow | null)[] {
  if (!jettons) return []
  const flows = jettons.rows.map(({ jetton, qty, quantity }) => {
    const units = qty ?? quantity
    if (!jetton || units === null || !address) return null
    const flow: JettonFlow = { account: address, jetton: jetton.face, quantity: scaled(units, jetton.scale) }
    return jetton.scale ? { ...flow, isScaled: true as const } : flow
  })
  return jettons.unreadable > 0 ? [...flows, null] : flows
}

/** All flows of an event; null if the answer lacks them or one is unreadable. */
function allFlows(answered: Rows<Flow> | null): TraceFlows | null {
  const flows = answered?.rows.flatMap(flowsOf) ?? [null]
  const read = flows.filter(flow => flow !== null)
  return answered?.unreadable === 0 && read.length === flows.length ? { source: indexer.name, rows: read } : null
}

/** Jetton wallets named by actions. Omits those of scaled jettons, as the amounts in their messages differ from the displayed ones. */
function walletsOf(fields: unknown): JettonWallets {
  const read = v.safeParse(wallets, fields)
  if (!read.success || !read.output.jetton || read.output.jetton.scale) return {}
  const { senders_wallet, recipients_wallet, jetton } = read.output
  const known = [senders_wallet, recipients_wallet].filter(wallet => wallet !== null)
  return Object.fromEntries(known.map(wallet => [wallet, jetton.face]))
}

const named = v.object({ jetton: maybe(jetton), jetton_master_in: maybe(jetton), jetton_master_out: maybe(jetton) })

/** Masters of scaled jettons that actions name. */
function scaledOf(fields: unknown): RawAddress[] {
  const read = v.safeParse(named, fields)
  return read.success ? Object.values(read.output).flatMap(jetton => (jetton?.scale ? [jetton.face.address] : [])) : []
}

/** Result if there is no event, or none yet. */
const NONE = { operations: [], known: {}, unreadable: 0, wallets: {}, flows: null, isUnfinished: true }

/** Jetton movements in the trace of a transaction, and jettons by jetton wallet (events/{id}). Empty on status 404. */
export async function getTraceJettons(call: Call, hash: Hash): Promise<TraceJettons> {
  try {
    const answer = await indexerApi(`/events/${hash}`, {}, wholeEvent, call)
    const events = { rows: [answer], unreadable: 0 }
    const [actions, swaps] = [actionsOf(events, [...JETTON_ACTIONS.keys()]), actionsOf(events, ['JettonSwap'])]
    return {
      ...toHistory({ operations: null, events }, [...actions.map(readAction), ...swaps.flatMap(readSwap)]),
      wallets: Object.assign({}, ...actions.map(({ fields }) => walletsOf(fields))),
      scaled: [...actions, ...swaps].flatMap(({ fields }) => scaledOf(fields)),
      flows: allFlows(answer.value_flow),
      isUnfinished: answer.in_progress ?? false,
    }
  } catch (error) {
    const problem = problemOf(error)
    if (problem?.kind !== 'not-found' && problem?.kind !== 'too-long') throw error
    call.onSource(problem.provider)
    return problem.kind === 'too-long' ? 'too-long' : NONE
  }
}
