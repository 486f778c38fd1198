// Matches strings and numbers; strings so that digits inside them are skipped.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const longInteger = /^-?\d{16,}$/

/** Parses JSON without rounding: integers of 16 digits or more become decimal text, as doubles have 53 bits. Throws SyntaxError like `JSON.parse`. */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(token, found => (longInteger.test(found) ? `"${found}"` : found)))
}
