import { visibleText } from '../../domain/foreign/names.ts'
import { jettonDecimals } from '../../domain/jetton/jetton.ts'
import { trustOf } from '../../domain/token/trust.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { count, dictionary, type Field, int64, text } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** One jetton (indexer, jettons/{id}). */
export const jettonRequest: ScreenRequest<[RawAddress]> = {
  key: 'jetton',
  of: master => [`/jettons/${master}`, {}],
}

/** Smallest units of a jetton, of at most 256 bits. Longer or negative values are rejected. */
export const jettonUnits: Field<string> = {
  what: 'an amount',
  read: x =>
    (typeof x === 'string' || Number.isSafeInteger(x)) && /^\d{1,78}$/.test(String(x)) ? String(x) : undefined,
}

/**
 * Names, supply in smallest units and holders of a jetton in such an answer. Undefined without a name, for another jetton, or for scaled
 * amounts (TEP-526).
 */
export function readJettonFace(answer: unknown, asked: RawAddress) {
  const from = dictionary.read(answer)
  if (!from || from.scaled_ui) return undefined
  const metadata = dictionary.read(from.metadata)
  const named = parseAddress(text.read(metadata?.address ?? from.address) ?? '')
  if (named && named.raw !== asked) return undefined
  const first = <T>(read: (x: unknown) => T | null | undefined, name: string) =>
    read(metadata?.[name]) ?? read(from[name]) ?? null
  const words = (x: unknown) => (typeof x === 'string' ? visibleText(x) : null)
  const [symbol, name] = [first(words, 'symbol'), first(words, 'name')]
  if (!symbol && !name) return undefined
  return {
    symbol,
    name,
    decimals: jettonDecimals(first(int64.read, 'decimals')),
    trust: trustOf(text.read(from.verification) ?? null),
    supply: jettonUnits.read(from.total_supply) ?? null,
    holders: count.read(from.holders_count) ?? null,
  }
}
