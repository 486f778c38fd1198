/** The public providers: where each answers, and how often it lets a visitor without a key ask, in ms between calls. */
export const NODE_URL = 'https://toncenter.com/api/v2'
export const NODE_V3_URL = 'https://toncenter.com/api/v3'
export const NODE_INTERVAL = 1500
export const INDEXER_URL = 'https://tonapi.io/v2'
export const INDEXER_INTERVAL = 4000

/**
 * Address of the third version of the node API's provider, by the settings of a build: the public one only beside the public second version,
 * since the public third version knows mainnet alone. Undefined when a build about another network does not set it, or a build sets it to nothing.
 */
export const nodeV3Url = (v3: string | undefined, v2: string | undefined) =>
  v3 === '' ? undefined : (v3 ?? (v2 === undefined ? NODE_V3_URL : undefined))
