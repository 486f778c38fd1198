import { PAIRS, SMALLS } from '../names/look-alike-letters.ts'
import { asciiName } from './name.ts'

/** Parameters of Punycode (RFC 3492, section 5). */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128]
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const MAX_LABEL = 126

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

/** Decodes the part of a label after `xn--` (RFC 3492, section 6.2); null if invalid. */
function decode(text: string): string | null {
  const basic = text.lastIndexOf('-')
  const output = [...text.slice(0, Math.max(basic, 0))].map(letter => letter.charCodeAt(0))
  const digits = [...text.slice(basic + 1)].map(digit => DIGITS.indexOf(digit))
  let [code, bias, at, next] = [FIRST_CODE, FIRST_BIAS, 0, 0]
  while (next < digits.length) {
    const before = at
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digits[next++] ?? -1
      if (digit < 0) return null
      at += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return null
    }
    const count = output.length + 1
    bias = adapt(at - before, count, before === 0)
    code += Math.floor(at / count)
    at %= count
    if (code > 0x10ffff) return null
    output.splice(at++, 0, code)
  }
  return String.fromCodePoint(...output)
}

/** Letters allowed together in a label, by alphabet, like in browsers. Latin only with clearly visible accents. */
const ALPHABETS = [
  /^[a-zß-öø-ÿĀ-İĲ-ž]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]+$/u,
  ...['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Thai'].map(
    script => new RegExp(`^[\\p{Script=${script}}\\p{M}]+$`, 'u'),
  ),
]
/** Characters allowed with any alphabet. */
const NEUTRAL = /[0-9-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu
/** Lower-case letters that look Latin, with any accents. */
const LOOKS_LATIN = new RegExp(`^[\\p{M}${SMALLS[0]}${PAIRS}]+$`, 'u')

/** Decodes a Punycode label; null for other labels. */
function lettersOf(label: string): string | null {
  if (!label.startsWith('xn--') || label.length > MAX_LABEL) return null
  const text = decode(label.slice(4))
  return text !== null && asciiName(text) === label ? text : null
}

function toUnicode(label: string): string {
  const text = lettersOf(label)
  if (text === null) return label
  const letters = text.replaceAll(NEUTRAL, '')
  const isPlain = letters === '' || ALPHABETS.some(alphabet => alphabet.test(letters))
  return isPlain && !LOOKS_LATIN.test(letters.normalize('NFD')) ? text : label
}

/** A name of the chain in Unicode: `алиса.ton` for `xn--80aaxl5a.ton`. Labels that mix alphabets or look entirely Latin stay encoded. */
export const unicodeName = (name: string): string => name.split('.').map(toUnicode).join('.')

/** True for a name that stays encoded because its Unicode form could be mistaken for another name. */
export const isMistakable = (name: string): boolean =>
  name.split('.').some(label => lettersOf(label) !== null && toUnicode(label) === label)
