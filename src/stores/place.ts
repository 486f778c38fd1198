import { atom, onMount } from 'nanostores'

/** Where the visitor is; null until the page is alive in a browser, because one built page answers for many paths. */
export type Place = { pathname: string; query: URLSearchParams }

export const $place = atom<Place | null>(null)

onMount($place, () => {
  if (typeof location === 'undefined') return
  $place.set({ pathname: location.pathname, query: new URLSearchParams(location.search) })
})
