import { useEffect } from 'react'

const REFETCH_MS = 8000
/** Maximum age of the page at which unfinished values are refetched. */
const MAX_REFETCH_MS = 300_000

/** Refetches an unfinished value of a query at intervals while the tab is visible. */
export function useRefreshWhile(isUnfinished: boolean, query: { refresh: () => void }, value: unknown): void {
  useEffect(() => {
    if (!isUnfinished || performance.now() > MAX_REFETCH_MS) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') query.refresh()
    }, REFETCH_MS)
    return () => clearInterval(timer)
  }, [isUnfinished, query, value])
}
