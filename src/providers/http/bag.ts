import { fromBase64, fromHex } from '../../ton/bytes.ts'
import { field } from './wire.ts'

/** Bytes as the node sends them; an empty text is no bytes at all. */
export const base64Bytes = field('base64', x => (typeof x === 'string' ? fromBase64(x) : undefined))

/** Bytes as the indexer sends them. */
export const hexBytes = field('hex', x => (typeof x === 'string' ? fromHex(x) : undefined))
