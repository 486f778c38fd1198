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

/** Look of a jetton's symbol, or else of its name, for tonapi's search; undefined if a search is not needed or impossible. */
export function soughtLook({ symbol, name, trust }: Token): string | undefined {
  if (trust === 'whitelist' || trust === 'unknown') return undefined
  const look = [symbol, name].map(text => lookOf(text ?? '')).find(({ length }) => length >= MIN_SOUGHT)
  return look && [...look].slice(0, MAX_SOUGHT).join('')
}

/** The whitelisted jetton whose name looks like this jetton's symbol or name; undefined if none exists. */
export function namesakeOf({ address, symbol, name }: Token, found: readonly NamedThing[]): NamedThing | undefined {
  const looks = [symbol, name].map(text => lookOf(text ?? '')).filter(Boolean)
  return found.find(
    ({ kind, raw, trust, name }) =>
      kind === 'jetton' && trust === 'whitelist' && raw !== address && looks.includes(lookOf(name)),
  )
}
