import { useDeferredValue } from 'react'
import { $location } from '../../stores/location.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Where the visitor is, null at first; deferred, as what a screen makes of it is drawn in small steps. */
export const useLocation = () => useDeferredValue(useQuery($location))
