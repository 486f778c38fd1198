import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { fieldOf, OPCODE } from '../summary/message.ts'
import { isGivenBack, isPaidInTon, isSwap, PTON_TRANSFER } from '../summary/swap.ts'
import { hasFailed } from '../transaction/outcome.ts'
import { isRefusal } from '../transaction/own-outcome.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { isTaken } from './bid.ts'
import { type Branches, broughtBy, operationOf, type ReadStep } from './branch.ts'
import { isRefused, isRefusedByVault } from './exchange.ts'

/** Result of one message that an account sent. `failed` is the place of a step that a call set off, and that failed. `step` is the place of the step that failed; null where an exchange gave back what it was to swap. */
export type PartEnd =
  | { kind: 'arrived'; inVain: boolean; failed?: number }
  | { kind: 'back'; sum: Sum; back: Sum | null; step: number | null }
  | { kind: 'stayed'; sum: Sum; step: number }
  | { kind: 'waits'; sum: Sum }
  | { kind: 'mixed' }
  | { kind: 'open' }
  | { kind: 'unread' }

const MOVES_JETTONS: number[] = [OPCODE.jettonTransfer, OPCODE.jettonBurn]
const ARRIVED: PartEnd = { kind: 'arrived', inVain: false }

/** Jettons that an order of an exchange was paid with: given back, exchanged, or both. */
function endOfOrder(steps: ReadStep[], account: RawAddress, sum: Sum, order: Operation, at: number): PartEnd {
  const brought = broughtBy(steps, account)
  const back = brought.jettons.get(sum.wallet ?? '0:') ?? 0n
  const others = [...brought.jettons.keys()].some(wallet => wallet !== sum.wallet)
  if (back > 0n && others) return { kind: 'mixed' }
  const step = brought.firstFailed ?? (isSwap(order) || isRefused(steps) ? null : at)
  if (back > 0n) return { kind: 'back', sum, back: { ...sum, units: `${back}` }, step }
  // A second exchange that refuses pays out what the first one gave.
  return others && isRefused(steps) ? { kind: 'mixed' } : ARRIVED
}

function endOfJettons(branches: Branches, wallet: ReadStep, order: Operation, account: RawAddress): PartEnd {
  const sum: Sum = { units: fieldOf(order, 'units', 'amount') ?? '0', wallet: wallet.transaction.account }
  if (hasFailed(wallet.transaction.summary.outcome)) return { kind: 'back', sum, back: null, step: wallet.place }
  const next = order.opcode === OPCODE.jettonBurn ? OPCODE.jettonBurnNotification : OPCODE.jettonInternalTransfer
  const onward = wallet.transaction.outMessages.find(message => operationOf(message)?.opcode === next)
  if (!onward) return { kind: 'unread' }
  const receiver = branches.receiverOf(wallet.place, onward)
  if (receiver === 'open') return { kind: 'open' }
  if (receiver === 'unread') return { kind: 'unread' }
  if (hasFailed(receiver.transaction.summary.outcome)) return { kind: 'back', sum, back: sum, step: receiver.place }
  const steps = branches.below(receiver.place)
  const payload = fieldOf(order, 'body', 'payload')
  if (payload?.kind === 'operation') return endOfOrder(steps, account, sum, payload, receiver.place)
  return { kind: 'arrived', inVain: steps.some(({ transaction }) => transaction.summary.outcome.kind === 'in-vain') }
}

/** TON that an order names: the rest of what comes with it is for gas. */
function tonIn(order: Operation, message: Message): string | undefined {
  if (isPaidInTon(message)) return fieldOf(order, 'units', 'amount')
  if (order.opcode === PTON_TRANSFER) return fieldOf(order, 'coins', 'ton amount')
  return isSwap(order) ? fieldOf(order, 'coins', 'amount') : undefined
}

const isCall = ({ body }: Message) => body.kind === 'operation' || body.kind === 'unknown'

/** True for what failed itself, and is neither a notice in vain nor the return of another's failure. */
const isOwnFailure = ({ summary: { outcome } }: Transaction) =>
  hasFailed(outcome) && outcome.kind !== 'returned' && outcome.kind !== 'in-vain'

/** TON that a contract received without an error, and perhaps gave back. */
function endOfCall(branches: Branches, receiver: ReadStep, message: Message, account: RawAddress): PartEnd {
  const steps = branches.below(receiver.place)
  const body = operationOf(message)
  const sum = coins((body && tonIn(body, message)) ?? message.value)
  const brought = broughtBy(steps, account)
  const isStakeBack = steps.some(
    ({ transaction: { inMessage } }) => inMessage && operationOf(inMessage)?.opcode === OPCODE.stakeReturned,
  )
  const wasRefused = isRefused(steps) || isRefusedByVault(body, steps)
  // A second exchange that refuses pays out what the first one gave.
  if (wasRefused && brought.jettons.size > 0) return { kind: 'mixed' }
  const wasTaken = isTaken({ branches, receiver }, { account, message })
  const isRefund = isStakeBack || wasRefused || wasTaken || brought.firstFailed !== null
  if (!isRefund || !isGivenBack(`${brought.ton}`, sum.units)) {
    const inVain = steps.some(({ transaction }) => transaction.summary.outcome.kind === 'in-vain')
    // An amount has reached its owner, whatever he does next; an order to a contract is done when its steps are.
    const failed = isCall(message) ? steps.find(({ transaction }) => isOwnFailure(transaction)) : undefined
    return { kind: 'arrived', inVain, ...(failed && { failed: failed.place }) }
  }
  const back = brought.ton < BigInt(sum.units) ? `${brought.ton}` : sum.units
  return {
    kind: 'back',
    sum,
    back: coins(back),
    step: brought.firstFailed ?? (wasRefused || wasTaken ? null : receiver.place),
  }
}

function endOfFailure(branches: Branches, receiver: ReadStep, message: Message): PartEnd | null {
  const { place, transaction } = receiver
  const sum = coins(message.value)
  switch (transaction.summary.outcome.kind) {
    case 'refused': {
      const returned = transaction.outMessages.find(out => out.bounced || isRefusal(out))
      if (!returned || branches.receiverOf(place, returned) === 'open') return { kind: 'open' }
      return { kind: 'back', sum, back: coins(returned.value), step: place }
    }
    case 'kept':
    case 'failed':
    case 'frozen':
      return { kind: 'stayed', sum, step: place }
    case 'lies':
      return { kind: 'waits', sum }
    case 'in-vain':
      return { kind: 'arrived', inVain: true }
  }
  return null
}

/** Outcome of a message that the step at `place` sent for `account`. */
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
