import { cleanText } from '../foreign/clean-text.ts'
import { CAPITALS, GLANCED, SMALLS, toLatin } from '../names/look-alike-letters.ts'
import type { Trust } from '../token/trust.ts'
import { MAX_SOUGHT, MIN_SOUGHT, type NamedThing } from './named.ts'

const ALIKE = [CAPITALS, SMALLS, GLANCED] as const

/** A text as it looks at a glance: letters and digits alone, small, in Latin where another alphabet has the same shape. */
export const lookOf = (text: string): string =>
  ALIKE.reduce(toLatin, cleanText(text).normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

type Token = { address: string; symbol: string | null; name: string | null; trust: Trust }

/** Look of a jetton's symbol, else of its name, as tonapi takes a name to look for; undefined where there is nothing to look for. */
export function soughtLook({ symbol, name, trust }: Token): string | undefined {
  if (trust === 'whitelist' || trust === 'unknown') return undefined
  const look = [symbol, name].map(text => lookOf(text ?? '')).find(({ length }) => length >= MIN_SOUGHT)
  return look && [...look].slice(0, MAX_SOUGHT).join('')
}

/** The whitelisted jetton whose name looks like a jetton's name or symbol; undefined for none. */
export function namesakeOf({ address, symbol, name }: Token, found: readonly NamedThing[]): NamedThing | undefined {
  const looks = [symbol, name].map(text => lookOf(text ?? '')).filter(Boolean)
  return found.find(
    ({ kind, raw, trust, name }) =>
      kind === 'jetton' && trust === 'whitelist' && raw !== address && looks.includes(lookOf(name)),
  )
}
