type Props = {
  /** percent that the largest, the two largest, … hold together */
  shares: number[]
  /** places on the curve that are marked: so many of the largest */
  marks: number[]
}

const HEIGHT = 100

/** How much the largest hold together, from the largest one to all: the steeper it begins, the fewer decide. Words beside it say the same. */
export function StakeCurve({ shares, marks }: Props) {
  const at = (count: number) => (count / shares.length) * 100
  const up = (count: number) => HEIGHT - (shares[count - 1] ?? 0)
  const curve = shares.map((_, i) => `L${at(i + 1).toFixed(2)} ${up(i + 1).toFixed(2)}`).join('')
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="w-full h-full overflow-visible">
      <path d={`M0 ${HEIGHT}${curve}L100 ${HEIGHT}Z`} className="fill-accent" opacity="0.14" />
      <path d={`M0 ${HEIGHT}L100 0`} className="stroke-edge" strokeDasharray="3 4" vectorEffect="non-scaling-stroke" />
      <path
        d={`M0 ${HEIGHT}${curve}`}
        className="fill-none stroke-accent"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      {marks.map(count => (
        <path
          key={count}
          d={`M0 ${up(count)}H${at(count)}V${HEIGHT}`}
          className="fill-none stroke-muted"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
