import * as v from 'valibot'
import type { JettonHistory, JettonOperation } from '../../domain/jetton/jetton.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress } from '../bytes/wire-address.ts'
import { hash, int64, maybe, rows, text, time } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { actionComment, payloadComment } from './comments.ts'
import { type Action, actionsOf, capOf, events, ownMovements, ownRows, type Read, toHistory } from './events.ts'
import { jetton } from './token-fields.ts'

const operation = v.object({
  operation: text,
  utime: time,
  lt: int64,
  transaction_hash: maybe(hash),
  trace_id: maybe(hash),
  source: maybe(accountAddress),
  destination: maybe(accountAddress),
  amount: int64,
  jetton,
  payload: maybe(v.unknown()),
})
const action = v.object({
  sender: maybe(accountAddress),
  recipient: maybe(accountAddress),
  amount: maybe(int64),
  sent_amount: maybe(int64),
  received_amount: maybe(int64),
  jetton,
  comment: maybe(text),
  encrypted_comment: maybe(v.unknown()),
})
const history = v.object({ operations: maybe(rows(operation)), events: maybe(events), next_from: maybe(int64) })

const KINDS: JettonOperation['kind'][] = ['transfer', 'mint', 'burn']
type Party = v.InferOutput<typeof accountAddress>
type Sided = v.InferOutput<typeof action>['jetton'] | null

export const JETTON_ACTIONS = new Map<string, JettonOperation['kind']>([
  ['JettonTransfer', 'transfer'],
  ['FlawedJettonTransfer', 'transfer'],
  ['JettonMint', 'mint'],
  ['JettonBurn', 'burn'],
])

function readOperation(row: v.InferOutput<typeof operation>): Read<JettonOperation> {
  const kind = KINDS.find(one => one === row.operation)
  const { jetton, source, destination, utime, lt } = row
  if (!kind || !jetton) return null
  return {
    operation: {
      kind,
      utime,
      lt,
      hash: row.transaction_hash ?? row.trace_id,
      source: source?.address ?? null,
      destination: destination?.address ?? null,
      amount: scaled(row.amount, jetton.scale),
      received: null,
      jetton: jetton.face,
      comment: payloadComment(row.payload),
      succeeded: true,
    },
    parties: [source, destination],
  }
}

/** One action that moves jettons; null if invalid. */
export function readAction({ type, fields, ...event }: Action): Read<JettonOperation> {
  const read = v.safeParse(action, fields)
  const kind = JETTON_ACTIONS.get(type)
  if (!read.success || !read.output.jetton || !kind) return null
  const { sender, recipient, jetton, comment, encrypted_comment, received_amount: received } = read.output
  const amount = read.output.amount ?? read.output.sent_amount
  if (amount === null) return null
  return {
    operation: {
      ...event,
      kind,
      source: sender?.address ?? null,
      destination: recipient?.address ?? null,
      amount: scaled(amount, jetton.scale),
      received: received && scaled(received, jetton.scale),
      jetton: jetton.face,
      comment: actionComment(comment, encrypted_comment),
    },
    parties: [sender, recipient],
  }
}

const swap = v.object({
  amount_in: maybe(text),
  amount_out: maybe(text),
  user_wallet: accountAddress,
  router: accountAddress,
  jetton_master_in: maybe(jetton),
  jetton_master_out: maybe(jetton),
})

/** Jettons moved by a swap, to and from the exchange, without sides in TON. */
export function readSwap({ fields, type: _, ...event }: Action): Read<JettonOperation>[] {
  const read = v.safeParse(swap, fields)
  if (!read.success) return [null]
  const { user_wallet: user, router, ...sides } = read.output
  const side = (jetton: Sided, amount: string | null, source: Party, destination: Party): Read<JettonOperation>[] =>
    jetton && amount && /^\d+$/.test(amount)
      ? [
          {
            operation: {
              ...event,
              kind: 'transfer',
              source: source.address,
              destination: destination.address,
              amount: scaled(amount, jetton.scale),
              received: null,
              jetton: jetton.face,
              comment: null,
            },
            parties: [source, destination],
          },
        ]
      : []
  return [
    ...side(sides.jetton_master_in, sides.amount_in, user, router),
    ...side(sides.jetton_master_out, sides.amount_out, router, user),
  ]
}

async function ask(
  call: Call,
  address: RawAddress,
  path: string,
  asked: { limit: number; before_lt?: string },
): Promise<JettonHistory> {
  const wire = await indexerApi(`/accounts/${address}${path}`, asked, history, call)
  const answer = ownRows(address, wire)
  const actions = answer.events ? actionsOf(answer.events, [...JETTON_ACTIONS.keys(), 'JettonSwap']) : []
  const moved = actions.flatMap(action => (action.type === 'JettonSwap' ? readSwap(action) : readAction(action)))
  const read = [...(answer.operations?.rows.map(readOperation) ?? []), ...ownMovements(address, moved)]
  return { ...toHistory(answer, read), ...capOf(wire, asked.limit) }
}

/** The newest `limit` jetton movements of an account before an lt (jettons/history), in the current shape or that before May 2025. */
export const getJettonHistory = (call: Call, address: RawAddress, limit: number, before?: string) =>
  ask(call, address, '/jettons/history', { limit, ...(before && { before_lt: before }) })

/** Jetton movements among the newest `limit` events of an account, always capped. Used if the history is empty. */
export const getJettonEvents = async (call: Call, address: RawAddress, limit: number): Promise<JettonHistory> => ({
  ...(await ask(call, address, '/events', { limit })),
  isCapped: true,
})
