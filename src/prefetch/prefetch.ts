import { type Argument, queryKey } from '../lib/query-key.ts'
import { isLive, readEntry, type Saved } from '../lib/saved.ts'
import { type Answer, type Provider, startPrefetch } from '../providers/http/prefetched.ts'
import type { ScreenRequest } from '../providers/requests/request.ts'
import { pathArgument } from '../routes.ts'
import { keptPrefix, savedAnswers } from '../stores/base/saved-answers.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'

/** Fresh cached answer, as `cache.read` gives it, in less code. */
export function savedCopy(key: string): Saved | undefined {
  try {
    const entry = readEntry(keptPrefix + key, savedAnswers.storage().getItem(keptPrefix + key))
    return entry && isLive(entry, Date.now()) ? entry : undefined
  } catch {
    // The browser forbids storage.
    return undefined
  }
}

/** Cached answer however old, as `cache.recall` gives it. */
export function rememberedCopy(key: string): Saved | undefined {
  try {
    return readEntry(keptPrefix + key, savedAnswers.storage().getItem(keptPrefix + key))
  } catch {
    return undefined
  }
}

/** The screen's first data: a saved copy, or the answer to the call just made. */
type Found = { saved: Saved } | { answer: Promise<Answer> }

/**
 * Begins the first call of a screen before its scripts have come, unless this browser has the answer. Each other file of this folder
 * becomes a script in the head of a page.
 */
export function prefetch<A extends Argument[]>(provider: Provider, { key, of }: ScreenRequest<A>, ...args: A): Found {
  const saved = savedCopy(queryKey(key, args))
  return saved ? { saved } : { answer: startPrefetch(provider, ...of(...args)) }
}

/** The end of the page's own path. */
export const argument = (prefix: string) => pathArgument(location.pathname, prefix) ?? ''

/** The account that the page's path names; undefined when it can be none. */
export const addressAfter = (prefix: string): RawAddress | undefined => parseAddress(argument(prefix))?.raw

/** A choice in the page's query string. */
export const chosen = (name: string) => new URLSearchParams(location.search).get(name)
