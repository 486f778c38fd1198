/** Fraction of a whole as a thin bar; `percent` from 0 to 100. Decorative: the figure is beside it. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-1 w-full rounded-full bg-line overflow-hidden">
      <span
        className={`block h-full rounded-full bg-accent ${percent > 0 ? 'min-w-0.5' : ''}`}
        style={{ width: `${Math.min(100, percent)}%` }}
      />
    </span>
  )
}
