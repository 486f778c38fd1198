import * as tokenWords from '#words/token.ts'
import { symbolOf } from '../foreign/names.ts'

/**
 * Names of TON, of currencies, and “jetton”, as separate words with look-alikes. A test compares the look-alikes with
 * `look-alike-letters.ts`, which is too large for every page.
 */
const MONEY =
  /(?<![\p{L}\d])(?:[TΤТ₮][OΟО0][NΝ](?:COIN)?|GR[AΑА][MΜМ]S?|U[SЅ]D|[EΕЕ]UR|RUB|CNY|JETTONS?)(?![\p{L}\d₮])/iu

/** Quoted unit of a jetton whose symbol looks like money or has no letters; undefined for other symbols. */
export function cautiousUnit(symbol: string | null, isUnverified: boolean): string | undefined {
  const unit = symbolOf({ symbol }, 16)
  const seen = unit.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return MONEY.test(seen) || !/\p{L}/u.test(seen) ? tokenWords.likeMoney(unit, isUnverified) : undefined
}
