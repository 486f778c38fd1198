import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'

type Store = Parameters<typeof useStore>[0]

/** State of a store; during hydration the state at build time, as React requires. */
export const useCurrent = <S extends Store>($store: S) => useStore($store, { ssr: 'initial' })

/** Deferred state of a store: rendering a new state does not block the page. */
export const useQuery = <S extends Store>($store: S) => useDeferredValue(useCurrent($store))
