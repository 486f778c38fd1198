// Controls, formatting characters (bidi marks, zero-width ones, tags), halves of characters, and letters that show as nothing.
const HIDDEN = /\p{Cf}|\p{Cs}|\p{Co}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/gu
const SPACES = /[\p{Cc}\p{Z}]+/gu

/** The most characters shown of a foreign text, by what it is. */
export const MAX_WORD_LENGTH = 24
export const MAX_NAME_LENGTH = 60
/** A name with its zone. */
export const MAX_DOMAIN_LENGTH = 200
const MAX_LINE_LENGTH = 200
export const MAX_PARAGRAPH_LENGTH = 500
export const MAX_TEXT_LENGTH = 2000

/**
 * Makes text from the chain or a provider safe to set between words of ours: one line, nothing that hides or reorders its neighbours,
 * at most `longest` characters.
 */
export function cleanText(text: string, longest = MAX_LINE_LENGTH): string {
  // Cut before and after: a megabyte need not be read for a line of it.
  const clean = text
    .slice(0, longest * 8)
    .replace(HIDDEN, '')
    .replace(SPACES, ' ')
    .trim()
  const characters = [...clean]
  return characters.length <= longest ? clean : `${characters.slice(0, longest - 1).join('')}…`
}
