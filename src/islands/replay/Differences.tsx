import * as commonWords from '#words/common.ts'
import * as runWords from '#words/replay-run.ts'
import { type Difference, differencesOf } from '../../domain/replay/differences.ts'
import type { ReplayState } from '../../domain/replay/replay.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { ChainTransaction } from '../../ton/transaction.ts'
import { Amount } from '../../ui/chain/Amount.tsx'

type Props = { transaction: ChainTransaction; state: Extract<ReplayState, { status: 'different' }> }

/** Figures in which the replayed transaction differs from the network's. */
export function Differences({ transaction, state }: Props) {
  const found = state.isEarlier ? null : differencesOf(transaction, state.transaction)
  return (
    <div className="px-4 md:px-5 py-3">
      <p className="text-lg font-600">{runWords.notExact}</p>
      <p className="text-muted max-w-160">{state.isEarlier ? runWords.notExactEarlier : runWords.notExactWhy}</p>
      {found?.length === 0 && <p className="label mt-2">{runWords.otherwise}</p>}
      {found && found.length > 0 && <Table differences={found} />}
    </div>
  )
}

function Table({ differences }: { differences: Difference[] }) {
  return (
    <table className="mt-3 text-left">
      <caption className="label text-left pb-1">{runWords.differs}</caption>
      <thead>
        <tr>
          <td />
          <th className="label pr-6">{runWords.onChain}</th>
          <th className="label">{runWords.here}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, network, here }) => (
          <tr key={field} className="border-t border-line">
            <th className="label py-1.5 pr-6 font-400">{runWords.fields[field]}</th>
            <td className="py-1.5 pr-6">
              <Figure field={field} value={network} />
            </td>
            <td className="py-1.5">
              <Figure field={field} value={here} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figure({ field, value }: { field: Difference['field']; value: string | null }) {
  if (value === null) return runWords.none
  if (field === 'totalFees') return <Amount units={value} />
  if (field !== 'state') return groupDigits(value)
  return commonWords.accountState(value)
}
