import * as searchWords from '#words/search.ts'
import { readDomain } from '../dns/name.ts'
import { cleanText } from '../foreign/clean-text.ts'

/** Length of a hash in hex, and of a friendly address. */
const [HASH, FRIENDLY] = [64, 48]
/** Maximum deviation of a length that is explained by characters lost or added in copying. */
const MAX_DEVIATION = 8

const isNearly = (length: number, right: number) => length !== right && Math.abs(length - right) <= MAX_DEVIATION

const problemOfName = (text: string) => {
  const read = readDomain(text)
  return 'problem' in read ? read.problem : ''
}

/** Sentence that explains why a query is not the valid hash or address that it resembles; empty if it resembles nothing. */
export function whatIsWrong(query: string): string {
  const text = cleanText(query, 2 * HASH).replace(/^0x/i, '')
  const { length } = text
  if (/^\d{5,20}$/.test(text)) return searchWords.tooLarge
  if (/^[0-9a-f]+$/i.test(text) && isNearly(length, HASH)) return searchWords.hashLength(length)
  if (/^(?:-1|0):[0-9a-f]*$/i.test(text)) return searchWords.rawLength(text.replace(/^.*:/, '').length)
  if (/^[EUk0][Qf][\w+/-]+$/.test(text) && isNearly(length, FRIENDLY)) return searchWords.addressLength(length)
  if (text.startsWith('@')) return searchWords.username
  if (/^[^/:]+\.(?:ton|t\.me)$/i.test(text)) return problemOfName(text)
  return /^[\w-]+(?:\.[\w-]+)+$/.test(text) ? searchWords.otherDomain : ''
}
