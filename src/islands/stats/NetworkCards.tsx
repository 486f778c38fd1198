import * as commonWords from '#words/common.ts'
import * as statsWords from '#words/stats.ts'
import { type Health, judgeHealth } from '../../domain/block/health.ts'
import { type MasterchainBrief, measuredInterval } from '../../domain/block/time.ts'
import type { NetworkStats } from '../../domain/network/stats.ts'
import { fixed, groupDigits, MISSING } from '../../domain/text/format.ts'
import { $blockBriefs, $masterchain } from '../../stores/blocks.ts'
import { $networkStats } from '../../stores/network-stats.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Filled } from '../../ui/parts/Filled.tsx'
import { useFailedToo } from '../../ui/parts/use-failed-too.ts'
import { useMoving } from '../blocks/use-moving.ts'
import { orNoData, StatsCard } from './StatsCard.tsx'

/** Newest blocks, newest first; empty while unknown. `isCurrent`: the last refresh did not fail. */
function useBriefs(): { briefs: MasterchainBrief[]; asking: boolean; isCurrent: boolean } {
  const state = useQuery($blockBriefs())
  const isReady = state.status === 'ready'
  return {
    briefs: isReady ? state.value : [],
    asking: state.status === 'loading',
    isCurrent: isReady && !state.error,
  }
}

const Aside = ({ children }: { children: React.ReactNode }) => <span className="label">{children}</span>

export function ActivityCard() {
  const { briefs, asking } = useBriefs()
  if (useFailedToo($networkStats(), $masterchain())) return null
  return (
    <StatsCard
      title={statsWords.activity}
      query={$networkStats()}
      labels={[statsWords.blockTime, statsWords.latestTransactions, statsWords.feesCollected, statsWords.feesBurned]}
      facts={({ seqno, transactions, feesCollected, feesBurned }) => [
        { label: statsWords.blockTime, value: <BlockTime briefs={briefs} asking={asking} /> },
        {
          label: statsWords.latestTransactions,
          value: (
            <Transactions
              brief={briefs.find(brief => brief.seqno === seqno)}
              transactions={transactions}
              seqno={seqno}
            />
          ),
        },
        {
          label: statsWords.feesCollected,
          value: orNoData(
            feesCollected && <Fees units={feesCollected} what={statsWords.withReward(groupDigits(seqno))} />,
          ),
        },
        {
          label: statsWords.feesBurned,
          value: orNoData(feesBurned && <Fees units={feesBurned} what={statsWords.inBlock(groupDigits(seqno))} />),
        },
      ]}
    />
  )
}

function BlockTime({ briefs, asking }: { briefs: MasterchainBrief[]; asking: boolean }) {
  const interval = measuredInterval(briefs)
  const [newest, oldest] = [briefs[0], briefs.at(-1)]
  if (asking) return <span className="shimmer h-4 w-40 max-w-full align-middle" />
  if (!interval || !newest || !oldest) return statsWords.aboutFiveSeconds
  return (
    <>
      {statsWords.seconds(fixed(interval, 2))}{' '}
      <Aside>{statsWords.measuredOver(groupDigits(newest.seqno - oldest.seqno))}</Aside>
    </>
  )
}

type TransactionsProps = { brief: MasterchainBrief | undefined; seqno: number; transactions: number | null }

/** Transactions of the masterchain block alone and with its shard blocks, which have those of users. */
function Transactions({ brief, seqno, transactions }: TransactionsProps) {
  const all = brief?.transactions ?? null
  if (all === null && transactions === null) return orNoData(null)
  return (
    <>
      {groupDigits(all ?? transactions ?? 0)}{' '}
      <Aside>{all === null ? statsWords.alone(groupDigits(seqno)) : statsWords.withShards(groupDigits(seqno))}</Aside>
    </>
  )
}

function Fees({ units, what }: { units: string; what: string }) {
  return (
    <>
      <Amount units={units} /> <Aside>{what}</Aside>
    </>
  )
}

const HEALTH: Record<Health, { word: string; light: string }> = {
  healthy: { word: statsWords.healthy, light: 'bg-good' },
  delayed: { word: statsWords.delayed, light: 'bg-warn' },
  stalled: { word: statsWords.stalled, light: 'bg-bad' },
  unclear: { word: statsWords.unclear, light: 'bg-edge' },
}

const UNKNOWN = { word: statsWords.none, light: 'bg-edge' }

/**
 * Status by the age of the newest block of any provider; unknown if every refresh failed and that block is not new. Does not show its number,
 * as the screen already shows one newest block.
 */
function Status({ stats, isCurrent }: { stats: NetworkStats; isCurrent: boolean }) {
  const now = useNow()
  const blocks = useBriefs()
  const newest = Math.max(blocks.briefs[0]?.utime ?? 0, stats.genUtime)
  const health = judgeHealth(newest, now, useMoving(newest))
  const { word, light } = health === 'healthy' || isCurrent || blocks.isCurrent ? HEALTH[health] : UNKNOWN
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={`w-2 h-2 rounded-full ${light}`} />
      <span className="font-600">{word}</span>
      <Aside>
        <Filled text={statsWords.newestBlock} slots={{ age: <Age utime={newest} /> }} />
      </Aside>
    </span>
  )
}

/** Health of the network; hidden after a failure, which the activity card shows for the same request. */
export function HealthCard() {
  const state = useQuery($networkStats())
  if (state.status === 'failed') return null
  const isCurrent = state.status === 'ready' && !state.error
  return (
    <StatsCard
      title={statsWords.health}
      query={$networkStats()}
      labels={[statsWords.status, statsWords.softwareVersion, statsWords.blockVersion, commonWords.globalId]}
      facts={stats => [
        { label: statsWords.status, value: <Status stats={stats} isCurrent={isCurrent} /> },
        { label: statsWords.softwareVersion, value: stats.softwareVersion ?? MISSING },
        { label: statsWords.blockVersion, value: stats.version ?? MISSING },
        { label: commonWords.globalId, value: stats.globalId ?? MISSING },
      ]}
    />
  )
}
