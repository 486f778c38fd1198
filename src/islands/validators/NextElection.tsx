import type { ReactNode } from 'react'
import * as electionsWords from '#words/elections.ts'
import { nextElection } from '../../domain/network/election.ts'
import type { Round } from '../../domain/network/validator.ts'
import { factorText } from '../../domain/network/weight.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { timeLeft } from '../../domain/text/time-left.ts'
import { $electionTimes, $maxFactor, $nextRound } from '../../stores/round.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { FACTS, RoundFact } from './RoundFact.tsx'

/** Election after a round: start, end, the elected set, and the stake rule. Constant height. */
export default function NextElection({ round }: { round: Round | null }) {
  return round ? <Election round={round} /> : <Facts />
}

function Election({ round }: { round: Round }) {
  const times = useQuery($electionTimes(round.until))
  const factor = useQuery($maxFactor(round.until))
  const now = useNow()
  const election = times.status === 'ready' ? nextElection(times.value, round.until, now) : null
  const at = (time: number) =>
    time > now ? electionsWords.at(dateTime(time), timeLeft(time - now)) : electionsWords.isOpen
  return (
    <Facts
      opens={election ? at(election.opens) : MISSING}
      closes={election ? at(election.closes) : MISSING}
      next={times.status === 'ready' ? <NextSet round={round} closes={round.until - times.value.endBefore} /> : MISSING}
      factor={factor.status === 'ready' ? factorText(factor.value) : MISSING}
    />
  )
}

/** The set elected to follow `round`. Only requested after its election `closes` (unix seconds). */
function NextSet({ round, closes }: { round: Round; closes: number }) {
  const now = useNow()
  if (now < closes) return electionsWords.notElected
  return now < round.until ? <ElectedSet round={round} left={round.until - now} /> : MISSING
}

function ElectedSet({ round, left }: { round: Round; left: number }) {
  const state = useQuery($nextRound(round.until))
  return state.status === 'ready' ? electionsWords.electedNext(groupDigits(state.value.total), timeLeft(left)) : MISSING
}

type Fact = 'opens' | 'closes' | 'next' | 'factor'

/** Four facts of an election; two lines each in a row of four. On phones the last line expands those marked `folds`. */
const Facts = ({
  opens = MISSING,
  closes = MISSING,
  next = MISSING,
  factor = MISSING,
}: Partial<Record<Fact, ReactNode>>) => (
  <>
    <dl className={`${FACTS} [&>div]:min-h-16`}>
      <RoundFact label={electionsWords.nextOpens}>{opens}</RoundFact>
      <RoundFact label={electionsWords.nextCloses}>{closes}</RoundFact>
      <RoundFact folds label={electionsWords.nextSet}>
        {next}
      </RoundFact>
      <RoundFact folds label={electionsWords.maxFactor}>
        {factor}
      </RoundFact>
    </dl>
    <details data-fold="" className="md:hidden">
      <summary className="link min-h-6 cursor-pointer">{electionsWords.rules}</summary>
    </details>
  </>
)
