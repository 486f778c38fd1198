import { $location } from '../../stores/location.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** The page's location; null before hydration. */
export const useLocation = () => useQuery($location)
