import { toHex } from '../../ton/bytes.ts'
import { readDictionary } from '../../ton/dictionary.ts'
import { sha256 } from '../../ton/sha256.ts'
import { Slice } from '../../ton/slice.ts'
import { readSnake } from '../../ton/snake.ts'
import { cleanText, LONGEST_TEXT } from '../foreign/clean-text.ts'

/** An attribute of a token. `name` is null where it is not a usual one, since only its hash is kept; `text` where it holds no text. */
export type Attribute = { name: string | null; key: string; text: string | null }

/** Bytes of a text that are read: all that is shown of it, whatever its letters. */
const MOST_BYTES = 8 * LONGEST_TEXT
const MOST_ATTRIBUTES = 50
const MOST_CHUNKS = 50
/** What text does not hold: other controls than ends of lines, and what is no UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/

const USUAL =
  'name symbol decimals description image image_data uri content_url attributes cover_image amount_style render_type'

let names: Map<string, string> | undefined
function nameOf(key: string): string | null {
  const encoder = new TextEncoder()
  names ??= new Map(USUAL.split(' ').map(name => [toHex(sha256(encoder.encode(name))), name]))
  return names.get(key) ?? null
}

/** Reads the rest of a cell as text in the snake format (TEP-64). The text is not cleaned yet; null when the bytes are not text. */
function rawText(from: Slice): string | null {
  if (from.bitsLeft & 7 || from.refsLeft > 1) return null
  const text = readSnake(from, MOST_BYTES)
  return NO_TEXT.test(text) ? null : text
}

const safe = (text: string | null) => (text === null ? null : cleanText(text, LONGEST_TEXT))

/** The same, made safe to show. */
export const textIn = (from: Slice) => safe(rawText(from))

/** `chunks#01 data:(HashmapE 32 ^SnakeData)` behind its first byte. */
function chunksIn(from: Slice): string | null {
  const root = from.maybeRef()
  let text: string | null = ''
  let count = 0
  if (root)
    readDictionary(root, 32, leaf => {
      const more = count++ < MOST_CHUNKS ? rawText(new Slice(leaf.ref())) : ''
      text = text === null || more === null ? null : text + more
    })
  return text
}

/** `ContentData` (TEP-64): snake or chunks by its first byte, in a reference; many contracts leave out one or the other. */
function attributeText(leaf: Slice): string | null {
  const from = leaf.bitsLeft === 0 && leaf.refsLeft === 1 ? new Slice(leaf.ref()) : leaf
  const form = from.bitsLeft < 8 ? null : from.fork().uint(8)
  if (form === 0 || form === 1) from.skip(8)
  return safe(form === 1 ? chunksIn(from) : rawText(from))
}

/** `onchain#00 data:(HashmapE 256 ^ContentData)` (TEP-64); null when a cell is no such. Throws a `TonBytesError` at wrong bytes. */
export function attributesIn(from: Slice): Attribute[] | null {
  if (from.bitsLeft !== 9 || from.uint(8) !== 0) return null
  const root = from.maybeRef()
  if (from.refsLeft > 0) return null
  const attributes: Attribute[] = []
  if (root)
    readDictionary(root, 256, (leaf, bits) => {
      if (attributes.length === MOST_ATTRIBUTES) return
      const key = BigInt(`0b${bits}`).toString(16).padStart(64, '0')
      attributes.push({ name: nameOf(key), key, text: attributeText(leaf) })
    })
  const place = ({ name }: Attribute) => (name === null ? USUAL.length : USUAL.indexOf(name))
  return attributes.toSorted((one, other) => place(one) - place(other))
}

/** `offchain#01 uri:Text` (TEP-64); null when a cell is no such. */
export function uriIn(from: Slice): string | null {
  return from.bitsLeft >= 16 && from.uint(8) === 1 ? textIn(from) : null
}
