import { lazy, type ReactNode } from 'react'
import type { Figure, FigureValues } from '../../domain/proof/verdicts.ts'
import { $verdicts } from '../../stores/verdicts.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

// Lazy: only needed after a proof.
const Verdict = lazy(() => import('./Verdict.tsx'))

type Props<F extends Figure> = {
  figure: F
  /** the provider's current value; a verdict on an earlier value is ignored */
  of: FigureValues[F]
  draw: (value: FigureValues[F]) => ReactNode
}

/** A provider's figure. After a proof, the signed figure with a mark, and the provider's beside it if different. */
export function Verified<F extends Figure>({ figure, of, draw }: Props<F>) {
  const verdict = useQuery($verdicts).figures[figure]
  if (verdict?.shown !== of || !verdict) return draw(of)
  return (
    <LazyBoundary fallback={draw(of)}>
      <Verdict verdict={verdict}>{draw(verdict.signed)}</Verdict>
    </LazyBoundary>
  )
}
