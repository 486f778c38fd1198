import { NETWORK_NAME } from '../../ui/network-name.ts'

/** Origin that is written into a file. */
export const origin = () => ({ site: location.origin, network: NETWORK_NAME })
