/** The site's name for the network of its providers. */
export const NETWORK_NAME = import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'
