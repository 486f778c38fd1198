import type { NamedThing } from '../../domain/search/named.ts'
import { findNamed } from '../../stores/named.ts'

/** State of the last text that was looked up: asked for, without an answer, or the names that begin like it. */
export type LookedUp = { text: string; names: 'asking' | 'failed' | NamedThing[] }

/** End of a lookup: `replaced` where another name was asked for meanwhile. */
type Ending = 'found' | 'none' | 'failed' | 'replaced'

let last: LookedUp | undefined
let current: AbortController | undefined

/** State of a text's lookup; undefined if another text, or none, was looked up last. */
export const lookedUp = (text: string): LookedUp | undefined => (last?.text === text ? last : undefined)

/**
 * Asks tonapi for a name, in place of the one asked for before; `redraw` is called when it is asked and when it has answered.
 */
export async function lookUp(text: string, name: string, redraw: () => void): Promise<Ending> {
  current?.abort()
  const own = new AbortController()
  current = own
  last = { text, names: 'asking' }
  redraw()
  const names = await findNamed(name, own.signal).catch(() => 'failed' as const)
  if (own !== current) return 'replaced'
  last = { text, names }
  redraw()
  if (names === 'failed') return names
  return names.length > 0 ? 'found' : 'none'
}
