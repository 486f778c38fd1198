import { lazy } from 'react'
import * as numberWords from '#words/number.ts'
import * as stakingWords from '#words/staking.ts'
import type { StakingPool } from '../../domain/network/staking.ts'
import { MISSING, roundHalfUp } from '../../domain/text/format.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Figure } from './Figure.tsx'
import { ApyBadge, nominatorsText, PoolName, RoundEnd, withdrawalText } from './PoolFace.tsx'

// Lazy: few pools are liquid.
const LiquidFigures = lazy(() => import('./LiquidFigures.tsx'))

/** Card of fixed height, so that pools with fewer figures do not shift the grid. */
const SHAPE = 'rounded border border-line px-4 py-3 min-h-52'
/** Height with the additional row of a liquid pool, reserved before its figures are loaded. */
const LIQUID = 'min-h-64'

export function PoolCard({ pool, marked }: { pool: StakingPool; marked: boolean }) {
  const { apy, total, minStake, kind, isLiquid, jetton, roundEnd } = pool
  return (
    <li className={`marked ${SHAPE} ${jetton ? LIQUID : ''}`} aria-current={marked || undefined}>
      <div className="flex items-center justify-between gap-3 font-600 min-h-6">
        <PoolName pool={pool} />
        <ApyBadge apy={apy} />
      </div>
      <p className="text-xs text-faint truncate min-h-[1.4em]">
        <bdi>{kind && stakingWords.kindOfOne(kind)}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 mt-2">
        <Figure label={stakingWords.total}>
          <Amount units={total} digits={0} />
        </Figure>
        {!jetton && <Figure label={stakingWords.nominators}>{nominatorsText(pool)}</Figure>}
        <Figure label={stakingWords.minStake}>
          <Amount units={minStake} digits={2} />
        </Figure>
        <Figure label={stakingWords.apy}>
          {apy === null ? MISSING : numberWords.percent(String(+roundHalfUp(apy, 4)).replace('.', numberWords.point))}
        </Figure>
        <Figure label={stakingWords.withdrawal}>{withdrawalText(isLiquid)}</Figure>
        <Figure label={stakingWords.roundEnd}>
          <RoundEnd at={roundEnd} />
        </Figure>
        {jetton && (
          <LazyBoundary>
            <LiquidFigures pool={pool} master={jetton} />
          </LazyBoundary>
        )}
      </dl>
    </li>
  )
}

export const POOL_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(250px,1fr))] gap-3 pad'

export function PoolCardsSkeleton() {
  return (
    <div aria-hidden="true" className={POOL_GRID}>
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className={SHAPE}>
          <span className="shimmer h-5 w-40 max-w-full" />
        </div>
      ))}
    </div>
  )
}
