import type { Place } from '../../ton/replay/vm-log.ts'
import { type Line, listingOf } from '../inspect/listing.ts'
import type { CodePlaces } from './code-places.ts'

/** Lines shown before and after a step. */
const MAX_AROUND = 8

/** Lines of code around a step. `title` of their block; null if it has none. */
export type CodeAround = { title: string | null; lines: Line[]; current: number }

/** Code around a place: from the listing of the enclosing method, if that reaches the place, else from its block. Null if it is not in the code. */
export function codeAround(places: CodePlaces, place: Place | null): CodeAround | null {
  const found = places.find(place)
  if (!found || !place) return null
  const { disassembly, titles } = places.code
  const around = places.blockAround(place)
  for (const block of around === undefined ? [found.block] : [around, found.block]) {
    const lines = listingOf(disassembly, titles, block)
    const at = lines.findIndex(line => line.block === found.block && line.bit === place.bit)
    if (at < 0) continue
    const first = Math.max(0, at - MAX_AROUND)
    return { title: titles.get(block) ?? null, lines: lines.slice(first, at + MAX_AROUND + 1), current: at - first }
  }
  return null
}
