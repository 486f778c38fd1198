/** First `head` and last `tail` characters with an ellipsis between; short texts unchanged. */
function shorten(text: string, head: number, tail: number): string {
  return text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${tail ? text.slice(-tail) : ''}`
}

/** Address short form: first 6 and last 4 characters. */
export const shortAddress = (address: string) => shorten(address, 6, 4)
/** Validator's address: first 10 and last 8 characters. */
export const shortValidator = (address: string) => shorten(address, 10, 8)
/** ADNL address: first 16 characters and an ellipsis. */
export const shortAdnl = (adnl: string) => shorten(adnl, 16, 0)
/** Hash short form: first 8 and last 6 characters. */
export const shortHash = (hash: string) => shorten(hash, 8, 6)
/** Holder's address: first 8 and last 6 characters. */
export const shortHolder = (address: string) => shorten(address, 8, 6)
