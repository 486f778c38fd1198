import * as stakingWords from '#words/staking.ts'
import { poolTotals, type StakingPool } from '../../domain/network/staking.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

/** Totals of all listed pools; null if none exists. */
export function PoolTiles({ pools }: { pools: StakingPool[] | null }) {
  const totals = pools && poolTotals(pools)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-3">
      <Tile label={stakingWords.totalPools} note={stakingWords.withCoins}>
        <span className="font-600">{pools ? groupDigits(pools.length) : MISSING}</span>
      </Tile>
      <Tile label={stakingWords.totalStaked} note={stakingWords.inThesePools(COIN)}>
        {totals?.staked ? <Amount units={totals.staked} digits={0} unit="" /> : MISSING}
      </Tile>
      <Tile label={stakingWords.averageApy} note={stakingWords.countingAlike}>
        <span className="font-600">
          {totals && totals.averageApy !== null ? percentText(totals.averageApy) : MISSING}
        </span>
      </Tile>
      <Tile label={stakingWords.totalNominators} note={stakingWords.inManyPools}>
        <span className="font-600">
          {totals && totals.nominators !== null ? groupDigits(totals.nominators) : MISSING}
        </span>
      </Tile>
    </div>
  )
}
