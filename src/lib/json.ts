// A string or a number token; strings are matched so that digits inside them are left alone.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const longInteger = /^-?\d{16,}$/

/**
 * Parses JSON without rounding: an integer of 16 digits or more arrives as its decimal text, because a double holds only 53 bits.
 * Throws SyntaxError on malformed text, as `JSON.parse` does.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(token, found => (longInteger.test(found) ? `"${found}"` : found)))
}
