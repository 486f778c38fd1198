import { NETWORK_NAME } from '../../ui/network-name.ts'

/** Origin of a file, as it says it. */
export const origin = () => ({ site: location.origin, network: NETWORK_NAME })
