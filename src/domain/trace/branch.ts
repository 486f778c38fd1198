import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import { actedAsToken } from '../summary/claims.ts'
import { fieldOf } from '../summary/message.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Message } from '../transaction/transaction.ts'
import { childrenOf } from './outline.ts'
import { isNftItem, type Step, type Trace } from './trace.ts'

/** A completed and readable step, with its index in the trace. */
export type ReadStep = { place: number; transaction: NonNullable<Step['transaction']> }

/** Receiver of a message: a step, none yet, or an unreadable step. */
export type Receiver = ReadStep | 'open' | 'unread'

/** Index of a trace's steps by the messages between them. */
export class Branches {
  readonly steps: Step[]
  readonly #children: Map<number | null, number[]>

  constructor({ steps }: Trace) {
    this.steps = steps
    this.#children = childrenOf(steps)
  }

  /** The step that received a message of the step at `place`. Unreadable steps are matched by account only. */
  receiverOf(place: number, { hash, destination }: Message): Receiver {
    let isUnread = false
    for (const child of this.#children.get(place) ?? []) {
      const step = this.steps[child]
      if (!step || step.expected) continue
      if (step.transaction?.inMessage?.hash === hash) return { place: child, transaction: step.transaction }
      if (!step.transaction && step.account === destination) isUnread = true
    }
    return isUnread ? 'unread' : 'open'
  }

  /** True if an indexer lists the account of a step as an NFT item, or if the account sent the message that an item sends then. */
  isItem({ place, transaction }: ReadStep): boolean {
    const step = this.steps[place]
    return (step !== undefined && isNftItem(step)) || actedAsToken(transaction)
  }

  /** The step and all its readable descendants. */
  below(place: number): ReadStep[] {
    const found: ReadStep[] = []
    const waiting = [place]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const transaction = this.steps[next]?.transaction
      if (transaction && !this.steps[next]?.expected) found.push({ place: next, transaction })
      waiting.push(...(this.#children.get(next) ?? []).toReversed())
    }
    return found
  }
}

/** Operation in a message, bounced or not; null for plain transfers. */
export const operationOf = ({ body }: Message): Operation | null => (body.kind === 'operation' ? body : null)

/** Opcodes of unused gas, by TEP-74 and DeDust. */
const EXCESSES = [0xd53276db, 0x37d3af9e]
const NOTIFICATION = 0x7362d09c

/** Gain of an account in a branch: nanoTON without unused gas, and jettons through the account's wallets. */
export type Brought = { ton: bigint; jettons: Map<RawAddress, bigint>; firstFailed: number | null }

export function broughtBy(steps: ReadStep[], account: RawAddress): Brought {
  const brought: Brought = { ton: 0n, jettons: new Map(), firstFailed: null }
  for (const { place, transaction } of steps) {
    const { inMessage, summary } = transaction
    if (hasFailed(summary.outcome) && summary.outcome.kind !== 'returned') brought.firstFailed ??= place
    if (transaction.account !== account || !inMessage?.source || inMessage.source === account) continue
    const operation = operationOf(inMessage)
    if (operation?.opcode === NOTIFICATION) {
      const units = BigInt(fieldOf(operation, 'units', 'amount') ?? 0)
      brought.jettons.set(inMessage.source, (brought.jettons.get(inMessage.source) ?? 0n) + units)
    } else if (!operation || !EXCESSES.includes(operation.opcode)) brought.ton += BigInt(inMessage.value)
  }
  return brought
}
