type Props = {
  label: string
  /** current sort order of this column */
  sorted: 'ascending' | 'descending' | 'none'
  onPress: () => void
}

/**
 * Heading of a sortable column (WAI-ARIA sortable table: a button, and `aria-sort` on the cell). Rows shown as cards have no headings and
 * are sorted elsewhere.
 */
export function SortHead({ label, sorted, onPress }: Props) {
  return (
    <>
      <span className="desk:hidden">{label}</span>
      <button
        type="button"
        className={`inline-flex items-center gap-1 min-h-6 bg-transparent cursor-pointer hover:text-text cards:hidden ${sorted === 'none' ? '' : 'text-text'}`}
        onClick={onPress}
      >
        {label}
        <span aria-hidden="true" className={sorted === 'none' ? 'text-faint' : 'text-accent'}>
          {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : '↕'}
        </span>
      </button>
    </>
  )
}
