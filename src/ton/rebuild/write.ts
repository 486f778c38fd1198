import type { Builder } from '../builder.ts'
import { refuse } from '../cell.ts'
import { writeDictionary } from '../write-dictionary.ts'
import type { Decimal, ExtraParts } from './parts.ts'

const CURRENCY_BITS = 32

/** Returns a required field. Throws `TonBytesError` for null. */
export const need = <T>(value: T | null | undefined): T => value ?? refuse('field missing')

/** Parses a field's number. Throws `TonBytesError` for null and other text. */
export function number(text: Decimal | null): bigint {
  const digits = need(text)
  return /^-?\d{1,78}$/.test(digits) ? BigInt(digits) : refuse('not a number')
}

/** Binary digits for a name. Throws `TonBytesError` for unknown names. */
export const digitsOf = (digits: Readonly<Record<string, string>>, name: string | null): string =>
  need(Object.hasOwn(digits, need(name)) ? digits[need(name)] : null)

/** Writes `CurrencyCollection` (block.tlb). */
export function writeCurrencies(to: Builder, coins: Decimal | null, extra: ExtraParts): void {
  to.coins(number(coins))
  const leaves = Object.entries(extra ?? {}).map(([id, amount]) => ({
    key: number(id).toString(2).padStart(CURRENCY_BITS, '0'),
    write: (leaf: Builder) => void leaf.varUint(number(amount), 5),
  }))
  if (leaves.some(({ key }) => key.length !== CURRENCY_BITS)) refuse('number out of range')
  writeDictionary(to, leaves)
}

/** Writes `Maybe Grams`. */
export const writeMaybeCoins = (to: Builder, coins: Decimal | null): Builder =>
  to.maybe(coins, value => to.coins(number(value)))
