import * as validatorsWords from '#words/validators.ts'
import { byStake, cumulativeShares, largestHolding, type ValidatorSet } from '../../domain/network/validator.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { StakeCurve } from '../../ui/charts/StakeCurve.tsx'

/** How many of the largest validators hold a third and half of the stake, as a curve and in words. */
export function StakeDistribution({ set }: { set: ValidatorSet }) {
  const sorted = byStake(set.validators)
  const third = largestHolding(sorted, 3n)
  const half = largestHolding(sorted, 2n)
  if (!third) return null
  return (
    <figure className="pad grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_260px] m-0">
      <div>
        <div className="h-40 border-l border-b border-line">
          <StakeCurve shares={cumulativeShares(sorted)} marks={[third, half]} />
        </div>
        <p aria-hidden="true" className="flex justify-between text-xs text-faint mt-1">
          <span>{validatorsWords.largestStake}</span>
          <span>{validatorsWords.all(groupDigits(sorted.length))}</span>
        </p>
      </div>
      <figcaption className="flex md:flex-col justify-center gap-x-8 gap-y-4">
        <Holding count={third} words={validatorsWords.holdThird} />
        <Holding count={half} words={validatorsWords.holdHalf} />
      </figcaption>
    </figure>
  )
}

function Holding({ count, words }: { count: number; words: (count: number) => string }) {
  return (
    <p>
      <span className="block text-xl font-600">{groupDigits(count)}</span>
      <span className="label">{words(count)}</span>
    </p>
  )
}
