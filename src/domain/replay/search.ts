import { accountHash, parseAddress } from '../../ton/address.ts'
import type { Step } from '../../ton/replay/vm-log.ts'

/** Maximum length of a query; the rest is ignored. */
const MAX_QUERY = 1_000

/**
 * Hex digits of an address at each of four bit offsets, since it may start at any bit of a cell. Digits at the ends share bits with their
 * neighbours and are omitted.
 */
function digitsOf(hash: string): string[] {
  const value = BigInt(`0x${hash}`)
  return [0, 1, 2, 3].map(shift => {
    const digits = (value >> BigInt(shift)).toString(16).padStart(64, '0')
    return shift === 0 ? digits : digits.slice(-63)
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(query: string): RegExp {
  const address = parseAddress(query)
  const texts = address ? digitsOf(accountHash(address.raw)) : [query]
  return new RegExp(texts.map(escaped).join('|'), 'i')
}

/** Indexes of steps whose instruction or stack contains a text, ignoring case. Addresses are also found inside slices and builders. */
export function findSteps(steps: readonly Step[], query: string): number[] {
  const wanted = query.trim().slice(0, MAX_QUERY)
  if (wanted === '') return []
  const pattern = patternOf(wanted)
  const found: number[] = []
  for (const [at, { text, stack }] of steps.entries())
    if (pattern.test(text) || (stack !== null && pattern.test(stack))) found.push(at)
  return found
}

/** Index of the first number in a sorted list that is at least `place`; the length if none exists. */
export function firstFrom(places: readonly number[], place: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The number after (`direction` 1) or before (-1) `place` in a sorted list, cyclically; undefined for an empty list. */
export function neighbourOf(places: readonly number[], place: number, direction: 1 | -1): number | undefined {
  const index = direction > 0 ? firstFrom(places, place + 1) : firstFrom(places, place) - 1
  return places[(index + places.length) % places.length]
}
