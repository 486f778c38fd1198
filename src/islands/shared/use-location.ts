import { $location } from '../../stores/location.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Where the visitor is, null at first. */
export const useLocation = () => useQuery($location)
