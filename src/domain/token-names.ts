import { cleanText } from './clean-text.ts'

const LONGEST_NAME = 60
const LONGEST_SYMBOL = 24
const LONGEST_UNIT = 16

type Symbolic = { symbol: string | null }
type Named = { name: string | null }

/** What authors call their tokens, safe to show and short enough for its place; a word of ours where they call them nothing. */
export const symbolOf = ({ symbol }: Symbolic) => cleanText(symbol ?? '', LONGEST_SYMBOL) || 'UNKNOWN'

/** The symbol behind an amount. */
export const unitOf = ({ symbol }: Symbolic) => cleanText(symbol ?? '', LONGEST_UNIT) || 'UNKNOWN'

export const jettonNameOf = ({ name }: Named) => cleanText(name ?? '', LONGEST_NAME) || 'Unknown Jetton'

/** The name of an NFT item or collection. */
export const nftNameOf = ({ name }: Named) => cleanText(name ?? '', LONGEST_NAME) || 'Unnamed'
