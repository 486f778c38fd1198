import { NODE_V3_URL } from './public.ts'

// Inlined `nodeV3Url`: the bundler folds this to a constant and drops unused branches.
const named =
  import.meta.env.PUBLIC_NODE_API_V3_URL ??
  (import.meta.env.PUBLIC_NODE_API_URL === undefined ? NODE_V3_URL : undefined)
const url = named === '' ? undefined : named

/** False if the build has no URL of toncenter's index, or an empty one. */
export const hasIndexV3 = url !== undefined
/** URL of toncenter's index (API v3); empty if none exists. */
export const indexV3Url = url ?? ''
