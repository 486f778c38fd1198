import { atom, onMount } from 'nanostores'

/** The page's location. Null until hydration, because one built page serves many paths. */
export type PageLocation = { pathname: string; query: URLSearchParams }

export const $location = atom<PageLocation | null>(null)

const readLocation = () => $location.set({ pathname: location.pathname, query: new URLSearchParams(location.search) })

onMount($location, () => {
  if (typeof location === 'undefined') return
  readLocation()
  addEventListener('popstate', readLocation)
  return () => removeEventListener('popstate', readLocation)
})

/**
 * Sets query parameters, or removes those that are null. Adds a history entry that Back undoes, or replaces the current one with
 * `replaceState`.
 */
export function setQuery(choices: Record<string, string | null>, step: 'pushState' | 'replaceState' = 'pushState') {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(choices)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href === location.href) return
  history[step](null, '', url)
  readLocation()
}
