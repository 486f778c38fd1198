import * as searchWords from '#words/search.ts'
import type { NamedThing } from '../../domain/search/named.ts'
import { findNamed } from '../../stores/named.ts'

/** State of the last text that was looked up: asked for, or answered with names that begin like it. */
type LookedUp = { text: string; things: NamedThing[] | undefined }

let last: LookedUp | undefined
let current: AbortController | undefined

/** State of a text's lookup; undefined if another text, or none, was looked up last. */
export const lookedUp = (text: string): LookedUp | undefined => (last?.text === text ? last : undefined)

/**
 * Asks tonapi for a name, in place of the one asked for before; `redraw` is called when it is asked and when it has answered. Resolves to
 * what to say of a name that led to nothing, empty if something was found or another name is asked for by then.
 */
export async function lookUp(text: string, name: string, redraw: () => void): Promise<string> {
  current?.abort()
  const own = new AbortController()
  current = own
  last = { text, things: undefined }
  redraw()
  const things = await findNamed(name, own.signal).catch(() => undefined)
  if (own !== current) return ''
  last = things?.length ? { text, things } : undefined
  redraw()
  if (last) return ''
  return things ? searchWords.noName : searchWords.noNames
}
