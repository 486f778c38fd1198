import type { ReactNode } from 'react'
import * as ownStakeWords from '#words/own-stake.ts'
import * as stakingWords from '#words/staking.ts'
import * as validatorsWords from '#words/validators.ts'
import type { StakingPool } from '../../domain/network/staking.ts'
import { sharePercent, type ValidatorSet } from '../../domain/network/validator.ts'
import { type Ranked, rankValidators, weightOf } from '../../domain/network/weight.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import type { Ready } from '../../lib/query-state.ts'
import { paths, validatorPath } from '../../routes.ts'
import { $poolsBehind, $validatorsBehind } from '../../stores/own-stake.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { Figure } from '../staking/Figure.tsx'
import { nominatorsText } from '../staking/PoolFace.tsx'
import { useCompleteness } from '../validators/use-completeness.ts'

type Props = { raw: RawAddress; isPool: boolean; isValidator: boolean }

/** Figures of the pool or the validator that an account is; empty for accounts in neither list. */
export default function OwnStake({ raw, isPool, isValidator }: Props) {
  return (
    <>
      {isPool && <OwnPool raw={raw} />}
      {isValidator && <OwnValidator raw={raw} />}
    </>
  )
}

function OwnPool({ raw }: { raw: RawAddress }) {
  const state = useQuery($poolsBehind())
  const title = ownStakeWords.pool
  const link = [ownStakeWords.inPools, `${paths.staking}/${friendlyAddress(raw)}`] as const
  if (state.status === 'loading') return <Card title={title} link={link} />
  if (state.status === 'failed')
    return (
      <Card
        title={title}
        link={link}
        failure={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-bad">{stakingWords.failed}</p>
            <TryAgain onPress={$poolsBehind().refresh} changing={state.changing} />
          </div>
        }
      />
    )
  const pool = state.value.pools.find(({ address }) => address === raw)
  return pool ? <Card title={title} link={link} state={state} figures={poolFigures(pool)} /> : null
}

const poolFigures = (pool: StakingPool) => (
  <>
    <Figure label={stakingWords.apy}>{percentText(pool.apy)}</Figure>
    <Figure label={stakingWords.total}>
      <Amount units={pool.total} digits={0} />
    </Figure>
    <Figure label={stakingWords.minStake}>
      <Amount units={pool.minStake} digits={2} />
    </Figure>
    <Figure label={stakingWords.nominators}>{nominatorsText(pool)}</Figure>
  </>
)

function OwnValidator({ raw }: { raw: RawAddress }) {
  const state = useQuery($validatorsBehind())
  return state.status === 'ready' && <ListedValidator raw={raw} state={state} />
}

function ListedValidator({ raw, state }: { raw: RawAddress; state: Ready<ValidatorSet> }) {
  const isWhole = useCompleteness(state.value) === 'full'
  const ranked = rankValidators(state.value.validators, isWhole)
  const own = ranked.find(({ address }) => address === raw)
  if (!own) return null
  return (
    <Card
      title={ownStakeWords.validator}
      link={[ownStakeWords.inValidators, validatorPath(friendlyAddress(raw))]}
      state={state}
      figures={validatorFigures(own, ranked, isWhole)}
    />
  )
}

/** Weight and rank are unknown unless `all` is the elected set. */
const validatorFigures = (own: Ranked, all: Ranked[], isWhole: boolean) => (
  <>
    <Figure label={validatorsWords.weight}>
      {percentText(isWhole ? sharePercent(weightOf(own), sumAmounts(all.map(weightOf))) : null)}
    </Figure>
    <Figure label={validatorsWords.rank}>
      {isWhole ? ownStakeWords.rankOf(groupDigits(own.rank), groupDigits(all.length)) : MISSING}
    </Figure>
    <Figure label={validatorsWords.submitted}>
      <Amount units={own.stake} digits={0} />
    </Figure>
    {own.counted !== null && (
      <Figure label={validatorsWords.effective}>
        <Amount units={own.counted} digits={0} />
      </Figure>
    )}
  </>
)

const GRID = 'grid grid-cols-2 sm:grid-cols-4 gap-x-4 gap-y-2 mt-2 min-h-24 sm:min-h-11'
/** Placeholders of the figures. */
const BONES = ['w-12', 'w-24', 'w-16', 'w-20'].map(width => (
  <div key={width}>
    <span className={`shimmer h-4 ${width}`} />
  </div>
))

type Shown = {
  title: string
  link?: readonly [name: string, href: string]
  state?: Ready<unknown>
  figures?: ReactNode
  failure?: ReactNode
}

/** The figures have an age if their last refresh failed; others are at most a minute old. */
const Card = ({ title, link, state, figures, failure }: Shown) => (
  <section className="panel px-4 md:px-5 py-3 mt-4 md:mt-5" aria-label={title} aria-busy={!figures && !failure}>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span>
        <span className="font-600">{title}</span> <span className="label">{ownStakeWords.byTonapi}</span>
        {state?.error !== undefined && (
          <span className="label">
            {' · '}
            <Age utime={Math.floor(state.at / 1000)} />
          </span>
        )}
      </span>
      {link && (
        <a className="link text-sm" href={link[1]}>
          {link[0]}
        </a>
      )}
    </p>
    {failure ? (
      <div className="mt-2 min-h-24 sm:min-h-11">{failure}</div>
    ) : figures ? (
      <dl className={GRID}>{figures}</dl>
    ) : (
      <div className={GRID}>{BONES}</div>
    )}
  </section>
)
