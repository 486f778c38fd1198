import { $location } from '../../stores/location.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** The visitor's location, null at first. */
export const useLocation = () => useQuery($location)
