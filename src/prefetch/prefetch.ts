import { type Argument, queryKey } from '../lib/query-key.ts'
import { type Entry, isLive, readEntry, type Saved } from '../lib/saved.ts'
import { type Answer, type Provider, startPrefetch } from '../providers/http/prefetched.ts'
import type { ScreenRequest } from '../providers/requests/request.ts'
import { pathArgument } from '../routes.ts'
import { keptPrefix, savedAnswers } from '../stores/base/saved-answers.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'

function entryOf(key: string): Entry | undefined {
  const name = keptPrefix + key
  try {
    return readEntry(name, savedAnswers.storage().getItem(name))
  } catch {
    // The browser forbids storage.
    return undefined
  }
}

/** Fresh saved answer, as `cache.read` returns. */
export function savedCopy(key: string): Saved | undefined {
  const entry = entryOf(key)
  return entry && isLive(entry, Date.now()) ? entry : undefined
}

/** Remembered answer, even if expired, as `cache.recall` returns. */
export function rememberedCopy(key: string): Saved | undefined {
  const entry = entryOf(key)
  return entry && isLive(entry, Date.now(), 'removeAt') ? entry : undefined
}

/** First data of the screen: a saved copy, or the answer to the prefetched call. */
export type Found = { saved: Saved } | { answer: Promise<Answer> }

/**
 * Sends the first call of a screen before its scripts are loaded, unless the answer is cached. Each other file of this folder but
 * `show.ts` becomes a script in a page's head.
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
