import { createHash } from 'node:crypto'
import { type Cell, Dictionary, type Slice } from '@ton/core'
import { snakeBytes } from '../../http/body.ts'
import { hex } from '../../http/encode.ts'

/** TEP-64 token data: kind of storage, fields stored on-chain, and link. */
export type Content = { type: 'onchain' | 'offchain'; fields: ReadonlyMap<string, string>; uri?: string }

const KEYS = [
  'uri',
  'name',
  'description',
  'image',
  'image_data',
  'symbol',
  'decimals',
  'amount_style',
  'render_type',
  'attributes',
  'content_url',
  'lottie',
]

const names: ReadonlyMap<string, string> = new Map(
  KEYS.map(key => [createHash('sha256').update(key).digest('hex'), key]),
)

/** Joins chunks that are keyed by number; each is a separate snake. */
function chunkedText(slice: Slice): string {
  const chunks = slice.loadDict(Dictionary.Keys.Uint(32), Dictionary.Values.Cell())
  return Buffer.concat(chunks.values().map(chunk => snakeBytes(chunk))).toString('utf8')
}

/** Reads a value with a format byte: 0x00 snake, 0x01 chunks. Any other value is read as a snake. */
function valueText(cell: Cell): string {
  const slice = cell.beginParse()
  if (slice.remainingBits < 8) {
    return slice.remainingRefs > 0 ? valueText(slice.loadRef()) : ''
  }
  const format = slice.preloadUint(8)
  if (format === 1) return chunkedText(slice.skip(8))
  return snakeBytes(cell, format === 0 ? 8 : 0).toString('utf8')
}

/** Reads a content cell; `null` if the data is neither on-chain nor off-chain. */
export function readContent(cell: Cell): Content | null {
  try {
    const slice = cell.beginParse()
    if (slice.remainingBits < 8) return null
    const format = slice.loadUint(8)
    if (format === 1) {
      return { type: 'offchain', fields: new Map(), uri: snakeBytes(cell, 8).toString('utf8') }
    }
    if (format !== 0) return null
    const dictionary = slice.loadDict(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell())
    const fields = new Map<string, string>()
    for (const [key, value] of dictionary) fields.set(names.get(hex(key)) ?? hex(key), valueText(value))
    const uri = fields.get('uri')
    return { type: 'onchain', fields, ...(uri === undefined ? {} : { uri }) }
  } catch {
    return null
  }
}
