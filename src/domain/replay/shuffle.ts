import { mnemonicOf, operandsOf } from './instruction.ts'

/** Instructions that push one entry and pop none. */
const PUSHES =
  /^(?:PUSHINT|PUSHPOW2(?:DEC)?|PUSHNEGPOW2|PUSHNULL|PUSHNAN|PUSHCONT|PUSHREF|PUSHREFSLICE|PUSHREFCONT|PUSHSLICE|NEWC|NOW|BLOCKLT|LTIME|MYADDR|BALANCE|MYCODE|INMSG_\w+)$/
const PUSHES_CONTROL = /^PUSH c\d$/
/** Instructions that do not change the stack. */
const NEUTRAL = /^(?:NOP|implicit \w+|SETCP|SAVECTR|SAMEALTSAVE|SAMEALT|ACCEPT|COMMIT)$/
/** Number of entries that an instruction pops, without pushing any. */
const TAKES: Record<string, number> = {
  DROP: 1,
  '2DROP': 2,
  EXECUTE: 1,
  JMPX: 1,
  IF: 2,
  IFNOT: 2,
  IFJMP: 2,
  IFNOTJMP: 2,
  IFELSE: 3,
  IFREF: 1,
  IFNOTREF: 1,
  IFJMPREF: 1,
  IFNOTJMPREF: 1,
  IFREFELSEREF: 1,
}
/** Moves of the top entries: `uppermost` has their depth before, by depth after. Deeper entries shift by `pushed`. */
const MOVES: Record<string, { uppermost: number[]; pushed: number }> = {
  SWAP: { uppermost: [1, 0], pushed: 0 },
  ROT: { uppermost: [2, 0, 1], pushed: 0 },
  ROTREV: { uppermost: [1, 2, 0], pushed: 0 },
  DUP: { uppermost: [0, 0], pushed: 1 },
  OVER: { uppermost: [1, 0], pushed: 1 },
  TUCK: { uppermost: [0, 1, 0], pushed: 1 },
  '2DUP': { uppermost: [0, 1, 0, 1], pushed: 2 },
  '2OVER': { uppermost: [2, 3, 0, 1], pushed: 2 },
  '2SWAP': { uppermost: [2, 3, 0, 1], pushed: 0 },
  NIP: { uppermost: [0], pushed: -1 },
  NOT: { uppermost: [0], pushed: 0 },
}

/** Registers of an instruction such as `XCHG s1,s5`; undefined for other operands. */
function registersOf(text: string): number[] | undefined {
  const operands = operandsOf(text).split(/[ ,]+/)
  const registers = operands.map(operand => (/^s\d+$/.test(operand) ? Number(operand.slice(1)) : -1))
  return registers.includes(-1) ? undefined : registers
}

function withRegisters(mnemonic: string, [first = 0, second]: number[], depth: number): number | null {
  if (mnemonic === 'PUSH' && second === undefined) return depth === 0 ? first : depth - 1
  if (mnemonic === 'POP' && second === undefined) return depth === first - 1 ? 0 : depth + 1
  if (mnemonic !== 'XCHG') return null
  const [one, other] = second === undefined ? [0, first] : [first, second]
  if (depth === one) return other
  return depth === other ? one : depth
}

/**
 * Depth before an instruction of the entry that is at `depth` after it; 0 is the top. NOT counts as a move, as the entry remains a flag.
 * Null if the instruction created the entry, or does more than move entries.
 */
export function depthBefore(text: string, depth: number): number | null {
  const mnemonic = mnemonicOf(text)
  if (NEUTRAL.test(mnemonic)) return depth
  if (PUSHES.test(mnemonic) || PUSHES_CONTROL.test(text)) return depth === 0 ? null : depth - 1
  const taken = mnemonic === 'BLKDROP' ? Number(operandsOf(text)) : TAKES[mnemonic]
  if (taken !== undefined) return depth + taken
  const move = MOVES[mnemonic]
  if (move) return move.uppermost[depth] ?? depth - move.pushed
  const registers = registersOf(text)
  return registers ? withRegisters(mnemonic, registers, depth) : null
}
