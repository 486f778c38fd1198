import { lazy, useCallback, useDeferredValue, useMemo } from 'react'
import * as validatorsWords from '#words/validators.ts'
import type { ValidatorSet } from '../../domain/network/validator.ts'
import { sortValidators, type ValidatorSort } from '../../domain/network/validator-sort.ts'
import { type Ranked, rankValidators, weightOf } from '../../domain/network/weight.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { setQuery } from '../../stores/location.ts'
import { parseAddress } from '../../ton/address.ts'
import { byPlace, DataList } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { ListNote, Unreadable } from '../../ui/base/ListNote.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { useFolded } from '../../ui/lists/use-folded.ts'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useScrollToMarked } from '../../ui/lists/use-scroll-to-marked.ts'
import { usePage } from '../shared/use-choice.ts'
import { useLocation } from '../shared/use-location.ts'
import { validatorColumns } from './columns.tsx'
import { type Completeness, useCompleteness } from './use-completeness.ts'

const Pager = lazy(() => import('../../ui/lists/Pager.tsx'))

/** Validators per page. */
const PAGE = 100
const LIST = 'validators'

// Stable identity, as columns are memoized.
export const chooseSort = (sort: ValidatorSort) => setQuery({ sort: sort === 'weight' ? null : sort, page: null })

const differs = (a: ValidatorSet, b: ValidatorSet) =>
  b.validators.filter(({ stake, address }, i) => {
    const other = a.validators[i]
    return other?.stake !== stake || other.address !== address
  }).length

/** Reasons for unknown weights. */
const WITHOUT_WEIGHTS: Partial<Record<Completeness, string>> = {
  incomplete: validatorsWords.notAllListed,
  unknown: validatorsWords.maybeNotAllListed,
}

/** Validators by weight, in pages; `?validator=` opens the page of one and marks its row. */
export function ValidatorList({ latest, sort }: { latest: ValidatorSet; sort: ValidatorSort }) {
  const { shown: set, release, list } = useHeld(latest)
  // Deferred: the pressed button is rendered before the sorted list.
  const order = useDeferredValue(sort)
  const completeness = useCompleteness(set)
  // A held list may be of a former round.
  const why = WITHOUT_WEIGHTS[completeness === 'incomplete' && set !== latest ? 'unknown' : completeness]
  const isWhole = !why
  const ranked = useMemo(() => rankValidators(set.validators, isWhole), [set, isWhole])
  const sorted = useMemo(() => sortValidators(ranked, order), [ranked, order])
  const total = useMemo(() => (isWhole ? sumAmounts(ranked.map(weightOf)) : '0'), [ranked, isWhole])
  const columns = useMemo(() => validatorColumns(total, sort, chooseSort), [total, sort])
  // Files and prints contain all validators.
  const { rest } = useFolded(sorted, 0)
  const size = rest > 0 ? PAGE : Math.max(PAGE, sorted.length)
  const pages = Math.ceil(sorted.length / size)
  const asked = parseAddress(useLocation()?.query.get('validator') ?? '')?.raw
  const isMarked = useCallback(({ address }: Ranked) => asked !== undefined && address === asked, [asked])
  const place = sorted.findIndex(isMarked)
  const [page, goTo] = usePage('page', Math.floor(Math.max(0, place) / size) + 1)
  const at = Math.min(page, pages)
  const rows = useMemo(() => sorted.slice((at - 1) * size, at * size), [sorted, at, size])
  const { shown, end } = useGrowing(rows, { atLeast: rows.findIndex(isMarked) + 1 })
  useScrollToMarked(LIST, place >= 0)
  return (
    <div ref={list} id={LIST}>
      <NewRows count={differs(set, latest)} words={validatorsWords.changed} onShow={release} />
      <DataList
        caption={validatorsWords.active}
        columns={columns}
        rows={shown}
        rowKey={byPlace}
        isMarked={isMarked}
        cardsBelow="xl"
      />
      <div ref={end} />
      <ListNote>
        {why ?? (ranked[0]?.counted == null ? validatorsWords.weightUnknown : validatorsWords.weightNote)}
      </ListNote>
      <Unreadable count={set.unreadable} />
      {pages > 1 && (
        <LazyBoundary fallback={<div className="min-h-14" />}>
          <Pager page={at} size={size} count={rows.length} last={at === pages} controls={LIST} onGo={goTo} />
        </LazyBoundary>
      )}
    </div>
  )
}
