import type { RawAddress } from '../../ton/address.ts'
import { cleanText, MAX_NAME_LENGTH } from '../foreign/clean-text.ts'
import { type Trust, trustRank } from '../token/trust.ts'
import { whatIsWrong } from './refusal.ts'
import { classify } from './search.ts'

/** Account that tonapi finds by its name, with the word of its moderators. */
export type NamedThing = { kind: 'jetton' | 'collection' | 'account'; name: string; raw: RawAddress; trust: Trust }

/** Characters of a name that tonapi searches by. */
export const [MIN_SOUGHT, MAX_SOUGHT] = [3, 15]
/** Letters, digits, and what stands inside names; a text with other signs is a damaged hash or link. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.$'&+-]*$/u

/** A text that leads somewhere, or is a damaged form of what does. */
const isElse = (text: string) => classify(text).kind !== 'unknown' || whatIsWrong(text) !== ''

/** Beginning of a name as tonapi takes it; undefined if a text is something else, or can be no name. */
export function soughtName(text: string): string | undefined {
  const clean = cleanText(text).replace(/^\$/, '')
  const characters = [...clean]
  if (characters.length < MIN_SOUGHT || characters.length > MAX_NAME_LENGTH || !NAME.test(clean)) return undefined
  return isElse(text) ? undefined : characters.slice(0, MAX_SOUGHT).join('').trim()
}

/** Kind and name of what tonapi writes as "Hexagon USD · jetton". */
export function readNamed(text: string): Pick<NamedThing, 'kind' | 'name'> {
  const [, name, kind] = /^(.+) · (jetton|collection)$/.exec(text) ?? []
  const clean = cleanText(name ?? text, MAX_NAME_LENGTH)
  return { kind: kind === 'jetton' || kind === 'collection' ? kind : 'account', name: clean }
}

/** Each account once, whitelisted ones first and blacklisted ones last; equals keep their order. */
export function sortNamed(things: readonly NamedThing[]): NamedThing[] {
  const first = new Map<RawAddress, NamedThing>()
  for (const thing of things) if (!first.has(thing.raw)) first.set(thing.raw, thing)
  return [...first.values()].sort((one, other) => trustRank(one.trust) - trustRank(other.trust))
}
