import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { $place } from '../stores/place.ts'

/** Where the visitor is, null at first; deferred, as what a screen makes of it is drawn in small steps. */
export const usePlace = () => useDeferredValue(useStore($place, { ssr: 'initial' }))
