import { lazy, type ReactNode } from 'react'
import * as listsWords from '#words/lists.ts'
import * as validatorsWords from '#words/validators.ts'
import { VALIDATOR_SORTS } from '../../domain/network/validator-sort.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { problemOf, suppliedText } from '../../domain/text/problem.ts'
import { $validators } from '../../stores/validators.ts'
import { ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { FoldedPanel } from '../../ui/parts/FoldedPanel.tsx'
import { Select } from '../../ui/parts/Select.tsx'
import { explain } from '../../ui/query/explain.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { SourceLine } from '../../ui/query/SourceLine.tsx'
import { useChoice } from '../shared/use-choice.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { RoundPanel } from './RoundPanel.tsx'
import { StakeDistribution } from './StakeDistribution.tsx'
import { chooseSort, ValidatorList } from './ValidatorList.tsx'
import { ValidatorTiles } from './ValidatorTiles.tsx'

// Lazy: only shown when the list of validators fails to load.
const ElectedPanel = lazy(() => import('./ElectedPanel.tsx'))

/** Title and text for an explanation by the provider, and for an unreadable list, which are not failed requests. Undefined for others. */
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
  return problemOf(error)?.kind === 'malformed' ? { title: validatorsWords.fallback, why: explain(error) } : undefined
}

const SORTS = [
  { key: 'weight', name: validatorsWords.byWeight },
  { key: '-weight', name: validatorsWords.byWeightUp },
  { key: 'stake', name: validatorsWords.byStake },
  { key: '-stake', name: validatorsWords.byStakeUp },
  { key: 'address', name: validatorsWords.byAddress },
  { key: '-address', name: validatorsWords.byAddressDown },
  { key: 'adnl', name: validatorsWords.byAdnl },
  { key: '-adnl', name: validatorsWords.byAdnlDown },
] as const

/** The current validators, and the distribution of stake. */
export default withAddressBook(function ValidatorsScreen() {
  const state = useQuery($validators())
  const set = state.status === 'ready' ? state.value : null
  const [sort] = useChoice('sort', VALIDATOR_SORTS)
  const isEmpty = set?.validators.length === 0
  return (
    <>
      <ValidatorTiles set={set} />
      <RoundPanel set={set} />
      {state.status !== 'failed' && !isEmpty && (
        <FoldedPanel title={validatorsWords.distribution}>
          {state.status === 'ready' ? (
            <>
              <StakeDistribution set={state.value} />
              <SourceLine query={$validators()} state={state} />
            </>
          ) : (
            <div className="min-h-92" />
          )}
        </FoldedPanel>
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
          empty={{ title: validatorsWords.none, when: () => isEmpty }}
          loading={<ListSkeleton columns={6} rows={20} cardsBelow="xl" lines />}
        >
          {latest => <ValidatorList latest={latest} sort={sort} />}
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
