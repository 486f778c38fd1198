/** Cells that every spreadsheet takes for a number: a negative amount is one, and needs no apostrophe. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
/**
 * Places where a formula begins, in ASCII or full width: at the start or behind a separator of any spreadsheet, and behind characters that
 * one skips (OWASP, CSV injection).
 */
const FORMULA = /(^|[,;\t\r\n])((?:(?![\t\r\n])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])*)(?=[=+\-@＝＋－＠])/gu

/** Separators at the start, which a spreadsheet skips. */
const SKIPPED = /^[\t\r\n]/

/** A text that no spreadsheet runs: an apostrophe goes before each formula, unless the text is a number. */
function harmless(text: string): string {
  if (NUMBER.test(text)) return text
  const guarded = text.replaceAll(FORMULA, "$1'$2")
  return SKIPPED.test(text) ? `'${guarded}` : guarded
}

/** A cell of RFC 4180, quoted for spreadsheets that separate by semicolons or tabs too. */
function cell(text: string): string {
  const safe = harmless(text)
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of RFC 4180 with its end. */
export const csvLine = (texts: readonly string[]) => `${texts.map(cell).join(',')}\r\n`
