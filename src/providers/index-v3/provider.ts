import { node } from '../node/provider.ts'
import { nodeV3Url } from '../node/v3-url.ts'

const url = nodeV3Url(import.meta.env.PUBLIC_NODE_API_V3_URL, import.meta.env.PUBLIC_NODE_API_URL)

/** False where a build names no address of it. */
export const hasIndexV3 = url !== undefined

/** toncenter's index (API v3). It shares the node API's queue: the host counts the calls to both together. */
export const indexV3 = { name: 'toncenter v3' as const, baseUrl: url ?? '', throttle: node.throttle }
