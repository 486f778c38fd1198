import { type Line, type Params, startPrefetch } from '../providers/prefetched.ts'
import { pathArgument } from '../routes.ts'
import { cache } from '../stores/cache.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'

/**
 * What stands in this folder is put into pages' heads, each by itself: the first call of a screen, begun before the screen has come.
 * It must be the call that the screen's store makes, and the key that store's own; `tests/e2e/first-call.spec.ts` proves it.
 */
export function prefetch(line: Line, key: string, path: string, params?: Params): void {
  if (!cache.read(key)) startPrefetch(line, path, params)
}

/** The end of the page's own path. */
export const argument = (prefix: string) => pathArgument(location.pathname, prefix) ?? ''

/** The account that the page's path names; undefined when it can be none. */
export const addressAfter = (prefix: string): RawAddress | undefined => parseAddress(argument(prefix))?.raw

/** A choice in the page's query string. */
export const chosen = (name: string) => new URLSearchParams(location.search).get(name)
