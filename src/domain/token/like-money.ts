import * as tokenWords from '#words/token.ts'
import { symbolOf } from '../foreign/names.ts'

/** The coin, currencies, and what the site calls such tokens, each as a word of its own, with Greek and Cyrillic letters that look the same. */
const MONEY =
  /(?<![\p{L}\d])(?:[TΤТ₮][OΟО0][NΝ](?:COIN)?|GR[AΑА][MΜМ]S?|U[SЅ]D|[EΕЕ]UR|RUB|CNY|JETTONS?)(?![\p{L}\d₮])/iu

/** What amounts of a jetton are counted in, where its symbol could be taken for coins or has no letter; else none, and the symbol will do. */
export function cautiousUnit(symbol: string | null, isUnverified: boolean): string | undefined {
  const unit = symbolOf({ symbol }, 16)
  const seen = unit.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return MONEY.test(seen) || !/\p{L}/u.test(seen) ? tokenWords.likeMoney(unit, isUnverified) : undefined
}
