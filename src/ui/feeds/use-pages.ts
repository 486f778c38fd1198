import { useEffect, useMemo, useRef, useState } from 'react'

/** A page of a list. `more`: older rows may follow; `unreadable`: number of dropped rows. */
export type Page<T> = { rows: T[]; more: boolean; unreadable: number }

type Options<T> = {
  first: Page<T>
  /** must be the same function on every render */
  rowKey: (row: T) => string
  /** loads the rows after `last`; repeated rows are dropped */
  load: (last: T, signal: AbortSignal) => Promise<Page<T>>
}

/** A list that grows by pages on request; unmounting aborts a running load. */
export function usePages<T>({ first, rowKey, load }: Options<T>) {
  const [later, setLater] = useState<Page<T>>({ rows: [], more: first.more, unreadable: 0 })
  const [state, setState] = useState<{ loading: boolean; error?: unknown }>({ loading: false })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  // A refreshed first page may overlap with later pages.
  const rows = useMemo(() => {
    const known = new Set(first.rows.map(rowKey))
    return [...first.rows, ...later.rows.filter(row => !known.has(rowKey(row)))]
  }, [first.rows, later.rows, rowKey])
  const last = rows.at(-1)

  async function loadMore() {
    if (state.loading || !last) return
    const controller = new AbortController()
    leaving.current = controller
    setState({ loading: true })
    try {
      const page = await load(last, controller.signal)
      const seen = new Set(rows.map(rowKey))
      const fresh = page.rows.filter(row => !seen.has(rowKey(row)))
      // Stop if a page repeats, which a faulty server would do forever.
      const more = page.more && fresh.length > 0
      setLater({ rows: [...later.rows, ...fresh], more, unreadable: later.unreadable + page.unreadable })
      setState({ loading: false })
    } catch (error) {
      if (!controller.signal.aborted) setState({ loading: false, error })
    }
  }

  return { rows, more: later.more, unreadable: first.unreadable + later.unreadable, ...state, loadMore }
}

export type Pages = Omit<ReturnType<typeof usePages>, 'rows'> & { rows: unknown[] }
