import * as newHistoryWords from '#words/new-history.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $expected } from '../../stores/expected.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { HappeningMark } from '../../ui/transaction/HappeningMark.tsx'
import { SentenceText } from '../../ui/transaction/SentenceText.tsx'
import { SumAmount } from '../../ui/transaction/SumAmount.tsx'

/** Maximum number of rows shown; the heading counts all. */
const MAX_ROWS = 5

/** Maximum age of an answer about current pending transactions. */
const MAX_AGE_MS = 60_000

/** Pending transactions of an account, without those whose message is already received in `rows`. */
export function Expected({ raw, rows }: { raw: RawAddress; rows: Transaction[] }) {
  const state = useQuery($expected(raw))
  // A stale answer says nothing about current pending transactions.
  const isFresh = state.status === 'ready' && !state.error && Date.now() - state.at < MAX_AGE_MS
  const waiting = isFresh ? state.value.transactions : []
  const received = new Set(rows.map(({ inMessage }) => inMessage?.hash))
  const expected = waiting.filter(({ inMessage }) => !received.has(inMessage?.hash))
  return (
    <div role="status">
      {expected.length > 0 && (
        <div className="border-b border-line px-4 md:px-5 py-3">
          <p>
            <span className="font-500">{newHistoryWords.onTheirWay(expected.length)}</span>{' '}
            <span className="text-muted">{newHistoryWords.foreseen}</span>
          </p>
          <ul className="mt-2 space-y-2">
            {expected.slice(0, MAX_ROWS).map(({ hash, summary }) => (
              <li key={hash} className="flex items-center gap-3">
                <HappeningMark mark={summary.mark} />
                <span className="min-w-0 break-words">
                  <SentenceText sentence={summary.title} />
                </span>
                {/* Neutral colour: the amount has not arrived yet. */}
                <span className="ml-auto text-right text-muted">
                  {summary.moves.slice(0, 1).map((move, place) => (
                    <SumAmount key={place} sum={move} digits={4} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
