import { type ReactNode, useMemo } from 'react'
import * as validatorsWords from '#words/validators.ts'
import { byStake, type ValidatorSet } from '../../domain/network/validator.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { problemOf, suppliedText } from '../../domain/text/problem.ts'
import { $validators } from '../../stores/validators.ts'
import { byPlace, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { validatorColumns } from './columns.tsx'
import { StakeDistribution } from './StakeDistribution.tsx'
import { ValidatorTiles } from './ValidatorTiles.tsx'

/** An answer that says why it holds nothing, and one that holds nothing to be read, are no failed request. */
function failedAs(error: unknown): { title: string; why: ReactNode } | undefined {
  const said = suppliedText(error)
  if (said)
    return {
      title: validatorsWords.unavailable,
      why: (
        <>
          <bdi className="block text-text">{said}</bdi>
          {validatorsWords.hint}
        </>
      ),
    }
  if (problemOf(error)?.kind === 'malformed') return { title: validatorsWords.fallback, why: explain(error) }
  return undefined
}

/** The validators of the running round, and how the stake is spread over them. */
export default withAddressBook(function ValidatorsScreen() {
  const state = useQuery($validators())
  const set = state.status === 'ready' ? state.value : null
  const isEmpty = set?.validators.length === 0
  return (
    <>
      <ValidatorTiles />
      {state.status !== 'failed' && !isEmpty && (
        <Panel title={validatorsWords.distribution}>
          {set ? <StakeDistribution set={set} /> : <DistributionSkeleton />}
        </Panel>
      )}
      <Panel
        title={validatorsWords.active}
        aside={<span className="label">{set ? validatorsWords.listed(groupDigits(set.validators.length)) : ''}</span>}
      >
        <Loaded
          query={$validators()}
          failed={validatorsWords.failed}
          failedAs={failedAs}
          empty={{ title: validatorsWords.none, when: ({ validators }) => validators.length === 0 }}
          loading={<ListSkeleton columns={4} rows={20} />}
        >
          {latest => <List latest={latest} />}
        </Loaded>
      </Panel>
    </>
  )
})

const differs = (a: ValidatorSet, b: ValidatorSet) =>
  b.validators.filter(({ stake, address }, i) => {
    const other = a.validators[i]
    return other?.stake !== stake || other.address !== address
  }).length

function List({ latest }: { latest: ValidatorSet }) {
  const { shown: set, release, list } = useHeld(latest)
  const sorted = useMemo(() => byStake(set.validators), [set])
  const { shown, end } = useGrowing(sorted)
  const total = set.totalStake ?? sumAmounts(sorted.map(({ stake }) => stake))
  const columns = useMemo(() => validatorColumns(total, sorted[0]?.stake ?? '0'), [total, sorted])
  const changed = differs(set, latest)
  return (
    <div ref={list}>
      <NewRows count={changed} words={validatorsWords.changed} onShow={release} />
      <DataList caption={validatorsWords.active} columns={columns} rows={shown} rowKey={byPlace} />
      <div ref={end} />
      <Unreadable count={set.unreadable} />
    </div>
  )
}

function DistributionSkeleton() {
  return (
    <div className="pad grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_260px]" aria-hidden="true">
      <div>
        <div className="h-40 border-l border-b border-line" />
        <div className="h-[1.4em] text-xs mt-1" />
      </div>
      <div className="max-md:h-18" />
    </div>
  )
}
