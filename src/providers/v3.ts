import { NODE_V3_URL } from './public.ts'

// `nodeV3Url` written out: a build folds this to what it names, and drops the ways that it never goes.
const named =
  import.meta.env.PUBLIC_NODE_API_V3_URL ??
  (import.meta.env.PUBLIC_NODE_API_URL === undefined ? NODE_V3_URL : undefined)
const url = named === '' ? undefined : named

/** False where a build names no address of toncenter's index, or an empty one. */
export const hasIndexV3 = url !== undefined
/** Address of toncenter's index (API v3); empty where there is none. */
export const indexV3Url = url ?? ''
