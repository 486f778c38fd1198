import * as searchWords from '#words/search.ts'
import type { NamedThing } from '../../domain/search/named.ts'
import { findNamed } from '../../stores/named.ts'

/** State of the last text that was looked up: asked for, or answered with what bears the name. */
type LookedUp = { text: string; things: NamedThing[] | undefined }

let last: LookedUp | undefined

/** State of a text's lookup; undefined if another text, or none, was looked up last. */
export const lookedUp = (text: string): LookedUp | undefined => (last?.text === text ? last : undefined)

/** Asks tonapi for a name; `redraw` is called when it is asked and when it has answered. Resolves to what to say of a name that led to nothing. */
export async function lookUp(text: string, name: string, redraw: () => void): Promise<string> {
  last = { text, things: undefined }
  redraw()
  let failure = searchWords.noNames
  try {
    const things = await findNamed(name)
    if (things.length > 0) {
      if (last.text === text) last = { text, things }
      return ''
    }
    failure = searchWords.noName
  } catch {
  } finally {
    if (last.text === text && !last.things) last = undefined
    redraw()
  }
  return failure
}
