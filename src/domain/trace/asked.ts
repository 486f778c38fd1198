import { type End, endOf, type Outcome, type TraceOutcome } from '../transaction/outcome.ts'
import { type Sentence, type Slot, sentence } from '../transaction/sentence.ts'
import type { Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import type { Branches, ReadStep } from './branch.ts'

/** A transaction's request to one contract, in its only message, with the outcome of its trace. */
export type Asked = {
  transaction: Transaction
  message: Message
  receiver: ReadStep
  branches: Branches
  ending: TraceOutcome
}

/** Result of a request: a sentence with its amounts, the outcome, and the source of this information (null if the outcome says enough). */
export type TraceStory = { sentence: Sentence; sums: Sum[]; end: End; source: string | null }

/** A story in TON with an outcome, and optionally another name for it. */
export const tell = (
  text: string,
  slots: Record<string, Slot>,
  { kind, name, source }: { kind: Outcome['kind']; name?: string; source: string },
): TraceStory => ({
  sentence: sentence(text, slots),
  sums: [],
  end: { ...endOf({ kind }), ...(name && { name }) },
  source,
})

/** Interfaces of the receiver's contract, by an indexer. */
export const interfacesAt = ({ branches, receiver }: Pick<Asked, 'branches' | 'receiver'>) =>
  branches.steps[receiver.place]?.interfaces ?? []
