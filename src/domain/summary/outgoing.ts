import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { bodyName } from '../reason/opcode.ts'
import { isElector } from '../transaction/own-outcome.ts'
import { type Happening, type Move, type Sentence, sentence } from '../transaction/sentence.ts'
import { coins } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'
import { fieldOf, jettonsToItself, OPCODE, operationName, summaryOf } from './message.ts'
import { isPaidInTon, tonIn } from './swap.ts'

/** Jettons sent to a person, or as an order to a contract that the payload names. */
function sendingJettons(
  message: Message,
  body: Operation,
  wallet: RawAddress,
  account: RawAddress,
): Happening | undefined {
  const [units, party] = [fieldOf(body, 'units', 'amount'), fieldOf(body, 'address', 'destination')]
  if (units === undefined || !party || (isPaidInTon(message) && !tonIn(body, message))) return undefined
  if (party === account) return jettonsToItself(message, 'sent', { units, wallet })
  const parts = isPaidInTon(message)
    ? { party, sum: coins(message.value), slots: { amount: { sum: coins(units) } } }
    : { party, sum: { units, wallet } }
  const payload = fieldOf(body, 'body', 'payload')
  if (payload?.kind !== 'operation') return summaryOf(message, 'sent', [words.sent, words.sentAmount], parts)
  const slots = { ...parts.slots, operation: { text: bodyName(payload) } }
  return summaryOf(message, 'sent', [words.ordered, words.orderedAmount], { ...parts, slots })
}

function asOperation(message: Message, body: Operation, to: RawAddress, account: RawAddress): Happening | undefined {
  switch (body.opcode) {
    case OPCODE.jettonTransfer:
      return sendingJettons(message, body, to, account)
    case OPCODE.jettonBurn: {
      const units = fieldOf(body, 'units', 'amount')
      if (units === undefined) return undefined
      return summaryOf(message, 'sent', [words.burned, words.burnedAmount], { party: to, sum: { units, wallet: to } })
    }
    case OPCODE.nftTransfer: {
      const party = fieldOf(body, 'address', 'new owner')
      if (!party) return undefined
      const parts = { mark: 'nft', party, slots: { item: { item: to } }, sum: coins(message.value) } as const
      return summaryOf(message, 'sent', [words.sentNft, words.sentNft], parts)
    }
    case OPCODE.newStake: {
      // A validator's order to a pool has the same opcode, and its stake in the body.
      if (!isElector(to)) return undefined
      const parts = { mark: 'stake', party: to, sum: coins(message.value) } as const
      return summaryOf(message, 'sent', [words.staked, words.stakedAmount], parts)
    }
  }
  return undefined
}

/** Sentence about a message that `account` sent to another account. */
export function summarizeSent(message: Message, account: RawAddress): Happening | undefined {
  const { body, destination } = message
  if (!destination) return undefined
  const special = body.kind === 'operation' ? asOperation(message, body, destination, account) : undefined
  if (special) return special
  const parts = { party: destination, sum: coins(message.value) }
  const operation = operationName(message)
  if (operation) {
    const slots = { operation: { text: operation } }
    return summaryOf(message, 'sent', [words.sentOperation, words.sentOperationAmount], { ...parts, slots })
  }
  if (destination === account) return summaryOf(message, 'sent', [words.sentToSelf, words.sentAmountToSelf], parts)
  return summaryOf(message, 'sent', [words.sent, words.sentAmount], parts)
}

/** Sums moves by currency, tokens first. */
function addUp(moves: Move[]): Move[] {
  const sums = new Map<RawAddress | null, Move>()
  for (const move of moves) {
    const units = BigInt(sums.get(move.wallet)?.units ?? 0) + BigInt(move.units)
    sums.set(move.wallet, { ...move, units: `${units}` })
  }
  return [...sums.values()].sort((a, b) => Number(a.wallet === null) - Number(b.wallet === null))
}

/** Payments in one currency to several accounts; undefined for other messages. */
function payout(all: Happening[], moves: Move[]): Happening | undefined {
  const accounts = new Set(all.map(({ party }) => party)).size
  const [first, [sum, ...others]] = [all[0], moves]
  const isPayment = all.every(({ title, moves: [main] }) => title.text === words.sent && main?.wallet === sum?.wallet)
  if (!first || !sum || !isPayment || accounts < 2 || others.some(({ wallet }) => wallet)) return undefined
  return {
    ...first,
    title: sentence(words.paid(accounts)),
    sentence: sentence(words.paidAmount(accounts), { amount: { sum } }),
    moves,
    party: null,
    comment: null,
  }
}

/** Summary of several messages: payments are summed, others are counted after the first. */
export function summarizeAll(all: Happening[]): Happening | undefined {
  const [first] = all
  if (!first || all.length === 1) return first
  const moves = addUp(all.flatMap(part => part.moves))
  const more = (part: Sentence) => sentence(words.andMore(all.length - 1), { first: { sentence: part } })
  return payout(all, moves) ?? { ...first, title: more(first.title), sentence: more(first.sentence), moves }
}
