import { linePath } from '../../domain/market/line.ts'
import type { PricePoint } from '../../domain/market/market.ts'

/** A price line without axes. Decorative: its figures are beside it. */
export default function Sparkline({ points, tone }: { points: PricePoint[]; tone: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -3 100 106"
      preserveAspectRatio="none"
      className={`block w-full h-full ${tone || 'text-muted'}`}
    >
      <path
        d={linePath(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
