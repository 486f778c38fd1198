import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { isElector } from '../transaction/own-outcome.ts'
import type { Happening, Move, Slot } from '../transaction/sentence.ts'
import { coins } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'
import { amountSlot, fieldOf, jettonsToItself, OPCODE, operationName, summaryOf } from './message.ts'

type Texts = readonly [title: string, full: string]
type JettonParts = { wallet: RawAddress; party: RawAddress; way?: Move['way'] | null }

/** A message about jettons, received by a jetton wallet, a master, or a holder from its own jetton wallet. */
function jettons(
  message: Message,
  body: Operation,
  texts: Texts,
  { wallet, ...parts }: JettonParts,
): Happening | undefined {
  const units = fieldOf(body, 'units', 'amount')
  return units === undefined ? undefined : summaryOf(message, 'received', texts, { ...parts, sum: { units, wallet } })
}

function asJettons(message: Message, body: Operation, from: RawAddress, account: RawAddress): Happening | undefined {
  const named = (field: string) => fieldOf(body, 'address', field)
  switch (body.opcode) {
    case OPCODE.jettonNotification: {
      const [parts, units] = [{ wallet: from, party: named('sender') ?? from }, fieldOf(body, 'units', 'amount')]
      if (parts.party === account && units !== undefined)
        return jettonsToItself(message, 'received', { units, wallet: from })
      return jettons(message, body, [words.received, words.receivedAmount], parts)
    }
    case OPCODE.jettonInternalTransfer: {
      const parts = { wallet: account, party: named('from') ?? from }
      return jettons(message, body, [words.arrived, words.arrivedAmount], parts)
    }
    case OPCODE.jettonTransfer: {
      const parts = { wallet: account, party: named('destination') ?? from, way: 'sent' } as const
      return jettons(message, body, [words.passedOn, words.passedAmountOn], parts)
    }
    case OPCODE.jettonBurn:
      return jettons(message, body, [words.burnedBy, words.burnedAmountBy], {
        wallet: account,
        party: from,
        way: 'sent',
      })
    case OPCODE.jettonBurnNotification: {
      const parts = { wallet: from, party: named('sender') ?? from, way: null }
      return jettons(message, body, [words.burnedBy, words.burnedAmountBy], parts)
    }
  }
  return undefined
}

function asOperation(message: Message, body: Operation, from: RawAddress, account: RawAddress): Happening | undefined {
  const sum = coins(message.value)
  switch (body.opcode) {
    case OPCODE.nftOwnershipAssigned: {
      const party = fieldOf(body, 'address', 'prev owner') ?? from
      const parts = { mark: 'nft', party, slots: { item: { item: from } }, sum } as const
      return summaryOf(message, 'received', [words.receivedNft, words.receivedNft], parts)
    }
    case OPCODE.nftTransfer: {
      const party = fieldOf(body, 'address', 'new owner') ?? from
      const parts = { mark: 'nft', party, slots: { item: { item: account } }, sum } as const
      return summaryOf(message, 'received', [words.handedOver, words.handedOver], parts)
    }
    case OPCODE.excesses: {
      const texts = [words.excesses, words.excessesAmount] as const
      return summaryOf(message, 'received', texts, { mark: 'returned', party: from, sum })
    }
    case OPCODE.bidReturned: {
      const texts = [words.outbid, words.outbidAmount] as const
      return summaryOf(message, 'received', texts, { mark: 'returned', party: from, sum })
    }
    case OPCODE.stakeRecovered:
    case OPCODE.stakeReturned: {
      if (!isElector(from)) return undefined
      const texts = [words.stakeBack, words.stakeBackAmount] as const
      return summaryOf(message, 'received', texts, { mark: 'stake', party: from, sum })
    }
  }
  return undefined
}

/** Sentence about a message that `account` received; undefined without a sender. */
export function summarizeReceived(message: Message, account: RawAddress): Happening | undefined {
  const { body, source } = message
  if (!source) return undefined
  if (body.kind === 'operation') {
    const special = asJettons(message, body, source, account) ?? asOperation(message, body, source, account)
    if (special) return special
  }
  const parts = { party: source, sum: coins(message.value) }
  const operation = operationName(message)
  if (!operation) return summaryOf(message, 'received', [words.received, words.receivedAmount], parts)
  const slots = { operation: { text: operation } }
  const texts = [words.receivedOperation, words.receivedOperationAmount] as const
  return summaryOf(message, 'received', texts, { ...parts, mark: 'call', slots })
}

/** Failure of a message's receiver: it bounced, was refused, or failed and maybe kept the amount. `back`: returned nanoTON. */
export function summarizeFailed(
  message: Message,
  end: 'came-back' | 'refused' | 'failed' | 'kept',
  back = message.value,
): Happening | undefined {
  const { body, source } = message
  if (!source) return undefined
  const original = body.kind === 'bounced' ? body.original : body
  const operation = original && operationName({ ...message, body: original })
  const texts = {
    'came-back': [words.cameBack, operation ? words.cameBackOperation : words.cameBackAmount],
    refused: [words.refused, operation ? words.refusedOperation : words.refusedAmount],
    failed: [words.failed, operation ? words.failedOperation : words.failedAmount],
    kept: [words.kept, operation ? words.keptOperation : words.keptAmount],
  } as const
  const slots: Record<string, Slot> = {
    ...(operation && { operation: { text: operation } }),
    ...(end === 'refused' && { back: amountSlot(message, coins(back)) }),
  }
  const mark = ({ 'came-back': 'returned', kept: 'warning', refused: 'failed', failed: 'failed' } as const)[end]
  // A refused message was returned at once: no amount moved.
  const way = end === 'refused' ? null : 'received'
  return summaryOf(message, 'received', texts[end], { mark, party: source, sum: coins(message.value), slots, way })
}
