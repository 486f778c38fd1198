import * as numberWords from '#words/number.ts'
import * as stakeChartWords from '#words/stake-chart.ts'
import { roundPlaces } from '../../domain/chart/scale.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { Chart } from '../../ui/charts/Chart.tsx'

const PERCENT = { low: 0, high: 100, step: 25, ticks: [0, 25, 50, 75, 100] }
const MAX_COUNTS = 5

type Props = {
  /** cumulative percentages of the stakes, largest first */
  shares: number[]
  /** ranks to mark */
  marks: number[]
}

/** Chart of the cumulative stake by rank of validator. The steeper its start, the fewer validators control the network. */
export default function StakeChart({ shares, marks }: Props) {
  return (
    <Chart
      what={stakeChartWords.what}
      points={shares.map((share, i) => ({ x: i + 1, y: share }))}
      marks="line"
      y={PERCENT}
      yText={tick => numberWords.percent(String(tick))}
      xTicks={roundPlaces(1, shares.length, MAX_COUNTS).map(at => ({ at, text: groupDigits(at) }))}
      lines={marks}
      say={({ x, y }) => ({
        place: stakeChartWords.largest(x, groupDigits(x)),
        value: percentText(y),
      })}
      columns={[stakeChartWords.validators, stakeChartWords.share]}
    />
  )
}
