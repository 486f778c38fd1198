import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { fieldOf, OPCODE } from '../summary/message.ts'
import { isGivenBack, isPaidInTon, isSwap, tonIn } from '../summary/swap.ts'
import { type FailedStep, hasFailed } from '../transaction/outcome.ts'
import { isRefusal } from '../transaction/own-outcome.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { isTaken } from './bid.ts'
import { type Branches, broughtBy, operationOf, type ReadStep } from './branch.ts'
import { isRefused, isRefusedByVault } from './exchange.ts'

/**
 * Result of one sent message. `failed`: index of a failed step that a call caused. `step`: index of the failed step, or an exchange that
 * refunded; null if neither is known.
 */
export type PartEnd =
  | { kind: 'arrived'; inVain: boolean; failed?: number }
  | { kind: 'back'; sum: Sum; back: Sum | null; step: FailedStep }
  | { kind: 'stayed'; sum: Sum; step: number }
  | { kind: 'waits'; sum: Sum }
  | { kind: 'ignored' }
  | { kind: 'mixed' }
  | { kind: 'open' }
  | { kind: 'unread' }

const MOVES_JETTONS: number[] = [OPCODE.jettonTransfer, OPCODE.jettonBurn]

const hasFailedNotice = (steps: ReadStep[]) =>
  steps.some(({ transaction }) => transaction.summary.outcome.kind === 'in-vain')

/** Arrival of a call, which is complete when all its steps are. */
function arrivedBy(steps: ReadStep[]): PartEnd {
  const failed = steps.find(({ transaction }) => isOwnFailure(transaction))
  return { kind: 'arrived', inVain: hasFailedNotice(steps), ...(failed && { failed: failed.place }) }
}

/** Result of jettons sent with an order to an exchange: refunded, swapped, or both. An order other than a swap may return change. */
function endOfOrder(steps: ReadStep[], account: RawAddress, sum: Sum, order: Operation): PartEnd {
  const brought = broughtBy(steps, account)
  const back = brought.jettons.get(sum.wallet ?? '0:') ?? 0n
  const others = [...brought.jettons.keys()].some(wallet => wallet !== sum.wallet)
  if (back > 0n && others) return { kind: 'mixed' }
  const wasRefused = isSwap(order) || isRefused(steps)
  const isChange = !wasRefused && brought.firstFailed === null && !isGivenBack(`${back}`, sum.units)
  const step = brought.firstFailed ?? (wasRefused ? 'exchange' : null)
  if (back > 0n && !isChange) return { kind: 'back', sum, back: { ...sum, units: `${back}` }, step }
  // If a second exchange refuses, it pays out the first one's result.
  return others && isRefused(steps) ? { kind: 'mixed' } : arrivedBy(steps)
}

/** Result of an order for jettons after which its receiver informed no other contract of TEP-74. */
function endOfDeadOrder({ transaction }: ReadStep, { opcode }: Operation): PartEnd {
  const { inMessage, outMessages, summary } = transaction
  if (summary.outcome.kind === 'lies') return { kind: 'waits', sum: coins(inMessage?.value ?? '0') }
  // A wallet may burn without a notification, but transfer nothing without a message.
  return opcode === OPCODE.jettonTransfer && outMessages.length === 0 ? { kind: 'ignored' } : { kind: 'unread' }
}

function endOfJettons(branches: Branches, wallet: ReadStep, order: Operation, account: RawAddress): PartEnd {
  const sum: Sum = { units: fieldOf(order, 'units', 'amount') ?? '0', wallet: wallet.transaction.account }
  if (hasFailed(wallet.transaction.summary.outcome)) return { kind: 'back', sum, back: null, step: wallet.place }
  const next = order.opcode === OPCODE.jettonBurn ? OPCODE.jettonBurnNotification : OPCODE.jettonInternalTransfer
  const onward = wallet.transaction.outMessages.find(message => operationOf(message)?.opcode === next)
  if (!onward) return endOfDeadOrder(wallet, order)
  const receiver = branches.receiverOf(wallet.place, onward)
  if (receiver === 'open') return { kind: 'open' }
  if (receiver === 'unread') return { kind: 'unread' }
  // Without a bounce the sender's wallet is not credited again.
  if (hasFailed(receiver.transaction.summary.outcome))
    return receiver.transaction.bounce === 'ok'
      ? { kind: 'back', sum, back: sum, step: receiver.place }
      : { kind: 'unread' }
  const steps = branches.below(receiver.place)
  const payload = fieldOf(order, 'body', 'payload')
  if (payload?.kind === 'operation') return endOfOrder(steps, account, sum, payload)
  return { kind: 'arrived', inVain: hasFailedNotice(steps) }
}

/** True if an account received clearly more than it sent: a refund adds at most unused gas. */
const isPayout = (ton: bigint, { units }: Sum) => ton * 10n > BigInt(units) * 12n

const isCall = ({ body }: Message) => body.kind === 'operation' || body.kind === 'unknown'

/** True for a step that failed itself, excluding notifications and returns of other failures. */
const isOwnFailure = ({ summary: { outcome } }: Transaction) =>
  hasFailed(outcome) && outcome.kind !== 'returned' && outcome.kind !== 'in-vain'

/** Result of TON that a contract received without error and may have returned. */
function endOfCall(branches: Branches, receiver: ReadStep, message: Message, account: RawAddress): PartEnd {
  const steps = branches.below(receiver.place)
  const body = operationOf(message)
  const sum = coins((body && tonIn(body, message)) ?? message.value)
  const brought = broughtBy(steps, account)
  const isStakeBack = steps.some(
    ({ transaction: { inMessage } }) => inMessage && operationOf(inMessage)?.opcode === OPCODE.stakeReturned,
  )
  const wasRefused = isRefused(steps) || isRefusedByVault(body, steps)
  // If a second exchange refuses, it pays out the first one's result.
  if (wasRefused && brought.jettons.size > 0) return { kind: 'mixed' }
  const wasTaken = isTaken({ branches, receiver }, { account, message })
  const isRefund = isStakeBack || wasRefused || wasTaken || brought.firstFailed !== null
  if (!isRefund || isPayout(brought.ton, sum) || !isGivenBack(`${brought.ton}`, sum.units))
    // A payment is complete on arrival.
    return isCall(message) ? arrivedBy(steps) : { kind: 'arrived', inVain: hasFailedNotice(steps) }
  const back = brought.ton < BigInt(sum.units) ? `${brought.ton}` : sum.units
  return {
    kind: 'back',
    sum,
    back: coins(back),
    step: brought.firstFailed ?? (wasRefused ? 'exchange' : null),
  }
}

/** Result of TON that its receiver returned. */
function endOfRefused(branches: Branches, { place, transaction }: ReadStep, sum: Sum): PartEnd {
  const returned = transaction.outMessages.find(out => out.bounced || isRefusal(out))
  if (!returned || branches.receiverOf(place, returned) === 'open') return { kind: 'open' }
  return { kind: 'back', sum, back: coins(returned.value), step: place }
}

function endOfFailure(branches: Branches, receiver: ReadStep, message: Message): PartEnd | null {
  const { place, transaction } = receiver
  const sum = coins(message.value)
  switch (transaction.summary.outcome.kind) {
    case 'refused':
      return endOfRefused(branches, receiver, sum)
    case 'kept':
    case 'failed':
    case 'frozen':
      return { kind: 'stayed', sum, step: place }
    case 'lies':
      return { kind: 'waits', sum }
    case 'ignored':
      return { kind: 'ignored' }
    case 'in-vain':
      // The tokens of a notification stay, its TON may bounce.
      return transaction.bounce === 'ok' ? endOfRefused(branches, receiver, sum) : { kind: 'arrived', inVain: true }
  }
  return null
}

/** Result of a message that the step at `place` sent for `account`. */
export function endOfPart(branches: Branches, place: number, message: Message, account: RawAddress): PartEnd {
  const receiver = branches.receiverOf(place, message)
  if (receiver === 'open') return { kind: 'open' }
  if (receiver === 'unread') return { kind: 'unread' }
  const order = operationOf(message)
  if (order && MOVES_JETTONS.includes(order.opcode) && !isPaidInTon(message))
    return endOfJettons(branches, receiver, order, account)
  const failure = endOfFailure(branches, receiver, message)
  return failure ?? endOfCall(branches, receiver, message, account)
}
