type Props = {
  label: string
  /** how the rows are sorted by this column now */
  sorted: 'ascending' | 'descending' | 'none'
  onPress: () => void
}

/**
 * The head of a column that sorts its rows, after the WAI-ARIA pattern of a sortable table: a button in the head, whose cell says
 * `aria-sort`. Rows that are cards have no such head: they are sorted elsewhere.
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
