import { useSyncExternalStore } from 'react'

/** Width below which rows have two lines: the `md` of the styles. */
const NARROW = '(max-width: 719.98px)'

function subscribe(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True on a phone. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
