/** Numbers in any spreadsheet, even if negative: they need no apostrophe. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
/**
 * Start of a formula, in ASCII or full width: at the beginning or after a separator of any spreadsheet, and after characters that some skip
 * (OWASP, CSV injection) or quotation marks, which may begin an empty quoted part.
 */
const FORMULA = /(^|[,;\t\r\n])((?:(?![\t\r\n])["\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])*)(?=[=+\-@＝＋－＠])/gu

/** Leading separators, which spreadsheets skip. */
const SKIPPED = /^[\t\r\n]/

/** Prevents formulas in a text: inserts an apostrophe before each, unless the text is a number. */
function harmless(text: string): string {
  if (NUMBER.test(text)) return text
  const guarded = text.replaceAll(FORMULA, "$1'$2")
  return SKIPPED.test(text) ? `'${guarded}` : guarded
}

/** A cell by RFC 4180, also quoted for spreadsheets that separate by semicolons or tabs. */
function cell(text: string): string {
  const safe = harmless(text)
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line by RFC 4180 with its line end. */
export const csvLine = (texts: readonly string[]) => `${texts.map(cell).join(',')}\r\n`
