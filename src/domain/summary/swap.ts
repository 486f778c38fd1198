import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { type Sentence, sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'
import { fieldOf, OPCODE } from './message.ts'

/** Both sides of a swap: the amount an exchange was given, and the amount it gave for it. */
export type Swap = { paid: Sum; got: Sum; exchange: string }

/** Reasons of STON.fi for paying out something else than what came in; all others of its swaps give that back. */
export const SWAPPED = [0xc64370e5, 0x45078540]

/** TON by way of a contract that stands for a jetton wallet of it. */
export const PTON_TRANSFER = 0x01f3835d

/** pTON v1 wallet of the STON.fi v1 router on mainnet. TON sent to the router arrives there as a jetton notification. */
const FIRST_PTON_WALLET: RawAddress = '0:1150b518b2626ad51899f98887f8824b70065456455f7fe2813f012699a4061f'

/** True for a transfer of jettons whose units are nanoTON, which come along. */
export const isPaidInTon = ({ body, destination }: Message) =>
  destination === FIRST_PTON_WALLET && body.kind === 'operation' && body.opcode === OPCODE.jettonTransfer

/** True for orders, not for the answers to them. */
export const isSwap = ({ name }: Operation) => /: (?:next )?swap$/.test(name)
const exchangeOf = ({ name }: Operation) => name.split(':')[0] ?? name

/** Share of an amount of TON that has to come back before it counts as given back: the rest is fees. */
const [GIVEN_BACK, OF] = [8n, 10n]

export const isGivenBack = (units: string, of: string) => units !== '0' && BigInt(units) * OF >= BigInt(of) * GIVEN_BACK

/** The swap that a message orders; null for all other messages. */
export function swapOrder(message: Message): Omit<Swap, 'got'> | null {
  const { body, destination } = message
  if (body.kind !== 'operation') return null
  if (isSwap(body)) {
    const units = fieldOf(body, 'coins', 'amount')
    return units === undefined ? null : { paid: coins(units), exchange: exchangeOf(body) }
  }
  const payload = fieldOf(body, 'body', 'payload')
  if (payload?.kind !== 'operation' || !isSwap(payload)) return null
  const exchange = exchangeOf(payload)
  const ton = body.opcode === PTON_TRANSFER ? fieldOf(body, 'coins', 'ton amount') : undefined
  if (ton !== undefined) return { paid: coins(ton), exchange }
  const units = body.opcode === OPCODE.jettonTransfer ? fieldOf(body, 'units', 'amount') : undefined
  if (units === undefined || !destination) return null
  return { paid: isPaidInTon(message) ? coins(units) : { units, wallet: destination }, exchange }
}

/** A swap that an exchange did not make, in a sentence. */
export const givenBackSentence = (sum: Sum, exchange: string): Sentence =>
  sentence(words.givenBack, { amount: { sum }, exchange: { text: exchange } })

/** A swap that an exchange made in part, in a sentence: what it gave is not all, or not what was ordered. */
export const partlySwappedSentence = ({ paid, got, exchange }: Swap): Sentence =>
  sentence(words.partlySwapped, { amount: { sum: paid }, got: { sum: got }, exchange: { text: exchange } })

/** Both sides of a swap in a sentence. */
export const swapSentence = ({ paid, got, exchange }: Swap): Sentence =>
  sentence(words.swapped, { amount: { sum: paid }, got: { sum: got }, exchange: { text: exchange } })
