import * as unnamedWords from '#words/unnamed.ts'
import { cleanText, MAX_NAME_LENGTH, MAX_WORD_LENGTH } from './clean-text.ts'

type Symbolic = { symbol: string | null }
type Named = { name: string | null }

/** Sanitized text; null if nothing visible is left. */
export const visibleText = (text: string): string | null => cleanText(text) || null

/** A sanitized name by a token's author, at most `longest` characters; `absent` if empty. */
const orAbsent = (text: string | null, longest: number, absent: string) => cleanText(text ?? '', longest) || absent

export const symbolOf = ({ symbol }: Symbolic, longest = MAX_WORD_LENGTH) =>
  orAbsent(symbol, longest, unnamedWords.symbol)

/** Unit shown after an amount of a jetton. */
export const unitOf = ({ symbol, unit }: Symbolic & { unit?: string }) => unit ?? symbolOf({ symbol }, 16)

export const jettonNameOf = ({ name }: Named) => orAbsent(name, MAX_NAME_LENGTH, unnamedWords.jetton)

/** Name of an NFT item or collection. */
export const nftNameOf = ({ name }: Named) => orAbsent(name, MAX_NAME_LENGTH, unnamedWords.nft)
