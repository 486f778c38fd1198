import type { RawAddress } from './address.ts'

/**
 * A field of a body. Numbers are decimal text. `coins`: nanoTON; `units`: smallest units of an unnamed jetton or TON; `hex`: keys and
 * hashes; `time`: unix seconds; `cell`: a bag of cells in base64, null if too large; `modes`: send modes of messages ordered from a wallet;
 * `asset`: TON without an address.
 */
export type Field = { name: string } & Value
export type Value =
  | { kind: 'number' | 'coins' | 'units' | 'hex'; value: string }
  | { kind: 'time'; value: number }
  | { kind: 'flag'; value: boolean }
  | { kind: 'address' | 'asset'; value: RawAddress | null }
  | { kind: 'cell'; value: string | null }
  | { kind: 'modes'; value: number[] }
  | { kind: 'body'; value: Body }

/** A body with a known opcode. `cut`: it ended before its layout did. Data beyond the layout is a field “rest”. */
export type Operation = { kind: 'operation'; opcode: number; name: string; fields: Field[]; cut: boolean }

/**
 * A decoded message body. `opcode` is unsigned. A bounced message contains the first 224 bits of the `original` body, or in the newer form
 * all of it with the exit code. A comment is binary if `ff` follows its opcode (omitted in `hex`), or if its bytes are not text.
 */
export type Body =
  | { kind: 'empty' }
  | { kind: 'comment'; text: string }
  | { kind: 'binary-comment'; hex: string }
  | { kind: 'encrypted-comment' }
  | Operation
  | { kind: 'bounced'; original: Body | null; exitCode: number | null }
  | { kind: 'unknown'; opcode: number | null; boc: string | null }
