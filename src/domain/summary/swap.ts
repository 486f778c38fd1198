import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { type Sentence, sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'
import { fieldOf, OPCODE } from './message.ts'

/** Both sides of a swap: the amount paid to an exchange, and the amount received. */
export type Swap = { paid: Sum; got: Sum; exchange: string }

/** STON.fi's exit codes for paying out the other asset; its other codes mean a refund. */
export const SWAPPED = [0xc64370e5, 0x45078540]

/** TON sent through a contract that acts as a jetton wallet for TON. */
export const PTON_TRANSFER = 0x01f3835d

/** pTON v1 wallet of the STON.fi v1 router on mainnet. TON sent to the router arrives there as a jetton notification. */
const FIRST_PTON_WALLET: RawAddress = '0:1150b518b2626ad51899f98887f8824b70065456455f7fe2813f012699a4061f'

/** True for a jetton transfer that carries TON: its units are nanoTON. */
export const isPaidInTon = ({ body, destination }: Message) =>
  destination === FIRST_PTON_WALLET && body.kind === 'operation' && body.opcode === OPCODE.jettonTransfer

/** True for orders, but not for their responses. */
export const isSwap = ({ name }: Operation) => /: (?:next )?swap$/.test(name)
const exchangeOf = ({ name }: Operation) => name.split(':')[0] ?? name

function tonNamedBy(order: Operation, message: Message): string | undefined {
  if (isPaidInTon(message)) return fieldOf(order, 'units', 'amount')
  if (order.opcode === PTON_TRANSFER) return fieldOf(order, 'coins', 'ton amount')
  return isSwap(order) ? fieldOf(order, 'coins', 'amount') : undefined
}

/** TON amount in an order: the remaining TON of the message is for gas. Undefined if the message carries less, so that it is not paid. */
export function tonIn(order: Operation, message: Message): string | undefined {
  const units = tonNamedBy(order, message)
  return units !== undefined && BigInt(units) <= BigInt(message.value) ? units : undefined
}

/** Minimum share of TON that must come back to count as a refund: the rest is fees. */
const MIN_REFUND_TENTHS = 8n

export const isGivenBack = (units: string, of: string) =>
  units !== '0' && BigInt(units) * 10n >= BigInt(of) * MIN_REFUND_TENTHS

/** The swap ordered by a message; null for other messages. */
export function swapOrder(message: Message): Omit<Swap, 'got'> | null {
  const { body, destination } = message
  if (body.kind !== 'operation') return null
  const payload = fieldOf(body, 'body', 'payload')
  const order = isSwap(body) ? body : payload
  if (order?.kind !== 'operation' || !isSwap(order)) return null
  const exchange = exchangeOf(order)
  const ton = tonIn(body, message)
  if (ton !== undefined) return { paid: coins(ton), exchange }
  const units = body.opcode === OPCODE.jettonTransfer ? fieldOf(body, 'units', 'amount') : undefined
  if (units === undefined || !destination || isPaidInTon(message)) return null
  return { paid: { units, wallet: destination }, exchange }
}

/** Sentence about a refunded swap. */
export const givenBackSentence = (sum: Sum, exchange: string): Sentence =>
  sentence(words.givenBack, { amount: { sum }, exchange: { text: exchange } })

/** Sentence about a partial swap: the result is less than, or different from, the order. */
export const partlySwappedSentence = ({ paid, got, exchange }: Swap): Sentence =>
  sentence(words.partlySwapped, { amount: { sum: paid }, got: { sum: got }, exchange: { text: exchange } })

/** Sentence about both sides of a swap. */
export const swapSentence = ({ paid, got, exchange }: Swap): Sentence =>
  sentence(words.swapped, { amount: { sum: paid }, got: { sum: got }, exchange: { text: exchange } })
