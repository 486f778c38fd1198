import type { Argument } from '../../lib/query-key.ts'
import type { Params } from '../http/prefetched.ts'

/** A call as data: its path at the provider, and its query parameters. */
export type Request = readonly [path: string, params: Params]

/**
 * First request of a screen, and the key of the query that saves its answer; both have the same arguments. Used by providers, stores and
 * the scripts in a page's head.
 */
export type ScreenRequest<A extends Argument[] = []> = { key: string; of: (...args: A) => Request }
