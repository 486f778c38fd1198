import { fromBase64, fromHex } from '../../ton/bytes.ts'
import { field } from './wire.ts'

/** Bytes in base64, as sent by the node; an empty text means zero bytes. */
export const base64Bytes = field('base64', x => (typeof x === 'string' ? fromBase64(x) : undefined))

/** Bytes in hex, as sent by the indexer. */
export const hexBytes = field('hex', x => (typeof x === 'string' ? fromHex(x) : undefined))
