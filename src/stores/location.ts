import { atom, onMount } from 'nanostores'

/** The visitor's location; null until the page is hydrated, because one built page answers for many paths. */
export type PageLocation = { pathname: string; query: URLSearchParams }

export const $location = atom<PageLocation | null>(null)

const readLocation = () => $location.set({ pathname: location.pathname, query: new URLSearchParams(location.search) })

onMount($location, () => {
  if (typeof location === 'undefined') return
  readLocation()
  addEventListener('popstate', readLocation)
  return () => removeEventListener('popstate', readLocation)
})

/** Puts choices into the page's query string, null ones out of it: a step of the history, so that Back undoes it, or `replaceState` without one. */
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
