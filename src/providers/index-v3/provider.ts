import { node } from '../node/provider.ts'
import { indexV3Url } from '../v3.ts'

/** toncenter's index (API v3). It shares the node API's queue, because the host counts the calls to both together. */
export const indexV3 = { name: 'toncenter v3' as const, baseUrl: indexV3Url, throttle: node.throttle }
