import * as stakingWords from '#words/staking.ts'
import { type PoolKind, poolKinds, type StakingPool, sumAll } from '../../domain/network/staking.ts'
import { sharePercent } from '../../domain/network/validator.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { ShareBar } from '../../ui/charts/ShareBar.tsx'
import { FoldedPanel } from '../../ui/parts/FoldedPanel.tsx'

const SHOWN = 3
/** Placeholders: most networks have two kinds. */
const PLACES = [1, 2]
const HEIGHT = 'min-h-15 sm:min-h-8.5'

/** Share of pools by implementation. */
export function PoolKinds({ pools }: { pools: StakingPool[] | null }) {
  const kinds = pools ? poolKinds(pools, SHOWN) : []
  const all = sumAll(kinds.map(({ total }) => total))
  return (
    <FoldedPanel title={stakingWords.byKind}>
      <ul className="pad flex flex-col gap-4">
        {pools
          ? kinds.map(kind => <Kind key={kind.kind} {...kind} all={all} />)
          : PLACES.map(place => (
              <li key={place} className={HEIGHT} aria-hidden="true">
                <span className="bone h-4 w-40" />
              </li>
            ))}
      </ul>
    </FoldedPanel>
  )
}

function Kind({ kind, pools, total, all }: PoolKind & { all: string | null }) {
  const share = total === null || all === null ? null : sharePercent(total, all)
  return (
    <li className={`flex flex-col gap-1.5 ${HEIGHT}`}>
      <span className="flex max-sm:flex-col sm:items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <bdi>{pools === 1 ? stakingWords.kindOfOne(kind) : stakingWords.kindOf(kind)}</bdi>{' '}
          <span className="label whitespace-nowrap">{stakingWords.poolCount(pools, groupDigits(pools))}</span>
        </span>
        <span className="whitespace-nowrap max-sm:flex max-sm:justify-between max-sm:items-baseline">
          <Amount units={total} digits={0} />{' '}
          <span className="label inline-block w-14 text-right">{percentText(share, 1)}</span>
        </span>
      </span>
      <ShareBar percent={share ?? 0} />
    </li>
  )
}
