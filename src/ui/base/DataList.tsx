import { memo, type ReactNode } from 'react'

export type Column<T> = {
  label: string
  /** what stands in the head in place of the label, as a press that sorts by it */
  head?: ReactNode
  /** of a column that rows may be sorted by */
  sorted?: 'ascending' | 'descending' | 'none'
  cell: (row: T) => ReactNode
  /** figures stand at the end of their column */
  end?: boolean
  /** a class for its width on a desk: where the first column has one, no value moves its neighbours */
  width?: string
  /** left out of cards: nobody reads it on a phone */
  wide?: boolean
  /** takes a line of the card for itself */
  line?: boolean
  /**
   * its place in rows of two lines, which a list of such columns has on narrow screens in place of cards: first line and second, start and
   * end. Columns without a place are left out there.
   */
  at?: 'lead' | 'figure' | 'sub' | 'when'
  /** left out of tables: what it shows stands in another column there */
  narrow?: boolean
}

/** Below which width rows are cards: a desk's tables of many columns need more room than others. */
type Width = 'md' | 'xl'

// Spelled out twice, because styles are made from the classes that stand in the source.
const LAYOUTS = {
  md: {
    table: 'max-md:block',
    head: 'max-md:sr-only',
    row: 'max-md:(as-card px-4)',
    cell: 'max-md:(h-auto px-0! py-0)',
    shown: 'max-md:block',
    left: 'max-md:hidden',
    narrow: 'md:hidden',
    line: 'max-md:col-span-full',
    end: 'md:text-right',
    label: 'md:hidden',
    bones: 'max-md:as-card md:(flex items-center h-11 gap-6)',
    bone: 'max-md:h-9.5',
    linesBones: 'flex items-center h-11 gap-6 max-md:h-16',
    lines: 'max-md:two-lines',
    lead: 'max-md:at-lead',
    figure: 'max-md:at-figure',
    sub: 'max-md:at-sub',
    when: 'max-md:at-when',
  },
  xl: {
    table: 'max-xl:block',
    head: 'max-xl:sr-only',
    row: 'max-xl:(as-card px-4)',
    cell: 'max-xl:(h-auto px-0! py-0)',
    shown: 'max-xl:block',
    left: 'max-xl:hidden',
    narrow: 'xl:hidden',
    line: 'max-xl:col-span-full',
    end: 'xl:text-right',
    label: 'xl:hidden',
    bones: 'max-xl:as-card xl:(flex items-center h-11 gap-6)',
    bone: 'max-xl:h-9.5',
    linesBones: 'flex items-center h-11 gap-6 max-xl:h-16',
    lines: 'max-xl:two-lines',
    lead: 'max-xl:at-lead',
    figure: 'max-xl:at-figure',
    sub: 'max-xl:at-sub',
    when: 'max-xl:at-when',
  },
} satisfies Record<Width, object>
type Layout = (typeof LAYOUTS)[Width]

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

const hasLines = <T,>(columns: Column<T>[]) => columns.some(({ at }) => at)

function List<T>({ caption, columns, rows, rowKey, isMarked, cardsBelow = 'md' }: Props<T>) {
  const layout = LAYOUTS[cardsBelow]
  return (
    <div className="max-xl:overflow-x-auto">
      <table
        role="table"
        aria-label={caption}
        className={`w-full text-base ${layout.table} ${columns[0]?.width ? 'xl:table-fixed' : ''}`}
      >
        <Head columns={columns} layout={layout} />
        <tbody role="rowgroup" className={layout.table}>
          {rows.map((row, place) => (
            <Row key={rowKey(row, place)} isMarked={isMarked?.(row)} {...{ columns, row, layout }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<T> = { columns: Column<T>[]; row: T; isMarked: boolean | undefined; layout: Layout }

// Drawn again only when the row is another: a page that joins a list of thousands draws its own rows.
const Row = memo(function Row<T>({ columns, row, isMarked, layout }: RowProps<T>) {
  const lines = hasLines(columns)
  return (
    <tr
      role="row"
      aria-current={isMarked || undefined}
      className={`marked border-b border-line last:border-b-0 hover:bg-raised ${lines ? layout.lines : layout.row}`}
    >
      {columns.map(column => (
        <td
          key={column.label}
          role="cell"
          className={`px-3 first:pl-5 last:pr-5 h-11 ${layout.cell} ${placeOf(column, layout, lines)}`}
        >
          {!lines && (
            <span aria-hidden="true" className={`block text-xs text-faint ${layout.label}`}>
              {column.label}
            </span>
          )}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <T>(props: RowProps<T>) => ReactNode

// It sticks to the window on a desk alone: a table that may be pushed sideways is a window of its own.
function Head<T>({ columns, layout }: { columns: Column<T>[]; layout: Layout }) {
  return (
    <thead role="rowgroup" className={layout.head}>
      <tr role="row">
        {columns.map(({ label, head, sorted, end, narrow, width = '' }) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            aria-sort={sorted}
            className={`xl:sticky xl:top-24 xl:z-1 bg-surface px-3 first:(pl-5 rounded-tl-panel) last:(pr-5 rounded-tr-panel) h-11 whitespace-nowrap text-sm text-muted font-500 [box-shadow:inset_0_-1px_var(--line)] ${end ? 'text-right' : 'text-left'} ${narrow ? layout.narrow : ''} ${width}`}
          >
            {head ?? label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function placeOf<T>({ end, wide, line, at, narrow }: Column<T>, layout: Layout, hasLines: boolean): string {
  const aside = `${end ? layout.end : ''} ${narrow ? layout.narrow : ''}`
  if (hasLines) return `${aside} ${at ? layout[at] : layout.left}`
  return `${aside} ${wide ? layout.left : layout.shown} ${line ? layout.line : ''}`
}

/** `lines`: rows of two lines on narrow screens. */
type SkeletonProps = { columns: number; rows: number; cardsBelow?: Width; lines?: boolean }

/** What a list of `rows` rows looks like before it is known: same heights, no words. */
export function ListSkeleton({ columns, rows, cardsBelow = 'md', lines = false }: SkeletonProps) {
  const layout = LAYOUTS[cardsBelow]
  const all = Array.from({ length: rows }, (_, i) => i)
  const cells = Array.from({ length: columns }, (_, i) => i)
  return (
    <div aria-hidden="true" className="waiting px-4 md:px-5">
      <div className={`h-11 ${layout.left}`} />
      {all.map(line => (
        <div key={line} className={`border-t border-line first:border-t-0 ${lines ? layout.linesBones : layout.bones}`}>
          {cells.map(cell => (
            <div key={cell} className={`flex-1 min-w-0 ${lines ? cell > 1 && layout.left : layout.bone}`}>
              <span className="bone h-4 w-24 max-w-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
