import { type Argument, queryKey } from '../lib/query-key.ts'
import { isLive, readEntry, type Saved } from '../lib/saved.ts'
import { type Answer, type Provider, startPrefetch } from '../providers/http/prefetched.ts'
import type { ScreenRequest } from '../providers/requests/request.ts'
import { pathArgument } from '../routes.ts'
import { keptPrefix, savedAnswers } from '../stores/base/saved-answers.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'

/** Fresh cached answer, like `cache.read` but smaller. */
export function savedCopy(key: string): Saved | undefined {
  try {
    const entry = readEntry(keptPrefix + key, savedAnswers.storage().getItem(keptPrefix + key))
    return entry && isLive(entry, Date.now()) ? entry : undefined
  } catch {
    // The browser forbids storage.
    return undefined
  }
}

/** Cached answer of any age, like `cache.recall`. */
export function rememberedCopy(key: string): Saved | undefined {
  try {
    return readEntry(keptPrefix + key, savedAnswers.storage().getItem(keptPrefix + key))
  } catch {
    return undefined
  }
}

/** First data of the screen: a saved copy, or the answer to the prefetched call. */
type Found = { saved: Saved } | { answer: Promise<Answer> }

/**
 * Sends the first call of a screen before its scripts are loaded, unless the answer is cached. Each other file of this folder becomes a
 * script in a page's head.
 */
export function prefetch<A extends Argument[]>(provider: Provider, { key, of }: ScreenRequest<A>, ...args: A): Found {
  const saved = savedCopy(queryKey(key, args))
  return saved ? { saved } : { answer: startPrefetch(provider, ...of(...args)) }
}

/** Argument in the page's path, after the prefix. */
export const argument = (prefix: string) => pathArgument(location.pathname, prefix) ?? ''

/** Account in the page's path; undefined if invalid. */
export const addressAfter = (prefix: string): RawAddress | undefined => parseAddress(argument(prefix))?.raw

/** A parameter of the page's query string. */
export const chosen = (name: string) => new URLSearchParams(location.search).get(name)
