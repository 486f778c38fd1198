import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the built page, true once it is live: what is in the built page and acts only with scripts is disabled until then. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
