import * as statsWords from '#words/stats.ts'
import * as statsChartsWords from '#words/stats-charts.ts'
import { PACE_OVER, type PacedBlock, pacedBlocks } from '../../domain/block/pace.ts'
import type { MasterchainBrief } from '../../domain/block/time.ts'
import { isFigure, roundPlaces, roundScale } from '../../domain/chart/scale.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { $blockBriefs, BLOCKS_SHOWN } from '../../stores/blocks.ts'
import { $networkStats } from '../../stores/network-stats.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Chart, type ChartProps } from '../../ui/charts/Chart.tsx'
import { useFailedToo } from '../../ui/parts/use-failed-too.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { ChartsPlace } from './ChartsPlace.tsx'

/** Maximum number of block numbers that fit in a row on a phone. */
const MAX_SEQNOS = 4

type Figure = {
  title: string
  what: string
  marks: ChartProps['marks']
  of: (block: PacedBlock) => number | null
  say: (value: number) => string
  column: string
}

const FIGURES: Figure[] = [
  {
    title: statsWords.blockTime,
    what: statsChartsWords.blockTimeOver(PACE_OVER),
    marks: 'line',
    of: ({ seconds }) => seconds,
    say: seconds => statsChartsWords.seconds(String(seconds)),
    column: statsChartsWords.secondsColumn,
  },
  {
    title: statsWords.transactionsPerBlock,
    what: statsChartsWords.transactionsWithShards,
    marks: 'bars',
    of: ({ transactions }) => transactions,
    say: count => statsChartsWords.transactionCount(count, groupDigits(count)),
    column: statsChartsWords.transactionsColumn,
  },
]

/** Charts of the newest blocks: intervals and transactions. One request, one error message. */
export default function BlockCharts() {
  if (useFailedToo($blockBriefs(), $networkStats())) return null
  return (
    <div className="[&>.panel]:(mt-4 md:mt-5)">
      <Loaded framed query={$blockBriefs()} failed={statsChartsWords.failed} loading={<ChartsPlace />}>
        {briefs => <Figures briefs={briefs} />}
      </Loaded>
    </div>
  )
}

function Figures({ briefs }: { briefs: MasterchainBrief[] }) {
  const known = FIGURES.filter(figure => valuesOf(briefs, figure).some(isFigure))
  if (known.length === 0)
    return (
      <section className="panel mt-4 md:mt-5">
        <Notice title={statsChartsWords.none} />
      </section>
    )
  return (
    <div className="grid lg:grid-cols-2 gap-x-5">
      {known.map(figure => (
        <Panel key={figure.title} title={figure.title}>
          <div className="min-h-100 md:min-h-87">
            <Blocks briefs={briefs} figure={figure} />
          </div>
        </Panel>
      ))}
    </div>
  )
}

const valuesOf = (briefs: MasterchainBrief[], { of }: Figure) => pacedBlocks(briefs, BLOCKS_SHOWN).map(of)

function Blocks({ briefs, figure }: { briefs: MasterchainBrief[]; figure: Figure }) {
  const { what, marks, of, say, column } = figure
  const points = pacedBlocks(briefs, BLOCKS_SHOWN).map(block => ({ x: block.seqno, y: of(block) }))
  const scale = roundScale(
    points.map(({ y }) => y),
    4,
    true,
  )
  if (!scale) return null
  const seqno = (x: number) => `#${groupDigits(x)}`
  return (
    <figure className="pad m-0" aria-label={what}>
      <figcaption className="label mb-2">{what}</figcaption>
      <Chart
        what={what}
        points={points}
        marks={marks}
        y={scale}
        yText={String}
        xTicks={roundPlaces(points[0]?.x ?? 0, points.at(-1)?.x ?? 0, MAX_SEQNOS).map(at => ({ at, text: seqno(at) }))}
        say={({ x, y }) => ({ place: seqno(x), value: y === null ? MISSING : say(y) })}
        columns={[statsChartsWords.block, column]}
      />
    </figure>
  )
}
