import type { RawAddress } from '../../ton/address.ts'
import { cleanText, MAX_NAME_LENGTH } from '../foreign/clean-text.ts'
import { type Trust, trustRank } from '../token/trust.ts'
import { whatIsWrong } from './refusal.ts'
import { classify } from './search.ts'

/** An account that tonapi finds by name, with its trust. */
export type NamedThing = { kind: 'jetton' | 'collection' | 'account'; name: string; raw: RawAddress; trust: Trust }

/** Length limits of names that tonapi searches for. */
export const [MIN_SOUGHT, MAX_SOUGHT] = [3, 15]
/** Characters of names; a text with others is a damaged hash or link. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.$'&+-]*$/u

/** True if a text is a valid or damaged address, hash, domain or the like. */
const isElse = (text: string) => classify(text).kind !== 'unknown' || whatIsWrong(text) !== ''

/** Prefix of a name for tonapi's search; undefined if the text is something else or cannot be a name. */
export function soughtName(text: string): string | undefined {
  const clean = cleanText(text).replace(/^\$/, '')
  const characters = [...clean]
  if (characters.length < MIN_SOUGHT || characters.length > MAX_NAME_LENGTH || !NAME.test(clean)) return undefined
  return isElse(text) ? undefined : characters.slice(0, MAX_SOUGHT).join('').trim()
}

/** Parses tonapi's notation "Hexagon USD · jetton". */
export function readNamed(text: string): Pick<NamedThing, 'kind' | 'name'> {
  const [, name, kind] = /^(.+) · (jetton|collection)$/.exec(text) ?? []
  const clean = cleanText(name ?? text, MAX_NAME_LENGTH)
  return { kind: kind === 'jetton' || kind === 'collection' ? kind : 'account', name: clean }
}

/** Sorts by trust, stably, and removes duplicates. */
export function sortNamed(things: readonly NamedThing[]): NamedThing[] {
  const first = new Map<RawAddress, NamedThing>()
  for (const thing of things) if (!first.has(thing.raw)) first.set(thing.raw, thing)
  return [...first.values()].sort((one, other) => trustRank(one.trust) - trustRank(other.trust))
}
