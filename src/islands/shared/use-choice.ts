import { $location, setQuery } from '../../stores/location.ts'
import { useCurrent } from '../../ui/live/use-query.ts'

/** A choice among `keys` (default: the first) in the query parameter `name`. Choosing removes the parameters in `resets`. */
export function useChoice<K extends string>(
  name: string,
  keys: readonly [K, ...K[]],
  resets: string[] = [],
): [K, (key: K) => void] {
  const asked = useCurrent($location)?.query.get(name)
  const chosen = keys.find(key => key === asked) ?? keys[0]
  const set = (key: K) =>
    setQuery({ ...Object.fromEntries(resets.map(other => [other, null])), [name]: key === keys[0] ? null : key })
  return [chosen, set]
}

/** Page number of a list, from 1, in a query parameter; `first` by default. */
export function usePage(name = 'page', first = 1): [number, (page: number) => void] {
  const asked = useCurrent($location)?.query.get(name) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : first
  return [page, to => setQuery({ [name]: to === first ? null : String(to) })]
}
