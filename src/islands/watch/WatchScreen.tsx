import { lazy, useMemo } from 'react'
import { ownEntries } from '../../domain/names/own.ts'
import { $own, $unreadableNames } from '../../stores/base/own-names.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { useHydrated } from '../../ui/parts/use-hydrated.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { OtherNames } from './OtherNames.tsx'
import { WatchedList } from './WatchedList.tsx'

// Lazy: below the fold.
const NamesFile = lazy(() => import('./NamesFile.tsx'))

/** Addresses that the visitor watches or has named, with export and import. */
export default withAddressBook(function WatchScreen() {
  const own = useQuery($own)
  const isReadable = useQuery($unreadableNames) === null
  const isHere = useHydrated()
  const rows = useMemo(() => ownEntries(own).map(([raw, entry]) => ({ raw, own: entry })), [own])
  // Saved data is unknown before hydration.
  if (!isHere) return <div className="panel min-h-60" aria-busy="true" />
  return (
    <>
      {isReadable && <WatchedList rows={rows.filter(row => row.own.watched)} />}
      <OtherNames rows={rows.filter(row => !row.own.watched)} />
      <LazyBoundary fallback={<div className="min-h-40" />}>
        <NamesFile own={own} />
      </LazyBoundary>
    </>
  )
})
