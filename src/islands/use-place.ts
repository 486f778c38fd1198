import { useDeferredValue } from 'react'
import { $place } from '../stores/place.ts'
import { useQuery } from '../ui/use-query.ts'

/** Where the visitor is, null at first; deferred, as what a screen makes of it is drawn in small steps. */
export const usePlace = () => useDeferredValue(useQuery($place))
