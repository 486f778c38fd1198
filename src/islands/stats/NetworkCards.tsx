import { type Health, judgeHealth } from '../../domain/block/health.ts'
import { type MasterchainBrief, measuredInterval } from '../../domain/block/time.ts'
import type { NetworkStats } from '../../domain/network/stats.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $blockBriefs } from '../../stores/blocks.ts'
import { $networkStats } from '../../stores/network-stats.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { useMoving } from '../blocks/use-moving.ts'
import { orNoData, StatsCard } from './StatsCard.tsx'

/** Newest first; none while they are not known. */
function useBriefs(): { briefs: MasterchainBrief[]; asking: boolean } {
  const state = useQuery($blockBriefs())
  return { briefs: state.status === 'ready' ? state.value : [], asking: state.status === 'loading' }
}

const Aside = ({ children }: { children: React.ReactNode }) => <span className="label">{children}</span>

export function ActivityCard() {
  const { briefs, asking } = useBriefs()
  return (
    <StatsCard
      title="Network Activity"
      query={$networkStats()}
      labels={['Block time', 'Latest block transactions', 'Fees collected', 'Fees burned']}
      facts={({ seqno, transactions, feesCollected, feesBurned }) => [
        { label: 'Block time', value: <BlockTime briefs={briefs} asking={asking} /> },
        {
          label: 'Latest block transactions',
          value: (
            <Transactions
              brief={briefs.find(brief => brief.seqno === seqno)}
              transactions={transactions}
              seqno={seqno}
            />
          ),
        },
        {
          label: 'Fees collected',
          value: orNoData(
            feesCollected && <Fees units={feesCollected} what={`in #${groupDigits(seqno)}, its reward included`} />,
          ),
        },
        {
          label: 'Fees burned',
          value: orNoData(feesBurned && <Fees units={feesBurned} what={`in #${groupDigits(seqno)}`} />),
        },
      ]}
    />
  )
}

function BlockTime({ briefs, asking }: { briefs: MasterchainBrief[]; asking: boolean }) {
  const interval = measuredInterval(briefs)
  const [newest, oldest] = [briefs[0], briefs.at(-1)]
  if (asking) return <span className="shimmer h-4 w-40 max-w-full align-middle" />
  if (!interval || !newest || !oldest) return 'about 5 seconds'
  return (
    <>
      {interval.toFixed(2)} seconds <Aside>measured over {groupDigits(newest.seqno - oldest.seqno)} blocks</Aside>
    </>
  )
}

type TransactionsProps = { brief: MasterchainBrief | undefined; seqno: number; transactions: number | null }

/** Those of users stand in the shard blocks that a masterchain block commits. */
function Transactions({ brief, seqno, transactions }: TransactionsProps) {
  const all = brief?.transactions ?? null
  if (all === null && transactions === null) return orNoData(null)
  return (
    <>
      {groupDigits(all ?? transactions ?? 0)}{' '}
      <Aside>
        in #{groupDigits(seqno)} {all === null ? 'alone' : 'and its shard blocks'}
      </Aside>
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
  healthy: { word: 'Healthy', light: 'bg-good' },
  delayed: { word: 'Delayed', light: 'bg-warn' },
  stalled: { word: 'Stalled', light: 'bg-bad' },
  unclear: { word: 'Unclear: this device’s clock differs', light: 'bg-edge' },
}

/** The status follows from the age of the newest block that a provider knows, and says which block that is. */
function Status({ stats }: { stats: NetworkStats }) {
  const now = useNow()
  const [brief] = useBriefs().briefs
  const newest = brief && brief.utime > stats.genUtime ? brief : { seqno: stats.seqno, utime: stats.genUtime }
  const { word, light } = HEALTH[judgeHealth(newest.utime, now, useMoving(newest.utime))]
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={`w-2 h-2 rounded-full ${light}`} />
      <span className="font-600">{word}</span>
      <Aside>
        newest block #{groupDigits(newest.seqno)} made <Age utime={newest.utime} suffix=" ago" />
      </Aside>
    </span>
  )
}

export function HealthCard() {
  return (
    <StatsCard
      title="Network Health & Version"
      query={$networkStats()}
      labels={['Status', 'Software version', 'Block version', 'Global ID']}
      facts={stats => [
        { label: 'Status', value: <Status stats={stats} /> },
        { label: 'Software version', value: stats.softwareVersion ?? 'N/A' },
        { label: 'Block version', value: stats.version ?? 'N/A' },
        { label: 'Global ID', value: stats.globalId ?? 'N/A' },
      ]}
    />
  )
}
