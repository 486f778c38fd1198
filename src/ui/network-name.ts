/** The site's name for the network of its providers. */
export const NETWORK_NAME = import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet'

/** First word of a network's name, for the one-line header. */
export const shortNetwork = (network: string) => network.split(' ', 1)[0] ?? network
