import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'

export type Column<T> = {
  label: string
  /** what is in the head in place of the label, as a press that sorts by it */
  head?: ReactNode
  /** of a column that rows may be sorted by */
  sorted?: 'ascending' | 'descending' | 'none'
  /** classes for where rows are cards or two lines begin with `cards:`, those for where they are a table's with `desk:` */
  cell: (row: T) => ReactNode
  /** figures stand at the end of their column */
  end?: boolean
  /** a class for its width on a desk: where the first column has one, no value moves its neighbours */
  width?: string
  /** left out of cards, the form of lists on phones */
  wide?: boolean
  /** takes a line of the card for itself */
  line?: boolean
  /**
   * its place in rows of two lines, which a list of such columns has on narrow screens in place of cards: first line and second, start and
   * end. Columns without a place are left out there.
   */
  at?: 'lead' | 'figure' | 'sub' | 'when'
  /** left out of tables: what it shows is in another column there */
  narrow?: boolean
}

/** Below which width rows are cards: a desk's tables of many columns need more room than others. */
type Width = 'md' | 'xl'

const PLACES = { lead: 'cards:at-lead', figure: 'cards:at-figure', sub: 'cards:at-sub', when: 'cards:at-when' }

type Props<T> = {
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T, place: number) => string | number
  /** the row the reader came for */
  isMarked?: (row: T) => boolean
  /** rows are cards below this width */
  cardsBelow?: Width
}

/**
 * Rows under columns: a table on wide screens, a card a row on narrow ones, with the same fields in the same order.
 * Roles are spelled out because a table laid out as cards loses those it has by itself. Drawn again only when a prop is another, so
 * columns and keys are to be made once.
 */
export const DataList = memo(List) as typeof List

/** For a live list: its rows change where they are, and nothing moves. */
export const byPlace = (_: unknown, place: number) => place

/** Rows of the first render, more than fit on a screen. The rest is rendered after they are painted. */
const INITIAL = 24

const hasLines = <T,>(columns: Column<T>[]) => columns.some(({ at }) => at)

function List<T>({ caption, columns, rows: all, rowKey, isMarked, cardsBelow = 'md' }: Props<T>) {
  const [limit, setLimit] = useState(INITIAL)
  useEffect(() => startTransition(() => setLimit(Number.POSITIVE_INFINITY)), [])
  // A screen scrolls to the marked row as soon as there are rows.
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

/** Rows of one body of a table. Far ones are left out of layout as one: a mark a row would cost a browser as much as it saves. */
const BODY = 50

type BodyProps<T> = Pick<Props<T>, 'columns' | 'rows' | 'rowKey'> & {
  /** the place of its first row in the list */
  first: number
  isMarked: Props<T>['isMarked'] | undefined
}

const isSameBody = <T,>(was: BodyProps<T>, is: BodyProps<T>) =>
  was.columns === is.columns &&
  was.isMarked === is.isMarked &&
  was.rows.length === is.rows.length &&
  was.rows.every((row, place) => row === is.rows[place])

// Drawn again only when a row of it is another, as rows are: a page that joins a list of thousands draws its own rows.
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

// It sticks to the window on a desk alone: a table that scrolls sideways is its own scroll container.
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

/** `lines`: rows of two lines on narrow screens. */
type SkeletonProps = { columns: number; rows: number; cardsBelow?: Width; lines?: boolean }

/** Skeleton of a list of `rows` rows: same heights, no words. */
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
