import type { ReactNode } from 'react'

const COLUMNS = {
  pictures: 'grid-cols-[repeat(auto-fill,minmax(150px,1fr))] md:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]',
  // Rows of a list on phones.
  lines: 'md:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] max-md:(grid-cols-[minmax(0,1fr)] gap-0! p-0!)',
}
const BOXES = { pictures: 'aspect-3/4', lines: 'h-16 max-md:(rounded-0 mt-px)' }

type Kind = keyof typeof COLUMNS

/** Grid of cards: image above the text, or beside it. */
export function CardGrid({ kind, children }: { kind: Kind; children: ReactNode }) {
  return <ul className={`grid ${COLUMNS[kind]} gap-3 pad`}>{children}</ul>
}

/** Placeholder of cards while they load. */
export const CardGridSkeleton = ({ kind }: { kind: Kind }) => (
  <CardGrid kind={kind}>
    {Array.from({ length: 6 }, (_, box) => (
      <li key={box} aria-hidden="true" className={`shimmer ${BOXES[kind]}`} />
    ))}
  </CardGrid>
)
