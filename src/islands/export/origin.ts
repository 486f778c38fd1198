import { NETWORK_NAME } from '../../ui/network-name.ts'

/** What files say of where they come from. */
export const origin = () => ({ site: location.origin, network: NETWORK_NAME })
