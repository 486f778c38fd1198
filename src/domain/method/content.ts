import { toHex } from '../../ton/bytes.ts'
import { readDictionary } from '../../ton/dictionary.ts'
import { sha256 } from '../../ton/sha256.ts'
import { Slice } from '../../ton/slice.ts'
import { readSnakeBytes, strictText } from '../../ton/snake.ts'
import { cleanText, MAX_TEXT_LENGTH } from '../foreign/clean-text.ts'

/** An attribute of a token. `name` is null if unusual, as only its hash is stored; `text` is null if it is not text. */
export type Attribute = { name: string | null; key: string; text: string | null }

/** Maximum number of bytes read of a text: enough for all characters shown. */
const MAX_BYTES = 8 * MAX_TEXT_LENGTH
const MAX_ATTRIBUTES = 50
const MAX_CHUNKS = 50
/** Controls other than line ends: a text may contain a few, which are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g
/** Bytes with more than one control character in this number are not text. */
const TEXT_PER_CONTROL = 8

const USUAL =
  'name symbol decimals description image image_data uri content_url attributes cover_image amount_style render_type'

let names: Map<string, string> | undefined
function nameOf(key: string): string | null {
  const encoder = new TextEncoder()
  names ??= new Map(USUAL.split(' ').map(name => [toHex(sha256(encoder.encode(name))), name]))
  return names.get(key) ?? null
}

type Bytes = ReturnType<typeof readSnakeBytes>

/** Reads the rest of a cell in snake format (TEP-64); null for another layout. */
const snakeIn = (from: Slice): Bytes => (from.refsLeft > 1 ? null : readSnakeBytes(from, MAX_BYTES))

/** Bytes as sanitized text without controls; null if they are not text. */
function textOf(read: Bytes): string | null {
  const text = read && strictText(read.bytes, read.cut)
  if (text === null) return null
  const controls = text.match(CONTROLS)?.length ?? 0
  return controls * TEXT_PER_CONTROL > text.length ? null : cleanText(text.replaceAll(CONTROLS, ''), MAX_TEXT_LENGTH)
}

/** Reads the rest of a cell as sanitized text in snake format (TEP-64); null if it is not text. */
export const textIn = (from: Slice) => textOf(snakeIn(from))

/** Reads `chunks#01 data:(HashmapE 32 ^SnakeData)` after its tag. Joins all chunks first, as a character may span two of them. */
function chunksIn(from: Slice): Bytes {
  const root = from.maybeRef()
  const chunks: Bytes[] = []
  let room = MAX_BYTES
  if (root)
    readDictionary(root, 32, leaf => {
      if (chunks.length === MAX_CHUNKS || room <= 0) return
      const chunk = snakeIn(new Slice(leaf.ref()))
      room -= chunk?.bytes.length ?? 0
      chunks.push(chunk)
    })
  const read = chunks.filter(chunk => chunk !== null)
  if (read.length < chunks.length) return null
  const cut = room <= 0 || chunks.length === MAX_CHUNKS || read.some(chunk => chunk.cut)
  return { bytes: Uint8Array.from(read.flatMap(({ bytes }) => [...bytes])), cut }
}

/** Reads `ContentData` (TEP-64): snake or chunks by its tag, in a reference. Many contracts omit the tag or the reference. */
function attributeText(leaf: Slice): string | null {
  const from = leaf.bitsLeft === 0 && leaf.refsLeft === 1 ? new Slice(leaf.ref()) : leaf
  const form = from.bitsLeft < 8 ? null : from.fork().uint(8)
  if (form === 0 || form === 1) from.skip(8)
  return textOf(form === 1 ? chunksIn(from) : snakeIn(from))
}

/** Reads `onchain#00 data:(HashmapE 256 ^ContentData)` (TEP-64); null for other cells. Throws `TonBytesError` for invalid bytes. */
export function attributesIn(from: Slice): Attribute[] | null {
  if (from.bitsLeft !== 9 || from.uint(8) !== 0) return null
  const root = from.maybeRef()
  if (from.refsLeft > 0) return null
  const attributes: Attribute[] = []
  if (root)
    readDictionary(root, 256, (leaf, bits) => {
      if (attributes.length === MAX_ATTRIBUTES) return
      const key = BigInt(`0b${bits}`).toString(16).padStart(64, '0')
      attributes.push({ name: nameOf(key), key, text: attributeText(leaf) })
    })
  const place = ({ name }: Attribute) => (name === null ? USUAL.length : USUAL.indexOf(name))
  return attributes.toSorted((one, other) => place(one) - place(other))
}

/** Reads `offchain#01 uri:Text` (TEP-64); null for other cells. */
export function uriIn(from: Slice): string | null {
  return from.bitsLeft >= 16 && from.uint(8) === 1 ? textIn(from) : null
}
