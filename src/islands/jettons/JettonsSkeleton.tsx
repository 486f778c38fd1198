import { ListSkeleton } from '../../ui/base/DataList.tsx'

/** Number of cards in the first render: those that fit on a wide screen. */
export const CARDS = 12
const places = Array.from({ length: CARDS }, (_, i) => i)

/** Grid of cards; rows on phones. */
export const GRID = 'md:(grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3 p-4)'

/** Placeholder of a page of jettons while it loads. */
export function JettonsSkeleton({ view }: { view: 'cards' | 'table' }) {
  if (view === 'table') return <ListSkeleton columns={7} rows={20} lines />
  return (
    <div aria-hidden="true" className={GRID}>
      {places.map(card => (
        <div key={card} className="md:(panel bg-bg p-4 h-71) max-md:(px-4 py-2.5 h-16 border-t border-line)">
          <span className="shimmer w-10 h-10 !rounded-full" />
          <span className="shimmer h-5 w-32 ml-3" />
        </div>
      ))}
    </div>
  )
}
