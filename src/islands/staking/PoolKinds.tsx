import * as stakingWords from '#words/staking.ts'
import { type PoolKind, poolKinds, type StakingPool } from '../../domain/network/staking.ts'
import { sharePercent } from '../../domain/network/validator.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { ShareBar } from '../../ui/charts/ShareBar.tsx'

const SHOWN = 3

/** Share of pools by implementation. Its height is the same with fewer kinds, and before any are known. */
export function PoolKinds({ pools }: { pools: StakingPool[] | null }) {
  const kinds = pools ? poolKinds(pools, SHOWN) : []
  const all = sumAmounts(kinds.map(({ total }) => total))
  return (
    <Panel title={stakingWords.byKind}>
      <ul className="pad flex flex-col justify-center gap-4 min-h-56 sm:min-h-42">
        {kinds.map(kind => (
          <Kind key={kind.kind} {...kind} all={all} />
        ))}
      </ul>
    </Panel>
  )
}

function Kind({ kind, pools, total, all }: PoolKind & { all: string }) {
  const share = sharePercent(total, all) ?? 0
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <bdi>{kind}</bdi>{' '}
          <span className="label whitespace-nowrap">{stakingWords.poolCount(pools, groupDigits(pools))}</span>
        </span>
        <span className="whitespace-nowrap">
          <Amount units={total} digits={0} />{' '}
          <span className="label inline-block w-14 text-right">{share.toFixed(1)}%</span>
        </span>
      </span>
      <ShareBar percent={share} />
    </li>
  )
}
