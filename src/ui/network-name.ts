/** What the site calls the network that its providers answer for. */
export const NETWORK_NAME = import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'

/** The first word of a network's name: the header has one line. */
export const shortNetwork = (network: string) => network.split(' ', 1)[0] ?? network
