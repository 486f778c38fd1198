import { MAX_BYTES } from '../../ton/boc.ts'
import { fromBase64, fromHex } from '../../ton/bytes.ts'

/** Cells of one bag that are read. */
export const MAX_CELLS = 262_144
/** Texts and files that are read, in characters or bytes: the largest bag as hex, in short lines. */
const MAX_FILE_BYTES = 3 * MAX_BYTES

/** Reason why some input cannot be read. `damaged` bytes begin like a bag of cells. */
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
/** The same as base64 begins with it. */
const MAGIC_64 = 'te6cc'

/** Frames that may surround bytes: quotes, `0x`, Fift's `x{…}` and `B{…}`. */
const unwrap = (text: string) =>
  text
    .replace(/\s+/g, '')
    .replace(/^["'`]|["'`],?$/g, '')
    .replace(/^(?:0x|[xB]\{)|\}$/gi, '')

/** Letters and the marks of sentences alone, of which a blank or a mark is no part of hex or base64. */
const isWords = (text: string) => /^[\p{L}\p{P}\s]+$/u.test(text) && /\S[\s,;:.!?]+\S/.test(text.trim())

/** Reason why input of this size is not even opened. */
export const sizeProblem = (size: number): Problem | null => (size > MAX_FILE_BYTES ? 'too many bytes' : null)

/** Bytes as a person writes or copies them: hex, or base64 in either alphabet, with blanks and ends of lines wherever they are. */
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

/** Bytes of a file: a bag of cells as it is, or the text of one. */
export function bytesOfFile(content: Uint8Array): Uint8Array | Problem {
  const [one, two, three, four] = content
  if (one === 0xb5 && two === 0xee && three === 0x9c && four === 0x72) return content
  const found = bytesOfText(new TextDecoder().decode(content))
  return found === 'no bytes' ? 'no bag' : found
}
