import type { NamedThing } from '../../domain/search/named.ts'
import { findNamed } from '../../stores/named.ts'

/** State of the last lookup: running, failed, or the names found. */
export type LookedUp = { text: string; names: 'asking' | 'failed' | NamedThing[] }

/** End of a lookup; `replaced`: another one was started meanwhile. */
type Ending = 'found' | 'none' | 'failed' | 'replaced'

let last: LookedUp | undefined
let current: AbortController | undefined

/** State of a text's lookup; undefined if another text was looked up last. */
export const lookedUp = (text: string): LookedUp | undefined => (last?.text === text ? last : undefined)

/** Looks a name up at tonapi; aborts the previous lookup. Calls `redraw` at the start and at the end. */
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
