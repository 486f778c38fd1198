import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'

/**
 * A transaction of a trace. `parent` is the place of the step that sent its message, null for the first. `transaction` is null where its bytes
 * are missing or are another one. An `expected` step has not happened: a provider's emulation foresees it, and its hash is no fact. `linked`:
 * its incoming message is, by its hash, one that the parent sent.
 */
export type Step = {
  parent: number | null
  hash: Hash
  account: RawAddress
  transaction: Transaction | null
  expected: boolean
  linked: boolean
  /** by the indexer's word */
  interfaces: string[]
  /** other code is at the account since then, by toncenter's word */
  isCodeReplaced?: true
}

/** All that a message from outside, or a tick, set off: steps in the order of a walk that goes down before it goes on. */
export type Trace = {
  steps: Step[]
  known: KnownAddresses
  unreadable: number
  /** names and scam marks are missing: tonapi failed */
  isUnmarked?: true
}

/** Messages to accounts that no step has received yet. A step that cannot be read has received one of those to its account. */
export function pendingMessages({ steps }: Trace): { step: number; message: Message }[] {
  const received = new Set(steps.map(step => step.transaction?.inMessage?.hash))
  const unread = new Set(
    steps.flatMap(({ transaction, expected, parent, account }) =>
      transaction || expected ? [] : `${parent} ${account}`,
    ),
  )
  return steps.flatMap(({ transaction, expected }, step) =>
    expected || !transaction
      ? []
      : transaction.outMessages
          .filter(
            ({ kind, hash, destination }) =>
              kind === 'internal' && !received.has(hash) && !unread.has(`${step} ${destination}`),
          )
          .map(message => ({ step, message })),
  )
}

/** True if more is to come. A step that cannot be read may have sent anything, and is not waited for. */
export const isUnfinished = (trace: Trace) =>
  trace.steps.some(({ expected }) => expected) || pendingMessages(trace).length > 0
