import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False before hydration, true after. Controls that need scripts are disabled until then. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
