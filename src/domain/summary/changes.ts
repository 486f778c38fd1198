import * as words from '#words/changes.ts'
import * as summaryWords from '#words/summary.ts'
import type { Change, Request } from '../../ton/request/request.ts'
import { type Outcome, toneOf } from '../transaction/outcome.ts'
import { type Happening, type Sentence, type Summary, sentence } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'

type Changed = Pick<Summary, 'changes' | 'moreChanges'>

const NONE: Changed = { changes: [], moreChanges: 0 }

type Read = Pick<Transaction, 'before' | 'after' | 'inMessage'>

/** The changes that a request ordered, where they were made: those of one that failed or was ignored were not. A wallet may have ceased with it. */
export function changesOf(request: Request | null, outcome: Outcome, { before, after, inMessage }: Read): Changed {
  if (!request || toneOf(outcome) === 'bad' || outcome.kind === 'kept' || outcome.kind === 'ignored') return NONE
  const isDeleted = inMessage?.kind === 'external-in' && before === 'active' && after === 'nonexist'
  return { changes: isDeleted ? [{ kind: 'deleted' }, ...request.changes] : request.changes, moreChanges: request.more }
}

const TEXTS: Record<Exclude<Change['kind'], 'signers'>, string> = words.made

/** A change in a sentence: who may do what from now on. */
export function changeText(change: Change): Sentence {
  if (change.kind === 'signers') return sentence(words.signers(change.threshold, change.signers))
  const who = 'who' in change ? change.who : null
  return sentence(TEXTS[change.kind], { who: who ? { address: who } : { text: words.nobody } })
}

/** Certainty of a change: made, asked of a contract that may have ignored it, or proposed to those who decide. */
export type Certainty = 'made' | 'asked' | 'proposed'

export const certaintyOf = (outcome: Outcome, request: Request | null): Certainty => {
  if (outcome.kind === 'proposed') return 'proposed'
  const isSure = outcome.kind === 'changed' ? outcome.isSure : (request?.sure ?? true)
  return isSure ? 'made' : 'asked'
}

/** All changes in one sentence: the first that gives control away, and how many others. */
function changesText({ changes, moreChanges }: Changed, certainty: Certainty): Sentence | null {
  const [first] = changes
  if (!first) return null
  const others = changes.length - 1 + moreChanges
  const said = changeText(first)
  const all = others > 0 ? sentence(words.andMore(others), { first: { sentence: said } }) : said
  if (certainty === 'proposed') return sentence(summaryWords.proposed, { asked: { sentence: all } })
  return certainty === 'made' ? all : sentence(words.asked, { first: { sentence: all } })
}

/** The summary of a transaction with its changes: in their place where nothing else happened, else behind it. */
export function withChanges(happening: Happening, changed: Changed, certainty: Certainty): Happening {
  const change = changesText(changed, certainty)
  if (!change) return happening
  if (happening.moves.length === 0 && certainty !== 'proposed')
    return { ...happening, mark: 'warning', title: change, sentence: change }
  const both = (first: Sentence) =>
    sentence(summaryWords.alsoChanged, { first: { sentence: first }, change: { sentence: change } })
  return { ...happening, mark: 'warning', title: both(happening.title), sentence: both(happening.sentence) }
}
