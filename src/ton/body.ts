import type { RawAddress } from './address.ts'

/**
 * A field of a body. Numbers are decimal text; `coins` nanoTON; `units` the smallest units of a jetton, or of TON, which the body does not
 * name; `hex` keys and hashes; `time` unix seconds; `cell` a bag of cells in base64, null where it is too large to be kept; `modes` the send
 * modes of the messages that a wallet is asked to send; an `asset` without address is TON.
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

/** A body whose opcode has a layout. `cut`: it ended before the layout did. What it holds beyond the layout is a field, “rest”. */
export type Operation = { kind: 'operation'; opcode: number; name: string; fields: Field[]; cut: boolean }

/**
 * Reads the bytes of a message's body. `opcode` is unsigned. A bounced message brings the first 224 bits of the `original` body back, or
 * all of it, with the exit code, in the newer form. A comment is binary where `ff` follows its opcode, whose hex that is no part of, or where its bytes are no text.
 */
export type Body =
  | { kind: 'empty' }
  | { kind: 'comment'; text: string }
  | { kind: 'binary-comment'; hex: string }
  | { kind: 'encrypted-comment' }
  | Operation
  | { kind: 'bounced'; original: Body | null; exitCode: number | null }
  | { kind: 'unknown'; opcode: number | null; boc: string | null }
