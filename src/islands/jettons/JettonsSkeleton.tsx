import { ListSkeleton } from '../../ui/base/DataList.tsx'

/** Cards of the first render: as many as fit on a wide screen. */
export const CARDS = 12
const places = Array.from({ length: CARDS }, (_, i) => i)

/** The place of a page of jettons while it is on its way. */
export function JettonsSkeleton({ view }: { view: 'cards' | 'table' }) {
  if (view === 'table') return <ListSkeleton columns={5} rows={20} />
  return (
    <div aria-hidden="true" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3 p-3 md:p-4">
      {places.map(card => (
        <div key={card} className="panel bg-bg p-4 h-60">
          <span className="shimmer w-10 h-10 !rounded-full" />
          <span className="shimmer h-5 w-32 ml-3" />
        </div>
      ))}
    </div>
  )
}
