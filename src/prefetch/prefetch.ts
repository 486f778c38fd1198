import { type Argument, queryKey } from '../lib/query-key.ts'
import { type Provider, startPrefetch } from '../providers/http/prefetched.ts'
import type { ScreenRequest } from '../providers/requests/request.ts'
import { pathArgument } from '../routes.ts'
import { cache } from '../stores/base/cache.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'

/**
 * Begins the first call of a screen before its scripts have come, unless this browser has the answer. Each other file of this folder
 * becomes a script in the head of a page.
 */
export function prefetch<A extends Argument[]>(provider: Provider, { key, of }: ScreenRequest<A>, ...args: A): void {
  if (!cache.read(queryKey(key, args))) startPrefetch(provider, ...of(...args))
}

/** The end of the page's own path. */
export const argument = (prefix: string) => pathArgument(location.pathname, prefix) ?? ''

/** The account that the page's path names; undefined when it can be none. */
export const addressAfter = (prefix: string): RawAddress | undefined => parseAddress(argument(prefix))?.raw

/** A choice in the page's query string. */
export const chosen = (name: string) => new URLSearchParams(location.search).get(name)
