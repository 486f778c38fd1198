import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'

type Store = Parameters<typeof useStore>[0]

/** The state of a store; while a built page comes to life it is the state the page was built with, as React wants it. */
export const useCurrent = <S extends Store>($store: S) => useStore($store, { ssr: 'initial' })

/** The same, deferred: what is made of a new state is drawn in small steps, and the page answers meanwhile. */
export const useQuery = <S extends Store>($store: S) => useDeferredValue(useCurrent($store))
