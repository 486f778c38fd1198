import type { Cell } from './cell.ts'
import { Slice } from './slice.ts'

/** What a message's body says, as far as its bytes tell. `opcode` is unsigned. */
export type Body =
  | { kind: 'empty' }
  | { kind: 'comment'; text: string }
  | { kind: 'encrypted-comment' }
  | { kind: 'operation'; opcode: number }
  | { kind: 'bounced'; opcode: number | null }
  | { kind: 'unknown' }

const ENCRYPTED = 0x2167da4b
const BOUNCED = 0xffffffff
/** The longer form, which holds the whole original body. */
const BOUNCED_WHOLE = 0xfffffffe
const LONGEST_TEXT = 65_536

/** Bodies may hold exotic cells, which say nothing here. */
const ordinary = (cell: Cell) => (cell.exotic ? undefined : new Slice(cell))
const opcodeOf = (from: Slice) => (from.bitsLeft < 32 ? null : from.uint(32))

/** Text in the snake format (TEP-64): the rest of this cell, then that of its first reference, and so on. */
function readSnake(start: Slice): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let room = LONGEST_TEXT
  for (let part: Slice | undefined = start; part; ) {
    const length = Math.min(room, part.bitsLeft >> 3)
    text += decoder.decode(part.bytes(length), { stream: true })
    room -= length
    part = room > 0 && part.refsLeft > 0 ? ordinary(part.ref()) : undefined
  }
  return text + decoder.decode()
}

/** `bounced`: whether the message's flag says so. */
export function readBody(from: Slice, bounced: boolean): Body {
  const empty = from.bitsLeft === 0 && from.refsLeft === 0
  const opcode = opcodeOf(from)
  if (opcode === BOUNCED) return { kind: 'bounced', opcode: opcodeOf(from) }
  if (opcode === BOUNCED_WHOLE) {
    const original = from.refsLeft > 0 ? ordinary(from.ref()) : undefined
    return { kind: 'bounced', opcode: original ? opcodeOf(original) : null }
  }
  if (bounced) return { kind: 'bounced', opcode: null }
  if (opcode === null) return { kind: empty ? 'empty' : 'unknown' }
  if (opcode === ENCRYPTED) return { kind: 'encrypted-comment' }
  return opcode === 0 ? { kind: 'comment', text: readSnake(from) } : { kind: 'operation', opcode }
}
