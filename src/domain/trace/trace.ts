import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'

/**
 * A transaction of a trace. `parent`: index of the step that sent its message, null for the first. `transaction`: null if its bytes are
 * missing or wrong. `expected`: only emulated, with a meaningless hash. `linked`: its incoming message has the hash of one that the parent
 * sent.
 */
export type Step = {
  parent: number | null
  hash: Hash
  account: RawAddress
  transaction: Transaction | null
  expected: boolean
  linked: boolean
  /** from an indexer */
  interfaces: string[]
  /** the account's code has changed since, according to toncenter */
  isCodeReplaced?: true
}

/** True if an indexer lists the account of a step as an NFT item. */
export const isNftItem = ({ interfaces }: Step) => interfaces.some(name => name.startsWith('nft_item'))

/** All transactions caused by an external message or a tick, depth first. */
export type Trace = {
  steps: Step[]
  known: KnownAddresses
  unreadable: number
  /** set if tonapi failed, so that names and scam marks are missing */
  isUnmarked?: true
}

type Sent = { step: number; message: Message }

/** Messages to accounts without a step that receives them. An unreadable step counts as the receiver of one message to its account. */
export function unreceivedMessages({ steps }: Trace): Sent[] {
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

/** Messages on their way: the unreceived ones, unless steps were dropped as unreadable, which may have received them. */
export const pendingMessages = (trace: Trace): Sent[] => (trace.unreadable > 0 ? [] : unreceivedMessages(trace))

/** True if further steps are expected. Unreadable steps are not waited for. */
export const isUnfinished = (trace: Trace) =>
  trace.steps.some(({ expected }) => expected) || pendingMessages(trace).length > 0
