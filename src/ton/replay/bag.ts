import { toBase64 } from '../base64.ts'
import { readBoc } from '../boc.ts'
import { fromBase64 } from '../bytes.ts'
import { type Cell, refuse } from '../cell.ts'
import { writeBoc } from '../write-boc.ts'

const MAX_BYTES = 10_000_000

/** A cell as a bag in base64, for the emulator. Throws `TonBytesError` above 10 MB. */
export const bagOf = (cell: Cell): string => toBase64(writeBoc(cell, MAX_BYTES) ?? refuse('size'))

/** Root of a bag in base64. Throws `TonBytesError`. */
export const rootOf = (bag: string): Cell => readBoc(fromBase64(bag) ?? new Uint8Array())
