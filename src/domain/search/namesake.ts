import { cleanText } from '../foreign/clean-text.ts'
import { CAPITALS, GLANCED, SMALLS, toLatin } from '../names/look-alike-letters.ts'
import type { Trust } from '../token/trust.ts'
import { MAX_SOUGHT, MIN_SOUGHT, type NamedThing } from './named.ts'

const ALIKE = [CAPITALS, SMALLS, GLANCED] as const

/** Normalized look of a text: lower-case letters and digits only, with look-alikes replaced by Latin letters. */
export const lookOf = (text: string): string =>
  ALIKE.reduce(toLatin, cleanText(text).normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

type Token = { address: string; symbol: string | null; name: string | null; trust: Trust }

/** True unless tonapi vouches for the token, or did not answer. */
const isDoubtful = ({ trust }: Token) => trust !== 'whitelist' && trust !== 'unknown'

/** Looks of a jetton's symbol and name, to be searched for at tonapi one by one; empty if a search is not needed or impossible. */
export function soughtLooks(token: Token): string[] {
  if (!isDoubtful(token)) return []
  const looks = [token.symbol, token.name].map(text => [...lookOf(text ?? '')].slice(0, MAX_SOUGHT))
  return [...new Set(looks.filter(({ length }) => length >= MIN_SOUGHT).map(look => look.join('')))]
}

/** A whitelisted jetton, and what of another one looks like its name. */
export type Namesake = { thing: NamedThing; alike: 'symbol' | 'name' }

/** The whitelisted jetton whose name looks like this jetton's symbol or name; undefined if none exists, or if this one is not doubtful. */
export function namesakeOf(token: Token, found: readonly NamedThing[]): Namesake | undefined {
  if (!isDoubtful(token)) return undefined
  const whitelisted = found.filter(
    ({ kind, raw, trust }) => kind === 'jetton' && trust === 'whitelist' && raw !== token.address,
  )
  for (const alike of ['symbol', 'name'] as const) {
    const look = lookOf(token[alike] ?? '')
    const thing = look && whitelisted.find(({ name }) => lookOf(name) === look)
    if (thing) return { thing, alike }
  }
  return undefined
}
