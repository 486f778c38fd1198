import { useStore } from '@nanostores/react'

type Store = Parameters<typeof useStore>[0]

/** The state of a store; while a built page comes to life it is the state the page was built with, as React wants it. */
export const useQuery = <S extends Store>($store: S) => useStore($store, { ssr: 'initial' })
