import { useSyncExternalStore } from 'react'

/** Width below which rows have two lines: `md` in the styles. */
const NARROW = '(max-width: 719.98px)'

function subscribe(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True on narrow screens. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
