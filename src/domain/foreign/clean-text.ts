// Invisible characters: controls, formatting (bidi marks, zero-width, tags), lone surrogates, and blank letters.
const HIDDEN = /\p{Cf}|\p{Cs}|\p{Co}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/gu
const SPACES = /[\p{Cc}\p{Z}]+/gu

/** Maximum characters shown of a foreign text, by kind. */
export const MAX_WORD_LENGTH = 24
export const MAX_NAME_LENGTH = 60
/** A domain with its zone. */
export const MAX_DOMAIN_LENGTH = 200
const MAX_LINE_LENGTH = 200
export const MAX_PARAGRAPH_LENGTH = 500
export const MAX_TEXT_LENGTH = 2000

/** Sanitizes text from the chain or a provider: one line, no hidden or reordering characters, at most `longest` characters. */
export function cleanText(text: string, longest = MAX_LINE_LENGTH): string {
  // Truncated before and after, so that long texts are not processed in full.
  const clean = text
    .slice(0, longest * 8)
    .replace(HIDDEN, '')
    .replace(SPACES, ' ')
    .trim()
  const characters = [...clean]
  return characters.length <= longest ? clean : `${characters.slice(0, longest - 1).join('')}…`
}
