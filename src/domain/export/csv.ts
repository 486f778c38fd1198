/** What no spreadsheet takes for anything but a number: a negative amount is one, and needs no apostrophe. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
/** How a formula begins, in ASCII or full width, or what a spreadsheet skips before one (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A text that no spreadsheet runs: one that begins like a formula gets an apostrophe, unless it is a number. */
const harmless = (text: string) => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)

/** A cell of RFC 4180. */
function cell(text: string): string {
  const safe = harmless(text)
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of RFC 4180 with its end. */
export const csvLine = (texts: readonly string[]) => `${texts.map(cell).join(',')}\r\n`
