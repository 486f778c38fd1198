import { useEffect, useMemo, useRef, useState } from 'react'

/** A part of a list; `more` when older rows may follow, `unreadable` rows were left out. */
export type Page<T> = { rows: T[]; more: boolean; unreadable: number }

type Options<T> = {
  first: Page<T>
  /** the same function at each call */
  rowKey: (row: T) => string
  /** what follows `last`; a row it repeats is dropped */
  load: (last: T, signal: AbortSignal) => Promise<Page<T>>
}

/** A list that grows by pages at the reader's wish; leaving stops the page that is on its way. */
export function usePages<T>({ first, rowKey, load }: Options<T>) {
  const [later, setLater] = useState<Page<T>>({ rows: [], more: first.more, unreadable: 0 })
  const [state, setState] = useState<{ loading: boolean; error?: unknown }>({ loading: false })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  // A refreshed first page may reach into what was loaded after the old one.
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
      // A server that repeats itself would be asked for ever.
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
