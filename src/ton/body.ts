import { Slice } from './slice.ts'

/** What the bytes of a message's body say. `opcode` is unsigned; `units` of a jetton (TEP-74), decimal text. */
export type Body =
  | { kind: 'empty' }
  | { kind: 'comment'; text: string }
  | { kind: 'encrypted-comment' }
  | { kind: 'operation'; opcode: number; units?: string }
  | { kind: 'bounced'; opcode: number | null }
  | { kind: 'unknown' }

const ENCRYPTED = 0x2167da4b
const BOUNCED = 0xffffffff
/** The longer form, which refers to the whole original body. */
const BOUNCED_WHOLE = 0xfffffffe
const LONGEST_TEXT = 65_536
/** Transfer, internal transfer, notification, burn and its notification (TEP-74): query id, then the amount. */
const JETTON_OPCODES = [0x0f8a7ea5, 0x178d4519, 0x7362d09c, 0x595f07bc, 0x7bdd97de]

function nextCell(from: Slice): Slice | undefined {
  const cell = from.refsLeft > 0 ? from.ref() : undefined
  // An exotic one says nothing here.
  return cell && !cell.exotic ? new Slice(cell) : undefined
}

const opcodeOf = (from: Slice | undefined) => (from && from.bitsLeft >= 32 ? from.uint(32) : null)

/** Text in the snake format (TEP-64): the rest of this cell, then that of its first reference, and so on. */
function readSnake(start: Slice): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let room = LONGEST_TEXT
  for (let part: Slice | undefined = start; part && room > 0; part = nextCell(part)) {
    const length = Math.min(room, part.bitsLeft >> 3)
    text += decoder.decode(part.bytes(length), { stream: true })
    room -= length
  }
  return text + decoder.decode()
}

/** `undefined` where the body ends before the amount does. */
function unitsOf(from: Slice): string | undefined {
  try {
    from.skip(64)
    return from.coins()
  } catch {
    return undefined
  }
}

/** `bounced`: whether the message's flag says so. */
export function readBody(from: Slice, bounced: boolean): Body {
  const isEmpty = from.bitsLeft + from.refsLeft === 0
  const opcode = opcodeOf(from)
  if (opcode === BOUNCED) return { kind: 'bounced', opcode: opcodeOf(from) }
  if (opcode === BOUNCED_WHOLE) return { kind: 'bounced', opcode: opcodeOf(nextCell(from)) }
  if (bounced) return { kind: 'bounced', opcode: null }
  if (opcode === null) return { kind: isEmpty ? 'empty' : 'unknown' }
  if (opcode === 0) return { kind: 'comment', text: readSnake(from) }
  if (opcode === ENCRYPTED) return { kind: 'encrypted-comment' }
  const units = JETTON_OPCODES.includes(opcode) ? unitsOf(from) : undefined
  return { kind: 'operation', opcode, ...(units && { units }) }
}
