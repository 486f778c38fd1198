import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'

export type Column<T> = {
  label: string
  /** replaces the label in the heading, such as by a sort button */
  head?: ReactNode
  /** sort order of a sortable column */
  sorted?: 'ascending' | 'descending' | 'none'
  /** content; classes for cards or rows of two lines begin with `cards:`, those for table rows with `desk:` */
  cell: (row: T) => ReactNode
  /** aligned to the end, for numbers */
  end?: boolean
  /** class for the width on wide screens; with one on the first column, no value moves its neighbours */
  width?: string
  /** omitted from cards, the layout on phones */
  wide?: boolean
  /** takes a full line of the card */
  line?: boolean
  /**
   * position in rows of two lines, which replace cards on narrow screens if columns have positions: first and second line, start and end.
   * Columns without one are then omitted.
   */
  at?: 'lead' | 'figure' | 'sub' | 'when'
  /** omitted from tables, where another column has this content */
  narrow?: boolean
}

/** Width below which rows are cards: tables of many columns need `xl`. */
type Width = 'md' | 'xl'

const PLACES = { lead: 'cards:at-lead', figure: 'cards:at-figure', sub: 'cards:at-sub', when: 'cards:at-when' }

type Props<T> = {
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T, place: number) => string | number
  /** true for the highlighted row */
  isMarked?: (row: T) => boolean
  /** rows are cards below this width */
  cardsBelow?: Width
}

/**
 * A list: a table on wide screens, a card per row on narrow ones, with the same fields in the same order. ARIA roles are explicit, because
 * a table laid out as cards loses its implicit ones. Memoized: columns and key functions must be stable.
 */
export const DataList = memo(List) as typeof List

/** Key by position, for live lists: rows change in place and nothing moves. */
export const byPlace = (_: unknown, place: number) => place

/** Rows of the first render, more than fit on a screen. Others are rendered after the first paint. */
export const INITIAL_ROWS = 24

const hasLines = <T,>(columns: Column<T>[]) => columns.some(({ at }) => at)

function List<T>({ caption, columns, rows: all, rowKey, isMarked, cardsBelow = 'md' }: Props<T>) {
  const [limit, setLimit] = useState(INITIAL_ROWS)
  useEffect(() => startTransition(() => setLimit(Number.POSITIVE_INFINITY)), [])
  // Include the marked row, to which the screen scrolls as soon as there are rows.
  const rows = all.slice(0, Math.max(limit, isMarked ? all.findIndex(isMarked) + 1 : 0))
  return (
    <div className="max-xl:overflow-x-auto" data-cards={cardsBelow}>
      <table
        role="table"
        aria-label={caption}
        className={`w-full text-base cards:block ${columns[0]?.width ? 'xl:table-fixed' : ''}`}
      >
        <Head columns={columns} />
        {Array.from({ length: Math.ceil(rows.length / BODY) }, (_, at) => (
          <Body
            key={at}
            rows={rows.slice(at * BODY, (at + 1) * BODY)}
            first={at * BODY}
            {...{ rowKey, isMarked, columns }}
          />
        ))}
      </table>
    </div>
  )
}

/** Rows per table body. Distant bodies are skipped in layout as a unit: per row this would cost as much as it saves. */
const BODY = 50

type BodyProps<T> = Pick<Props<T>, 'columns' | 'rows' | 'rowKey'> & {
  /** index of its first row in the list */
  first: number
  isMarked: Props<T>['isMarked'] | undefined
}

const isSameBody = <T,>(was: BodyProps<T>, is: BodyProps<T>) =>
  was.columns === is.columns &&
  was.isMarked === is.isMarked &&
  was.rows.length === is.rows.length &&
  was.rows.every((row, place) => row === is.rows[place])

// Memoized by its rows: a page added to a long list only renders its own rows.
const Body = memo(function Body<T>({ columns, rows, rowKey, first, isMarked }: BodyProps<T>) {
  const isFull = rows.length === BODY && hasLines(columns)
  return (
    <tbody role="rowgroup" className={`group cards:block ${isFull ? 'cards:far-lines' : ''}`}>
      {rows.map((row, place) => (
        <Row key={rowKey(row, first + place)} isMarked={isMarked?.(row)} {...{ columns, row }} />
      ))}
    </tbody>
  )
}, isSameBody) as <T>(props: BodyProps<T>) => ReactNode

type RowProps<T> = { columns: Column<T>[]; row: T; isMarked: boolean | undefined }

const Row = memo(function Row<T>({ columns, row, isMarked }: RowProps<T>) {
  const lines = hasLines(columns)
  return (
    <tr
      role="row"
      aria-current={isMarked || undefined}
      className={`marked border-b border-line group-last:last:border-b-0 hover:bg-raised ${lines ? 'cards:two-lines' : 'cards:(as-card px-4)'}`}
    >
      {columns.map(column => (
        <td
          key={column.label}
          role="cell"
          className={`px-3 first:pl-5 last:pr-5 h-11 cards:(h-auto px-0! py-0) ${placeOf(column, lines)}`}
        >
          {!lines && (
            <span aria-hidden="true" className="block text-xs text-faint desk:hidden">
              {column.label}
            </span>
          )}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <T>(props: RowProps<T>) => ReactNode

// Sticky on wide screens only: a table that scrolls sideways is its own scroll container.
function Head<T>({ columns }: { columns: Column<T>[] }) {
  return (
    <thead role="rowgroup" className="cards:sr-only">
      <tr role="row">
        {columns.map(({ label, head, sorted, end, narrow, width = '' }) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            aria-sort={sorted}
            className={`column-head ${end ? 'text-right' : 'text-left'} ${narrow ? 'desk:hidden' : ''} ${width}`}
          >
            {head ?? label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function placeOf<T>({ end, wide, line, at, narrow }: Column<T>, hasLines: boolean): string {
  const aside = `${end ? 'desk:text-right' : ''} ${narrow ? 'desk:hidden' : ''}`
  if (hasLines) return `${aside} ${at ? PLACES[at] : 'cards:hidden'}`
  return `${aside} ${wide ? 'cards:hidden' : 'cards:block'} ${line ? 'cards:col-span-full' : ''}`
}

/** `lines`: rows have two lines on narrow screens. */
type SkeletonProps = { columns: number; rows: number; cardsBelow?: Width; lines?: boolean }

/** Skeleton of a list of `rows` rows with the same heights, without text. */
export function ListSkeleton({ columns, rows, cardsBelow = 'md', lines = false }: SkeletonProps) {
  const all = Array.from({ length: rows }, (_, i) => i)
  const cells = Array.from({ length: columns }, (_, i) => i)
  const bones = lines ? 'flex items-center h-11 gap-6 cards:h-16' : 'cards:as-card desk:(flex items-center h-11 gap-6)'
  return (
    <div aria-hidden="true" className="waiting px-4 md:px-5" data-cards={cardsBelow}>
      <div className="h-11 cards:hidden" />
      {all.map(line => (
        <div key={line} className={`border-t border-line first:border-t-0 ${bones}`}>
          {cells.map(cell => (
            <div key={cell} className={`flex-1 min-w-0 ${lines ? cell > 1 && 'cards:hidden' : 'cards:h-9.5'}`}>
              <span className="bone h-4 w-24 max-w-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
