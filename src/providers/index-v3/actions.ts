import * as v from 'valibot'
import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { Comment } from '../../domain/foreign/comment.ts'
import type { JettonFlow, JettonOperation } from '../../domain/jetton/jetton.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address } from '../bytes/wire-address.ts'
import { amount, dictionary, flag, hash, int64, maybe, type Rows, rows, text, time } from '../http/wire.ts'
import { required, requiredAddress } from './fields.ts'
import type { Metadata } from './metadata.ts'
import { indexV3 } from './provider.ts'

const action = v.object({
  type: text,
  success: maybe(flag),
  trace_id: maybe(hash),
  start_lt: int64,
  start_utime: time,
  transactions: maybe(v.array(hash)),
  details: v.fallback(dictionary, {}),
})

/** Schema of a trace's `actions`. Types unrelated to jettons are accepted and ignored. */
export const actions = rows(action)
type Action = v.InferOutput<typeof action>

const transfer = v.object({
  asset: requiredAddress,
  sender: maybe(address),
  receiver: maybe(address),
  amount,
  comment: maybe(text),
  is_encrypted_comment: maybe(flag),
})
const mint = v.object({ asset: requiredAddress, receiver: maybe(address), amount })
const burn = v.object({ asset: requiredAddress, owner: maybe(address), amount })
/** One side of a swap; TON has no `asset`. */
const leg = v.object({ asset: maybe(address), source: maybe(address), destination: maybe(address), amount })
const swap = v.object({ dex_incoming_transfer: maybe(leg), dex_outgoing_transfer: maybe(leg) })

type Movement = Pick<JettonOperation, 'kind' | 'source' | 'destination' | 'amount' | 'comment'> & { asset: RawAddress }

function commentOf({ comment, is_encrypted_comment }: v.InferOutput<typeof transfer>): Comment | null {
  if (is_encrypted_comment) return { kind: 'encrypted' }
  const clean = comment && cleanText(comment, MAX_PARAGRAPH_LENGTH)
  return clean ? { kind: 'text', text: clean } : null
}

function transferOf(details: unknown): Movement[] {
  const read = required(transfer, details)
  const { asset, sender: source, receiver: destination, amount } = read
  return [{ kind: 'transfer', asset, source, destination, amount, comment: commentOf(read) }]
}

function mintOf(details: unknown): Movement[] {
  const { asset, receiver: destination, amount } = required(mint, details)
  return [{ kind: 'mint', asset, source: null, destination, amount, comment: null }]
}

function burnOf(details: unknown): Movement[] {
  const { asset, owner: source, amount } = required(burn, details)
  return [{ kind: 'burn', asset, source, destination: null, amount, comment: null }]
}

/** Jettons moved by a swap, to and from the exchange. */
function swapOf(details: unknown): Movement[] {
  const { dex_incoming_transfer: paid, dex_outgoing_transfer: got } = required(swap, details)
  return [paid, got].flatMap(side =>
    side?.asset
      ? [
          {
            kind: 'transfer' as const,
            asset: side.asset,
            source: side.source,
            destination: side.destination,
            amount: side.amount,
            comment: null,
          },
        ]
      : [],
  )
}

const READERS: Record<string, (details: unknown) => Movement[]> = {
  jetton_transfer: transferOf,
  jetton_mint: mintOf,
  jetton_burn: burnOf,
  jetton_swap: swapOf,
}

/** Types of actions that move no jettons. Others without a reader, such as deposits to a pool or unclassified calls, may move some. */
const WITHOUT_JETTONS = [
  'ton_transfer',
  'contract_deploy',
  'tick_tock',
  'nft_transfer',
  'nft_mint',
  'auction_bid',
  'change_dns',
  'delete_dns',
  'renew_dns',
]
const isUnderstood = ({ type }: Action) => Object.hasOwn(READERS, type) || WITHOUT_JETTONS.includes(type)

/** Jetton movements of an action; null if its details are invalid. */
function movementsOf({ type, details }: Action): Movement[] | null {
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  try {
    return read?.(details) ?? []
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function operationsOf(action: Action, metadata: Metadata): JettonOperation[] | null {
  const movements = movementsOf(action)
  if (!movements) return null
  const operations = movements.flatMap(({ asset, ...movement }) => {
    const jetton = metadata.jetton(asset)
    if (!jetton) return []
    const { start_lt: lt, start_utime: utime, transactions, trace_id, success } = action
    return [
      {
        ...movement,
        utime,
        lt,
        hash: transactions?.[0] ?? trace_id,
        received: null,
        jetton,
        succeeded: success !== false,
      },
    ]
  })
  return operations.length === movements.length ? operations : null
}

/** Net gains by successful operations, one row per account and jetton. */
function flowsOf(operations: JettonOperation[]): JettonFlow[] {
  const sums = new Map<string, { flow: Omit<JettonFlow, 'quantity'>; sum: bigint }>()
  const add = (account: RawAddress | null, { jetton }: JettonOperation, units: bigint) => {
    if (!account) return
    const key = `${account} ${jetton.address}`
    sums.set(key, { flow: { account, jetton }, sum: (sums.get(key)?.sum ?? 0n) + units })
  }
  for (const operation of operations.filter(({ succeeded }) => succeeded)) {
    add(operation.source, operation, -BigInt(operation.amount))
    add(operation.destination, operation, BigInt(operation.amount))
  }
  return [...sums.values()].map(({ flow, sum }) => ({ ...flow, quantity: `${sum}` }))
}

/**
 * Movements of jettons by actions. Drops and counts invalid actions and those about jettons without metadata. `flows` is null if one was
 * dropped, if the type of an action is not known here, or without any action.
 */
export function readJettonActions({ rows, unreadable: invalid }: Rows<Action>, metadata: Metadata) {
  const read = rows.map(row => operationsOf(row, metadata))
  const operations = read.flatMap(found => found ?? [])
  const unreadable = invalid + read.filter(found => !found).length
  const isKnown = unreadable === 0 && rows.length > 0 && rows.every(isUnderstood)
  return { operations, flows: isKnown ? { source: indexV3.name, rows: flowsOf(operations) } : null, unreadable }
}
