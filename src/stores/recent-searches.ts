import { type Recent, readRecent, withRecent } from '../domain/search/recent.ts'
import { STORAGE_PREFIX } from '../providers/http/browser.ts'

const KEY = `${STORAGE_PREFIX}searches`

/** Searches in this browser, newest first; empty if storage is forbidden. */
export function recentSearches(): Recent[] {
  try {
    return readRecent(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function write(list: readonly Recent[]) {
  try {
    if (list.length > 0) localStorage.setItem(KEY, JSON.stringify(list))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or forbidden: the search is not remembered.
  }
}

export const rememberSearch = (search: Recent) => write(withRecent(recentSearches(), search))

export const forgetSearch = (path: string) => write(recentSearches().filter(row => row.path !== path))

export const forgetSearches = () => write([])
