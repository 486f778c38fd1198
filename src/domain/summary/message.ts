import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Body, Field, Operation } from '../../ton/body.ts'
import type { Comment } from '../foreign/comment.ts'
import { bodyName } from '../reason/opcode.ts'
import { groupDigits } from '../text/format.ts'
import { type Happening, type Mark, type Move, type Slot, sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'

/** Operations with their own sentences (TEP-74, TEP-62, elector). */
export const OPCODE = {
  jettonTransfer: 0x0f8a7ea5,
  jettonInternalTransfer: 0x178d4519,
  jettonNotification: 0x7362d09c,
  jettonBurn: 0x595f07bc,
  jettonBurnNotification: 0x7bdd97de,
  nftTransfer: 0x5fcc3d14,
  nftOwnershipAssigned: 0x05138d91,
  excesses: 0xd53276db,
  newStake: 0x4e73744b,
  stakeRecovered: 0xf96f7324,
  stakeReturned: 0xee6f454c,
  bidReturned: 0x557cea20,
} as const

/** Messages of TEP-74 with an amount of jettons. */
const ABOUT_JETTONS: number[] = [
  OPCODE.jettonTransfer,
  OPCODE.jettonInternalTransfer,
  OPCODE.jettonNotification,
  OPCODE.jettonBurn,
  OPCODE.jettonBurnNotification,
]

export const isAboutJettons = ({ body }: Message) => body.kind === 'operation' && ABOUT_JETTONS.includes(body.opcode)

type ValueOf<K extends Field['kind']> = Extract<Field, { kind: K }>['value']

/** Value of a body's field by kind and name; undefined if the body ends before it. */
export function fieldOf<K extends Field['kind']>(body: Operation, kind: K, name: string): ValueOf<K> | undefined {
  return body.fields.find(field => field.kind === kind && field.name === name)?.value as ValueOf<K> | undefined
}

/** Comment in a body, or in the payload that an operation forwards. */
export function commentOf(body: Body | undefined): Comment | null {
  if (body?.kind === 'comment') return body.text ? { kind: 'text', text: body.text } : null
  if (body?.kind === 'binary-comment') return { kind: 'binary', hex: body.hex }
  if (body?.kind === 'encrypted-comment') return { kind: 'encrypted' }
  return body?.kind === 'operation' ? commentOf(fieldOf(body, 'body', 'payload')) : null
}

/** Name of the requested operation; null for plain transfers. */
export function operationName({ body }: Message): string | null {
  return body.kind === 'operation' || body.kind === 'unknown' ? bodyName(body) : null
}

type Side = Move['way']
type Parts = {
  party: RawAddress
  sum: Sum
  mark?: Mark
  slots?: Record<string, Slot>
  /** direction of the sum for the account, if not that of the message; null if it did not move there */
  way?: Side | null
}

/** Maximum number of extra currencies named per message; others are counted. */
const MAX_NAMED = 3

/** An amount with its message's extra currencies, which replace 0 TON. */
export function amountSlot({ extra }: Pick<Message, 'extra'>, sum: Sum): Slot {
  const others = extra.filter(({ amount }) => BigInt(amount) > 0n)
  if (others.length === 0) return { sum }
  const named = others.slice(0, MAX_NAMED).map(({ id, amount }) => words.extraCurrency(groupDigits(amount), id))
  const more = others.length > MAX_NAMED ? [words.moreCurrencies(others.length - MAX_NAMED)] : []
  const text = { text: [...named, ...more].join(words.listed) }
  return sum.wallet || sum.units !== '0'
    ? { sentence: sentence(words.withCurrencies, { amount: { sum }, text }) }
    : text
}

/** Summary of a received or sent message: title and full sentence. TON that accompanies tokens comes last. */
export function summaryOf(
  message: Message,
  side: Side,
  [title, full]: readonly [string, string],
  parts: Parts,
): Happening {
  const { mark = side, way = side, party, slots, sum } = parts
  const amount = amountSlot(message, sum)
  const filled = { who: { address: party }, amount, ...slots }
  // Columns of amounts cannot show extra currencies: the title names them.
  const isAmount = 'sum' in amount
  const moves: Move[] = way && (isAmount || sum.units !== '0') ? [{ ...sum, way }] : []
  if (sum.wallet && message.value !== '0') moves.push({ ...coins(message.value), way: side })
  return {
    mark,
    title: sentence(isAmount ? title : full, filled),
    sentence: sentence(full, filled),
    moves,
    party,
    comment: commentOf(message.body),
  }
}

/** Jettons that an account sends to itself: none moved, and the TON is for gas. */
export function jettonsToItself(message: Message, side: Side, sum: Sum): Happening {
  const text = [words.toItself, words.toItself] as const
  const summary = summaryOf(message, side, text, { party: message.source ?? '0:', sum, mark: 'call', way: null })
  return { ...summary, party: null, moves: message.value === '0' ? [] : [{ ...coins(message.value), way: side }] }
}
