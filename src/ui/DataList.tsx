import type { ReactNode } from 'react'

export type Column<T> = {
  label: string
  cell: (row: T) => ReactNode
  /** figures stand at the end of their column */
  end?: boolean
}

type Props<T> = {
  caption: string
  columns: Column<T>[]
  rows: T[]
  /** A live list is keyed by place: its rows change where they are, and nothing moves. */
  rowKey: (row: T, place: number) => string | number
}

/**
 * Rows under columns: a table on wide screens, a card a row on narrow ones, with the same fields in the same order.
 * Roles are spelled out because a table laid out as cards loses those it has by itself.
 */
export function DataList<T>({ caption, columns, rows, rowKey }: Props<T>) {
  return (
    <div className="max-xl:overflow-x-auto">
      <table role="table" aria-label={caption} className="w-full text-base max-md:block">
        <Head columns={columns.map(({ label, end }) => ({ label, end: end ?? false }))} />
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row, place) => (
            <tr
              key={rowKey(row, place)}
              role="row"
              className="border-b border-line last:border-b-0 hover:bg-raised max-md:(grid grid-cols-[repeat(auto-fit,minmax(136px,1fr))] gap-x-4 gap-y-2 px-4 py-3)"
            >
              {columns.map(({ label, cell, end }) => (
                <Cell key={label} label={label} end={end ?? false}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ columns }: { columns: { label: string; end: boolean }[] }) {
  return (
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row">
        {columns.map(({ label, end }) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            className={`sticky top-24 z-1 bg-surface px-3 first:pl-5 last:pr-5 h-11 whitespace-nowrap text-sm text-muted font-500 shadow-[inset_0_-1px_var(--line)] ${end ? 'text-right' : 'text-left'}`}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Cell({ label, end, children }: { label: string; end: boolean; children: ReactNode }) {
  const place = end ? 'md:text-right' : ''
  return (
    <td role="cell" className={`px-3 first:pl-5 last:pr-5 h-11 max-md:(block h-auto px-0! py-0) ${place}`}>
      <span aria-hidden="true" className="block text-xs text-faint md:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}

/** What a list of `rows` rows looks like before it is known: same heights, no words. */
export function ListSkeleton({ columns, rows }: { columns: number; rows: number }) {
  const lines = Array.from({ length: rows }, (_, i) => i)
  const cells = Array.from({ length: columns }, (_, i) => i)
  return (
    <div aria-hidden="true" className="px-4 md:px-5">
      <div className="h-11 max-md:hidden" />
      {lines.map(line => (
        <div
          key={line}
          className="border-t border-line first:border-t-0 max-md:(grid grid-cols-[repeat(auto-fit,minmax(136px,1fr))] gap-x-4 gap-y-2 py-3) md:(flex items-center h-11 gap-6)"
        >
          {cells.map(cell => (
            <div key={cell} className="flex-1 min-w-0 max-md:h-9.5">
              <span className="shimmer h-4 w-24 max-w-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
