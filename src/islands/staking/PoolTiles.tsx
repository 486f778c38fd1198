import { poolTotals, type StakingPool } from '../../domain/network/staking.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

/** Figures of all pools that are listed; null while there are none to reckon with. */
export function PoolTiles({ pools }: { pools: StakingPool[] | null }) {
  const totals = pools && poolTotals(pools)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
      <Tile label="Total Pools" note="with coins in them">
        <span className="font-600">{pools ? groupDigits(pools.length) : '—'}</span>
      </Tile>
      <Tile label="Total Staked" note={`${COIN}, in these pools`}>
        {totals?.staked ? <Amount units={totals.staked} digits={0} unit="" /> : '—'}
      </Tile>
      <Tile label="Average APY" note="every pool counting alike">
        <span className="font-600">
          {!totals ? '—' : totals.averageApy === null ? 'N/A' : `${totals.averageApy.toFixed(2)}%`}
        </span>
      </Tile>
      <Tile label="Total Nominators" note="one may be in many pools">
        <span className="font-600">{totals && totals.nominators !== null ? groupDigits(totals.nominators) : '—'}</span>
      </Tile>
    </div>
  )
}
