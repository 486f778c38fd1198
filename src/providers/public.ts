/** Public providers: their URLs, and the intervals in ms between calls without an API key. */
export const NODE_URL = 'https://toncenter.com/api/v2'
export const NODE_V3_URL = 'https://toncenter.com/api/v3'
export const NODE_INTERVAL_MS = 1500
export const INDEXER_URL = 'https://tonapi.io/v2'
export const INDEXER_INTERVAL_MS = 4000

/**
 * URL of toncenter API v3 by a build's settings: by default the public v3 if v2 is the public one, as both know mainnet alone. Undefined with
 * another v2, and for an empty setting.
 */
export const nodeV3Url = (v3: string | undefined, v2: string | undefined) =>
  v3 === '' ? undefined : (v3 ?? (v2 === undefined ? NODE_V3_URL : undefined))
