import { lazy, memo } from 'react'
import * as validatorsWords from '#words/validators.ts'
import { cumulativeShares, cumulativeSums, largestHolding, type ValidatorSet } from '../../domain/network/validator.ts'
import { rankValidators, weightOf } from '../../domain/network/weight.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useCompleteness } from './use-completeness.ts'

// Lazy: rendered after the text with the same content.
const StakeChart = lazy(() => import('./StakeChart.tsx'))

/** Number of the largest validators that together have a third and half of the stake, as a curve and in words. */
export const StakeDistribution = memo(function StakeDistribution({ set }: { set: ValidatorSet }) {
  const completeness = useCompleteness(set)
  const sums = cumulativeSums(rankValidators(set.validators).map(weightOf))
  const third = largestHolding(sums, 3n)
  const half = largestHolding(sums, 2n)
  if (!third || completeness === 'incomplete' || completeness === 'unknown') return null
  return (
    <figure className="pad grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_260px] m-0">
      <div className="min-h-80 md:min-h-73">
        <LazyBoundary>
          <StakeChart shares={cumulativeShares(sums)} marks={[...new Set([third, half])]} />
        </LazyBoundary>
      </div>
      <figcaption className="flex md:flex-col justify-center gap-x-8 gap-y-4">
        <Holding count={third} words={validatorsWords.holdThird} />
        <Holding count={half} words={validatorsWords.holdHalf} />
      </figcaption>
    </figure>
  )
})

function Holding({ count, words }: { count: number; words: (count: number) => string }) {
  return (
    <p>
      <span className="block text-xl font-600">{groupDigits(count)}</span>
      <span className="label">{words(count)}</span>
    </p>
  )
}
