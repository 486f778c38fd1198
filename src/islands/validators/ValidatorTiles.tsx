import * as validatorsWords from '#words/validators.ts'
import type { ValidatorSet } from '../../domain/network/validator.ts'
import { COIN } from '../../domain/text/coin.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { $round } from '../../stores/round.ts'
import { totalsOf } from '../../stores/validators.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** Tiles of the validators. Their number is the chain's; the election falls back to the chain if the indexer has none. */
export function ValidatorTiles({ set }: { set: ValidatorSet | null }) {
  const round = useQuery($round())
  const known = round.status === 'ready' ? round.value : null
  const { total, stake } = totalsOf(set, known)
  const electAt = set?.electAt ?? known?.since
  const [date, time] = electAt ? dateTime(electAt).split(', ') : [MISSING]
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-3">
      <Tile label={validatorsWords.total} note={validatorsWords.inRound}>
        <span className="font-600">{total ? groupDigits(total) : MISSING}</span>
      </Tile>
      <Tile label={validatorsWords.totalStake} note={validatorsWords.ofAll(COIN)}>
        <Amount units={stake} digits={0} unit="" />
      </Tile>
      <Tile label={validatorsWords.minStake} note={validatorsWords.toStand(COIN)}>
        <Amount units={set?.minStake ?? null} digits={2} unit="" />
      </Tile>
      <Tile label={validatorsWords.electionDate} note={electAt ? validatorsWords.roundBegan(time ?? '') : '\u00a0'}>
        {date}
      </Tile>
    </div>
  )
}
