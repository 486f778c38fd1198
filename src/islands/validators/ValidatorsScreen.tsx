import { lazy, type ReactNode, useDeferredValue, useMemo } from 'react'
import * as listsWords from '#words/lists.ts'
import * as validatorsWords from '#words/validators.ts'
import {
  byStake,
  sortValidators,
  VALIDATOR_SORTS,
  type ValidatorSet,
  type ValidatorSort,
} from '../../domain/network/validator.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { problemOf, suppliedText } from '../../domain/text/problem.ts'
import { setQuery } from '../../stores/location.ts'
import { $validators } from '../../stores/validators.ts'
import { byPlace, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Select } from '../../ui/parts/Select.tsx'
import { explain } from '../../ui/query/explain.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { SourceLine } from '../../ui/query/SourceLine.tsx'
import { useChoice } from '../shared/use-choice.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { validatorColumns } from './columns.tsx'
import { RoundPanel } from './RoundPanel.tsx'
import { DistributionSkeleton, StakeDistribution } from './StakeDistribution.tsx'
import { ValidatorTiles } from './ValidatorTiles.tsx'

// The other list is there most of the time.
const ElectedPanel = lazy(() => import('./ElectedPanel.tsx'))

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

const SORTS = [
  { key: 'stake', name: validatorsWords.byStake },
  { key: '-stake', name: validatorsWords.byStakeUp },
  { key: 'place', name: validatorsWords.byPlace },
  { key: '-place', name: validatorsWords.byPlaceDown },
  { key: 'address', name: validatorsWords.byAddress },
  { key: '-address', name: validatorsWords.byAddressDown },
  { key: 'adnl', name: validatorsWords.byAdnl },
  { key: '-adnl', name: validatorsWords.byAdnlDown },
] as const

// The same function at every drawing, as columns are made once.
const chooseSort = (sort: ValidatorSort) => setQuery({ sort: sort === 'stake' ? null : sort })

/** The validators of the running round, and how the stake is spread over them. */
export default withAddressBook(function ValidatorsScreen() {
  const state = useQuery($validators())
  const set = state.status === 'ready' ? state.value : null
  const [sort] = useChoice('sort', VALIDATOR_SORTS)
  const isEmpty = set?.validators.length === 0
  return (
    <>
      <ValidatorTiles />
      <RoundPanel set={set} />
      {state.status !== 'failed' && !isEmpty && (
        <Panel title={validatorsWords.distribution}>
          {set ? <StakeDistribution set={set} /> : <DistributionSkeleton />}
          {state.status === 'ready' ? <SourceLine query={$validators()} state={state} /> : <div className="min-h-9" />}
        </Panel>
      )}
      <Panel
        title={validatorsWords.active}
        aside={<span className="label">{set ? validatorsWords.listed(groupDigits(set.validators.length)) : ''}</span>}
      >
        <p className="md:hidden px-4 py-2 border-b border-line">
          <Select label={listsWords.sortBy} options={SORTS} chosen={sort} onChoose={chooseSort} />
        </p>
        <Loaded
          query={$validators()}
          actions={saveList}
          failed={validatorsWords.failed}
          failedAs={failedAs}
          empty={{ title: validatorsWords.none, when: ({ validators }) => validators.length === 0 }}
          loading={<ListSkeleton columns={4} rows={20} />}
        >
          {latest => <List latest={latest} sort={sort} />}
        </Loaded>
      </Panel>
      {state.status === 'failed' && (
        <LazyBoundary>
          <ElectedPanel />
        </LazyBoundary>
      )}
    </>
  )
})

const differs = (a: ValidatorSet, b: ValidatorSet) =>
  b.validators.filter(({ stake, address }, i) => {
    const other = a.validators[i]
    return other?.stake !== stake || other.address !== address
  }).length

function List({ latest, sort }: { latest: ValidatorSet; sort: ValidatorSort }) {
  const { shown: set, release, list } = useHeld(latest)
  // The press is drawn before the list that it sorts.
  const order = useDeferredValue(sort)
  const sorted = useMemo(() => sortValidators(set.validators, order), [set, order])
  const largest = useMemo(() => byStake(set.validators)[0]?.stake ?? '0', [set])
  const { shown, end } = useGrowing(sorted)
  const total = set.totalStake ?? sumAmounts(sorted.map(({ stake }) => stake))
  const columns = useMemo(() => validatorColumns(total, largest, sort, chooseSort), [total, largest, sort])
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
