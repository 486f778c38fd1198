import * as tokenWords from '#words/token.ts'
import type { Trust } from '../token/trust.ts'
import { cleanText, LONGEST_NAME, LONGEST_WORD } from './clean-text.ts'
import { isLikeMoney } from './like-money.ts'

const LONGEST_UNIT = 16

type Symbolic = { symbol: string | null }
type Named = { name: string | null }

/** Text for people, from the chain or a provider: null when nothing visible is in it. */
export const visibleText = (text: string): string | null => cleanText(text) || null

/** What authors call their tokens, safe to show and at most `longest` characters; a word of ours where they call them nothing. */
const orAbsent = (text: string | null, longest: number, absent: string) => cleanText(text ?? '', longest) || absent

export const symbolOf = ({ symbol }: Symbolic, longest = LONGEST_WORD) => orAbsent(symbol, longest, 'UNKNOWN')

/** The symbol behind an amount of a jetton; one that could be taken for coins or a currency is said to be none. */
export function unitOf({ symbol, trust }: Symbolic & { trust?: Trust }): string {
  const unit = symbolOf({ symbol }, LONGEST_UNIT)
  return isLikeMoney(unit) ? tokenWords.likeMoney(unit, trust !== 'whitelist') : unit
}

export const jettonNameOf = ({ name }: Named) => orAbsent(name, LONGEST_NAME, 'Unknown Jetton')

/** The name of an NFT item or collection. */
export const nftNameOf = ({ name }: Named) => orAbsent(name, LONGEST_NAME, 'Unnamed')
