import type { Argument } from '../../lib/query-key.ts'
import type { Params } from '../http/prefetched.ts'

/** A call as data: a path of its provider, and the query behind it. */
export type Request = readonly [path: string, params: Params]

/**
 * The request with which a screen begins, and the name of the query that keeps its answer; both have the same arguments. Providers, stores
 * and the scripts in a page's head read it.
 */
export type ScreenRequest<A extends Argument[] = []> = { key: string; of: (...args: A) => Request }
