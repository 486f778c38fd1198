/** What the site calls the network that its providers answer for. */
export const NETWORK_NAME = import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'
