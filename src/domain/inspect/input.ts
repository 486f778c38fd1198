import { MAX_BYTES } from '../../ton/boc.ts'
import { fromBase64, fromHex } from '../../ton/bytes.ts'

/** Maximum number of cells read from one bag. */
export const MAX_CELLS = 262_144
/** Maximum size of text or file: the largest bag as hex with line breaks. */
const MAX_FILE_BYTES = 3 * MAX_BYTES

/** Reason why an input is unreadable. `damaged` bytes begin like a bag of cells. */
export type Problem =
  | 'empty'
  | 'no bytes'
  | 'words'
  | 'no bag'
  | 'cut off'
  | 'too many bytes'
  | 'too many cells'
  | 'too deep'
  | 'cyclic'
  | 'damaged'

const MAGIC = 'b5ee9c72'
/** The same bytes at the start of base64. */
const MAGIC_64 = 'te6cc'

/** Removes notation around bytes: quotes, `0x`, Fift's `x{…}` and `B{…}`. */
const unwrap = (text: string) =>
  text
    .replace(/\s+/g, '')
    .replace(/^["'`]|["'`],?$/g, '')
    .replace(/^(?:0x|[xB]\{)|\}$/gi, '')

/** True for prose: letters and punctuation, with a space or mark that hex and base64 do not have. */
const isWords = (text: string) => /^[\p{L}\p{P}\s]+$/u.test(text) && /\S[\s,;:.!?]+\S/.test(text.trim())

/** Reason to reject input of this size without reading it. */
export const sizeProblem = (size: number): Problem | null => (size > MAX_FILE_BYTES ? 'too many bytes' : null)

/** Bytes of typed or pasted text: hex, or base64 in either alphabet; spaces and line breaks are ignored. */
export function bytesOfText(text: string): Uint8Array | Problem {
  const problem = sizeProblem(text.length)
  if (problem) return problem
  const written = unwrap(text)
  if (!written) return 'empty'
  if (!/[^0-9a-f]/i.test(written)) {
    const isBag = written.toLowerCase().startsWith(MAGIC)
    if (written.length % 2 === 0) return fromHex(written) ?? 'no bytes'
    if (isBag) return 'cut off'
  }
  if (isWords(text) && !written.startsWith(MAGIC_64)) return 'words'
  const bytes = fromBase64(written)
  return bytes ?? (written.startsWith(MAGIC_64) && !/[^\w+/=-]/.test(written) ? 'cut off' : 'no bytes')
}

/** Bytes of a file: a binary bag of cells, or one as text. */
export function bytesOfFile(content: Uint8Array): Uint8Array | Problem {
  const [one, two, three, four] = content
  if (one === 0xb5 && two === 0xee && three === 0x9c && four === 0x72) return content
  const found = bytesOfText(new TextDecoder().decode(content))
  return found === 'no bytes' ? 'no bag' : found
}
