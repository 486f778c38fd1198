import * as tokenWords from '#words/token.ts'
import { CAPITALS, toLatin } from '../foreign/look-alikes.ts'
import { symbolOf } from '../foreign/names.ts'

/** Names of the coin and of currencies, and “jetton”, as separate words in capitals. */
const MONEY = /(?<![\p{L}\d])(?:T[O0]N(?:COIN)?|GRAMS?|USD|EUR|RUB|CNY|JETTONS?)(?![\p{L}\d])/u

/** Quoted unit of a jetton whose symbol looks like money or has no letter; undefined for other symbols. */
export function cautiousUnit(symbol: string | null, isUnverified: boolean): string | undefined {
  const unit = symbolOf({ symbol }, 16)
  const seen = unit.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return MONEY.test(toLatin(seen.toUpperCase(), CAPITALS)) || !/\p{L}/u.test(seen)
    ? tokenWords.likeMoney(unit, isUnverified)
    : undefined
}
