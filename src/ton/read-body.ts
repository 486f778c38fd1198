import type { Body } from './body.ts'
import { keepCell } from './layout.ts'
import { readOperation } from './operation.ts'
import { Slice } from './slice.ts'
import { readStrictSnake, snakeHex } from './snake.ts'

const ENCRYPTED = 0x2167da4b
const BOUNCED = 0xffffffff
/** Opcode of the newer bounce form, which refers to the complete original body. */
const BOUNCED_WHOLE = 0xfffffffe
/** First byte of a binary comment (docs.ton.org, internal messages). */
const BINARY = 0xff
const MAX_TEXT_LENGTH = 65_536
/** Maximum nesting of bodies, such as an exchange's order in the payload of a jetton transfer. */
const MAX_DEPTH = 4

/** Reads a comment after opcode 0: text, or bytes if prefixed by `ff` or not valid text. */
function readComment(from: Slice, most: number): Body {
  const isBinary = from.bitsLeft >= 8 && from.fork().uint(8) === BINARY
  if (isBinary) from.skip(8)
  const text = isBinary ? null : readStrictSnake(from, most)
  return text === null ? { kind: 'binary-comment', hex: snakeHex(from, most) } : { kind: 'comment', text }
}

/** Reads `new_bounce_body#fffffffe` (block.tlb): original body, `original_info:^…`, phase, exit code. */
function readNewBounce(from: Slice, depth: number, isPayload: boolean): Body {
  try {
    const original = readAt(new Slice(from.ref()), depth, isPayload)
    from.ref()
    from.skip(8) // bounced_by_phase
    return { kind: 'bounced', original, exitCode: from.uint(32) | 0 }
  } catch {
    return { kind: 'bounced', original: null, exitCode: null }
  }
}

function readAt(from: Slice, depth: number, isPayload: boolean): Body {
  const whole = from.fork()
  if (from.bitsLeft + from.refsLeft === 0) return { kind: 'empty' }
  const opcode = from.bitsLeft < 32 ? null : from.uint(32)
  // Halve the limit per level: a body contains at most two others, so that all texts together stay within the limit.
  if (opcode === 0) return readComment(from, MAX_TEXT_LENGTH >> depth)
  if (opcode === ENCRYPTED) return { kind: 'encrypted-comment' }
  if (opcode !== null && depth < MAX_DEPTH) {
    if (opcode === BOUNCED) return { kind: 'bounced', original: readAt(from, depth + 1, isPayload), exitCode: null }
    if (opcode === BOUNCED_WHOLE) return readNewBounce(from, depth + 1, isPayload)
    const operation = readOperation(opcode, from, inner => readAt(inner, depth + 1, true), isPayload)
    if (operation) return operation
  }
  return { kind: 'unknown', opcode, boc: keepCell(whole.rest()) }
}

/** Reads a message's body. `bounced`: the message's flag. Never throws. */
export function readBody(from: Slice, bounced: boolean): Body {
  const body = readAt(from, 0, false)
  return bounced && body.kind !== 'bounced' ? { kind: 'bounced', original: null, exitCode: null } : body
}
