import { nodeV3Url } from './public.ts'

const url = nodeV3Url(import.meta.env.PUBLIC_NODE_API_V3_URL, import.meta.env.PUBLIC_NODE_API_URL)

/** False where a build names no address of toncenter's index. */
export const hasIndexV3 = url !== undefined
/** Address of toncenter's index (API v3); empty where there is none. */
export const indexV3Url = url ?? ''
