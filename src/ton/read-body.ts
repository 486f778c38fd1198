import type { Body } from './body.ts'
import { keepCell } from './layout.ts'
import { readOperation } from './operation.ts'
import { Slice } from './slice.ts'
import { readStrictSnake, snakeHex } from './snake.ts'

const ENCRYPTED = 0x2167da4b
const BOUNCED = 0xffffffff
/** The newer form, which refers to the whole original body. */
const BOUNCED_WHOLE = 0xfffffffe
/** The byte that begins a binary comment (docs.ton.org, internal messages). */
const BINARY = 0xff
const MAX_TEXT_LENGTH = 65_536
/** Bodies inside bodies, such as the payload of a jetton transfer that carries an order of an exchange. */
const MAX_DEPTH = 4

/** Comment after opcode 0: text, or bytes behind `ff` or where it is no text. */
function readComment(from: Slice, most: number): Body {
  const isBinary = from.bitsLeft >= 8 && from.fork().uint(8) === BINARY
  if (isBinary) from.skip(8)
  const text = isBinary ? null : readStrictSnake(from, most)
  return text === null ? { kind: 'binary-comment', hex: snakeHex(from, most) } : { kind: 'comment', text }
}

/** `new_bounce_body#fffffffe` (block.tlb): original body, `original_info:^…`, phase, exit code. */
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
  // A body holds two others at most, so that all their texts together are no longer than one may be.
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

/** Reads a body. `bounced`: the message's flag says that it came back. Never throws. */
export function readBody(from: Slice, bounced: boolean): Body {
  const body = readAt(from, 0, false)
  return bounced && body.kind !== 'bounced' ? { kind: 'bounced', original: null, exitCode: null } : body
}
