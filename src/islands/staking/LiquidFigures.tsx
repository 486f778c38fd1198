import * as commonWords from '#words/common.ts'
import * as stakingWords from '#words/staking.ts'
import { symbolOf } from '../../domain/foreign/names.ts'
import { liquidRate, type StakingPool } from '../../domain/network/staking.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { recentValue } from '../../lib/recent-value.ts'
import { jettonPath } from '../../routes.ts'
import { $jetton } from '../../stores/jetton.ts'
import { $stakingPools } from '../../stores/staking.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Figure } from './Figure.tsx'

/** Jetton of a liquid pool, its rate in TON, and its number of holders. The rate needs the figures of both lists to be recent. */
export default function LiquidFigures({ pool, master }: { pool: StakingPool; master: RawAddress }) {
  const state = useQuery($jetton(master))
  const jetton = state.status === 'ready' ? state.value : null
  const recent = recentValue(state)
  const hasTotal = recentValue(useQuery($stakingPools())) !== undefined
  const rate = recent && hasTotal && liquidRate(pool.total, recent.supply, recent.decimals)
  return (
    <>
      <Figure label={commonWords.holders}>{recent?.holders ? groupDigits(recent.holders) : MISSING}</Figure>
      <Figure label={stakingWords.jetton}>
        <a className="link" href={jettonPath(friendlyAddress(master))}>
          <bdi>{jetton ? symbolOf(jetton) : stakingWords.itsJetton}</bdi>
        </a>
      </Figure>
      <Figure label={stakingWords.rate}>{rate ? `${rate} ${COIN}` : MISSING}</Figure>
    </>
  )
}
