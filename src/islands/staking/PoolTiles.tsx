import * as stakingWords from '#words/staking.ts'
import { poolTotals, type StakingPool } from '../../domain/network/staking.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

const countOf = (count: number | null | undefined) => (count == null ? MISSING : groupDigits(count))

/** Totals of all listed pools; null if unknown. */
export function PoolTiles({ pools }: { pools: StakingPool[] | null }) {
  const totals = pools && poolTotals(pools)
  const uncounted = totals?.uncounted ?? 0
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-3">
      <Tile label={stakingWords.totalPools} note={stakingWords.withCoins}>
        <span className="font-600">{countOf(pools?.length)}</span>
      </Tile>
      <Tile label={stakingWords.totalStaked} note={stakingWords.inThesePools(COIN)}>
        <Amount units={totals?.staked ?? null} digits={0} unit="" />
      </Tile>
      <Tile label={stakingWords.averageApy} note={stakingWords.countingAlike}>
        <span className="font-600">{percentText(totals?.averageApy ?? null)}</span>
      </Tile>
      <Tile
        label={stakingWords.totalNominators}
        note={uncounted > 0 ? stakingWords.notStatedBy(uncounted, groupDigits(uncounted)) : stakingWords.inManyPools}
      >
        <span className="font-600">{countOf(totals?.nominators)}</span>
      </Tile>
    </div>
  )
}
