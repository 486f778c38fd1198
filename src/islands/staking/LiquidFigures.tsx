import * as commonWords from '#words/common.ts'
import * as stakingWords from '#words/staking.ts'
import { symbolOf } from '../../domain/foreign/names.ts'
import { liquidRate, type StakingPool } from '../../domain/network/staking.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { jettonPath } from '../../routes.ts'
import { $jetton } from '../../stores/jetton.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Figure } from './Figure.tsx'

/** Jetton of a liquid pool, its rate in TON, and its number of holders. */
export default function LiquidFigures({ pool, master }: { pool: StakingPool; master: RawAddress }) {
  const state = useQuery($jetton(master))
  const jetton = state.status === 'ready' ? state.value : null
  const rate = jetton && liquidRate(pool.total, jetton.supply, jetton.decimals)
  return (
    <>
      <Figure label={commonWords.holders}>{jetton?.holders ? groupDigits(jetton.holders) : MISSING}</Figure>
      <Figure label={stakingWords.jetton}>
        <a className="link" href={jettonPath(friendlyAddress(master))}>
          <bdi>{jetton ? symbolOf(jetton) : stakingWords.itsJetton}</bdi>
        </a>
      </Figure>
      <Figure label={stakingWords.rate}>{rate ? `${rate} ${COIN}` : MISSING}</Figure>
    </>
  )
}
