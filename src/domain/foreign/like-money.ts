import { CURRENCIES } from '../market/market.ts'
import { COIN } from '../text/coin.ts'

/** Letters that look like the Latin ones before them (Unicode's confusables of those that the words below are made of). */
const ALIKE = [
  'AΑАᎪᴀ',
  'CСϹᏟᴄ',
  'DᎠᗪᴅ',
  'EΕЕᎬᴇ',
  'FϜᖴꜰ',
  'GԌᏀɢ',
  'IΙІӀ1',
  'JЈᎫᴊ',
  'MΜМᎷᴍ',
  'NΝɴ',
  'OΟОՕ0ᴏ〇◯○⭕',
  'PΡРᏢᴘ',
  'RᏒʀ',
  'SЅՏᏚꜱ5',
  'TΤТᎢᴛ7†₮',
  'UՍᑌᴜ',
  'VᏙᴠ',
  'YΥҮᎽʏ',
]
const LETTERS = new Map(ALIKE.flatMap(([letter = '', ...others]) => others.map(other => [other, letter])))

/** The coin and its parts, currencies, and words that the site says beside amounts. */
const WORDS = new Set(
  [
    ...[COIN, 'toncoin', 'gram', 'grams', 'nano', 'nanoton'],
    ...CURRENCIES,
    ...[
      'dollar',
      'dollars',
      'euro',
      'jetton',
      'jettons',
      'nft',
      'verified',
      'unverified',
      'proved',
      'received',
      'sent',
    ],
  ].map(skeletonOf),
)

/** A word in the capital letters that it looks like; marks, emoji and what cannot be seen are left out. */
function skeletonOf(word: string): string {
  const letters = [...word.normalize('NFKD').toUpperCase()].map(letter => LETTERS.get(letter) ?? letter)
  return letters.join('').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a unit could be taken for coins, a currency or a word of ours: by one of its words, or as it has no letter. */
export function isLikeMoney(unit: string): boolean {
  const words = [unit, ...unit.split(/[^\p{L}\p{N}\p{M}\p{Cf}₮†]+/u)].map(skeletonOf)
  return !/\p{L}/u.test(unit) || words.some(word => WORDS.has(word))
}
