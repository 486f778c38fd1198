/** The public providers: where each answers, and how often it lets a visitor without a key ask, in ms between calls. */
export const NODE_URL = 'https://toncenter.com/api/v2'
export const NODE_V3_URL = 'https://toncenter.com/api/v3'
export const NODE_INTERVAL = 1500
export const INDEXER_URL = 'https://tonapi.io/v2'
export const INDEXER_INTERVAL = 4000
