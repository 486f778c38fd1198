import { useEffect } from 'react'
import * as roundWords from '#words/round.ts'
import { type Round, roundPercent } from '../../domain/network/validator.ts'
import { fixed, MISSING } from '../../domain/text/format.ts'
import { timeLeft } from '../../domain/text/time-left.ts'
import { reloadRound } from '../../stores/round.ts'
import { ShareBar } from '../../ui/charts/ShareBar.tsx'
import { useNow } from '../../ui/live/use-now.ts'

/** Seconds between reloads of a round that is over: providers know the next one some time after. */
const RELOAD_SECONDS = 30

/** Progress of a validation round in words and as a bar, and its end. Reloads the round when it is over. */
export default function RoundProgress({ round }: { round: Round | null }) {
  const now = useNow()
  // Rounded to displayed steps, so that the bar is not redrawn every second.
  const percent = round && Math.floor(roundPercent(round, now) * 10) / 10
  const reloads = round ? Math.floor((now - round.until) / RELOAD_SECONDS) : -1
  useEffect(() => {
    if (reloads >= 0) reloadRound()
  }, [reloads])
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 mb-2 min-h-6">
        <span>{percent === null ? MISSING : roundWords.over(fixed(percent, 1))}</span>
        <span className="text-muted">
          {round && (round.until > now ? roundWords.left(timeLeft(round.until - now)) : roundWords.ended)}
        </span>
      </p>
      {/* No bar before a share is known: built pages have no inline styles. */}
      {percent === null ? <div className="h-1" /> : <ShareBar percent={percent} />}
    </>
  )
}
