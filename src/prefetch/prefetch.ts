import { type Params, type Provider, startPrefetch } from '../providers/http/prefetched.ts'
import { pathArgument } from '../routes.ts'
import { cache } from '../stores/base/cache.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'

/**
 * Begins the first call of a screen before its scripts have come; each other file of this folder becomes a script in the head of a page.
 * It must be the call that the screen's store makes, under that store's key: `tests/e2e/first-call.spec.ts` proves it.
 */
export function prefetch(provider: Provider, key: string, path: string, params?: Params): void {
  if (!cache.read(key)) startPrefetch(provider, path, params)
}

/** The end of the page's own path. */
export const argument = (prefix: string) => pathArgument(location.pathname, prefix) ?? ''

/** The account that the page's path names; undefined when it can be none. */
export const addressAfter = (prefix: string): RawAddress | undefined => parseAddress(argument(prefix))?.raw

/** A choice in the page's query string. */
export const chosen = (name: string) => new URLSearchParams(location.search).get(name)
