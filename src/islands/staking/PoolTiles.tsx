import * as stakingWords from '#words/staking.ts'
import { poolTotals, type StakingPool } from '../../domain/network/staking.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

/** Note of a total, or the number of pools that it leaves out. */
const noteOf = (note: string, missing: number) =>
  missing > 0 ? stakingWords.withoutPools(missing, groupDigits(missing)) : note

/** Totals of all listed pools; null if none exists. */
export function PoolTiles({ pools }: { pools: StakingPool[] | null }) {
  const { staked, averageApy, nominators } = poolTotals(pools ?? [])
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-3">
      <Tile label={stakingWords.totalPools} note={stakingWords.withCoins}>
        <span className="font-600">{pools ? groupDigits(pools.length) : MISSING}</span>
      </Tile>
      <Tile label={stakingWords.totalStaked} note={noteOf(stakingWords.inThesePools(COIN), staked.missing)}>
        <Amount units={staked.value} digits={0} unit={staked.missing > 0 ? COIN : ''} />
      </Tile>
      <Tile label={stakingWords.averageApy} note={noteOf(stakingWords.countingAlike, averageApy.missing)}>
        <span className="font-600">{percentText(averageApy.value)}</span>
      </Tile>
      <Tile label={stakingWords.totalNominators} note={noteOf(stakingWords.inManyPools, nominators.missing)}>
        <span className="font-600">{nominators.value === null ? MISSING : groupDigits(nominators.value)}</span>
      </Tile>
    </div>
  )
}
