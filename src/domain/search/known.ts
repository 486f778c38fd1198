import type { RawAddress } from '../../ton/address.ts'
import { cleanText, MAX_NAME_LENGTH } from '../foreign/clean-text.ts'
import { plainText } from '../names/plain-text.ts'
import { rankOf } from '../names/search.ts'
import { type Trust, trustRank } from '../token/trust.ts'

/** Something named in a saved answer: a token or account with its address, or a domain. `also`: a second name such as a symbol, may be empty. */
export type KnownThing =
  | { kind: 'jetton' | 'collection' | 'account'; name: string; also: string; raw: RawAddress; trust: Trust }
  | { kind: 'domain'; name: string; also: string }

/** Trust that wins among the answers, first: a scam mark counts wherever it is, a judgement more than none. */
const TRUSTS: readonly Trust[] = ['blacklist', 'whitelist', 'graylist', 'none', 'unknown']
const readTrust = (x: unknown): Trust => TRUSTS.find(trust => trust === x) ?? 'unknown'
const trustIn = (thing: KnownThing): Trust => (thing.kind === 'domain' ? 'none' : thing.trust)

const keyOf = (thing: KnownThing) => (thing.kind === 'domain' ? thing.name : `${thing.kind} ${thing.raw}`)

const isRaw = (x: unknown): x is RawAddress => typeof x === 'string' && /^-?\d{1,3}:[0-9a-f]{64}$/.test(x)
const textIn = (x: unknown) => (typeof x === 'string' ? cleanText(x, MAX_NAME_LENGTH) : '')

/** Named things in one object of a saved answer; `place` is the object's key. */
function thingIn(value: object, place: string): KnownThing[] {
  const { address, name, symbol, domain, trust } = value as { [name: string]: unknown }
  const found: KnownThing[] = []
  if (typeof domain === 'string' && /^[a-z0-9_.-]+\.(?:ton|t\.me)$/.test(domain))
    found.push({ kind: 'domain', name: domain, also: '' })
  if (!isRaw(address)) return found
  const names = { name: textIn(name), also: textIn(symbol), trust: readTrust(trust) }
  if (symbol !== undefined && 'decimals' in value) {
    const title = names.name || names.also
    if (title) found.push({ kind: 'jetton', ...names, name: title, raw: address })
  } else if ((place === 'collection' || place === 'collections') && names.name)
    found.push({ kind: 'collection', ...names, raw: address })
  return found
}

/** Maximum nesting that is searched; answers are not deeper. */
const MAX_DEPTH = 6

function* walk(value: unknown, place: string, depth: number): Generator<KnownThing> {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  if (!Array.isArray(value)) yield* thingIn(value, place)
  for (const [name, inner] of Object.entries(value)) yield* walk(inner, Array.isArray(value) ? place : name, depth + 1)
}

/** The later thing, with the trust that wins. */
function joined(before: KnownThing, thing: KnownThing): KnownThing {
  if (thing.kind === 'domain') return thing
  const said = [trustIn(before), thing.trust]
  return { ...thing, trust: TRUSTS.find(trust => said.includes(trust)) ?? thing.trust }
}

/** Jettons, collections and domains in saved answers, without duplicates. Excludes those that any answer calls blacklisted. */
export function knownThings(answers: readonly unknown[]): KnownThing[] {
  const found = new Map<string, KnownThing>()
  for (const thing of answers.flatMap(answer => [...walk(answer, '', 0)])) {
    const key = keyOf(thing)
    const before = found.get(key)
    found.set(key, before ? joined(before, thing) : thing)
  }
  return [...found.values()].filter(thing => trustIn(thing) !== 'blacklist')
}

/** Accounts named by a provider, from the saved address book; excludes scams. */
export function knownAccounts(book: unknown): KnownThing[] {
  return Object.entries(Object(book)).flatMap(([raw, entry]): KnownThing[] => {
    const { name, isScam } = Object(entry)
    const title = textIn(name)
    return isRaw(raw) && title && isScam !== true
      ? [{ kind: 'account', name: title, also: '', raw, trust: 'none' }]
      : []
  })
}

/** At most `most` things whose names contain a text, ignoring case: by quality of match, then trust, then length. */
export function findKnown(text: string, things: readonly KnownThing[], most = 6): KnownThing[] {
  const sought = plainText(text)
  if (sought === '') return []
  return things
    .flatMap(thing => {
      const ranks = [thing.name, thing.also].flatMap(name => rankOf(plainText(name), sought) ?? [])
      return ranks.length > 0 ? [{ rank: Math.min(...ranks), thing }] : []
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        trustRank(trustIn(a.thing)) - trustRank(trustIn(b.thing)) ||
        a.thing.name.length - b.thing.name.length,
    )
    .slice(0, most)
    .map(({ thing }) => thing)
}
