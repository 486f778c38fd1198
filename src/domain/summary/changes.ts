import * as words from '#words/changes.ts'
import * as summaryWords from '#words/summary.ts'
import type { Changes } from '../../ton/change.ts'
import type { Change, Request } from '../../ton/request/request.ts'
import { givesControl, type Outcome, toneOf } from '../transaction/outcome.ts'
import { type Happening, type Sentence, type Summary, sentence } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'

type Changed = Pick<Summary, 'changes' | 'moreChanges'>

const NONE: Changed = { changes: [], moreChanges: 0 }

type Read = Pick<Transaction, 'before' | 'after' | 'inMessage'>

/** Changes ordered by a request, if they were made: empty if it failed or was ignored. Includes the deletion of the wallet. */
export function changesOf(request: Request | null, outcome: Outcome, { before, after, inMessage }: Read): Changed {
  if (!request || toneOf(outcome) === 'bad' || outcome.kind === 'kept' || outcome.kind === 'ignored') return NONE
  const isDeleted = inMessage?.kind === 'external-in' && before === 'active' && after === 'nonexist'
  return { changes: isDeleted ? [{ kind: 'deleted' }, ...request.changes] : request.changes, moreChanges: request.more }
}

const TEXTS: Record<Exclude<Change['kind'], 'signers'>, string> = words.made

/** A change as a sentence about who may now do what. */
export function changeText(change: Change): Sentence {
  if (change.kind === 'signers') return sentence(words.signers(change.threshold, change.signers))
  const who = 'who' in change ? change.who : null
  return sentence(TEXTS[change.kind], { who: who ? { address: who } : { text: words.nobody } })
}

/** Certainty of a change: made, requested from a contract that may ignore it, or proposed for approval. */
export type Certainty = 'made' | 'asked' | 'proposed'

export const certaintyOf = (outcome: Outcome, request: Request | null): Certainty => {
  if (outcome.kind === 'proposed') return 'proposed'
  const isSure = outcome.kind === 'changed' ? outcome.isSure : (request?.sure ?? true)
  return isSure ? 'made' : 'asked'
}

/** All changes in one sentence: the first that hands over control, if any, and the number of others. */
function changesText({ changes, moreChanges }: Changed, certainty: Certainty): Sentence | null {
  const first = changes.find(givesControl) ?? changes[0]
  if (!first) return null
  const others = changes.length - 1 + moreChanges
  const said = changeText(first)
  const all = others > 0 ? sentence(words.andMore(others), { first: { sentence: said } }) : said
  if (certainty === 'proposed') return sentence(summaryWords.proposed, { asked: { sentence: all } })
  return certainty === 'made' ? all : sentence(words.asked, { first: { sentence: all } })
}

/** Adds the changes that a request asks for to the sentence about its messages; null if it asks for nothing readable. */
export function withAskedChanges(asked: Sentence | null, { changes, more }: Changes): Sentence | null {
  const change = changesText({ changes, moreChanges: more }, 'asked')
  if (!change || !asked) return change ?? asked
  return sentence(summaryWords.alsoChanged, { first: { sentence: asked }, change: { sentence: change } })
}

/** Adds changes to a transaction's summary, or replaces the summary if nothing else happened. */
export function withChanges(happening: Happening, changed: Changed, certainty: Certainty): Happening {
  const change = changesText(changed, certainty)
  if (!change) return happening
  if (happening.moves.length === 0 && certainty !== 'proposed')
    return { ...happening, mark: 'warning', title: change, sentence: change }
  const both = (first: Sentence) =>
    sentence(summaryWords.alsoChanged, { first: { sentence: first }, change: { sentence: change } })
  return { ...happening, mark: 'warning', title: both(happening.title), sentence: both(happening.sentence) }
}
