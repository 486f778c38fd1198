/** The site's name for the network of its providers. */
export const NETWORK_NAME = import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'

/** The first word of a network's name: the header has one line. */
export const shortNetwork = (network: string) => network.split(' ', 1)[0] ?? network
