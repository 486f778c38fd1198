import { bitsText } from '../bits-text.ts'
import { toHex } from '../bytes.ts'
import type { Cell } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'
import { readDictionary } from '../dictionary.ts'
import type { Hash } from '../hash.ts'
import { Slice } from '../slice.ts'
import type { Block, Disassembly, Item, Method, Operand } from './disassembly.ts'
import { findInstruction, MAX_OPCODE_LENGTH } from './instruction-table.ts'
import { type RawOperand, readOperands } from './operands.ts'

/** Maximum number of instructions and methods; the largest contracts have several thousand. */
const MAX_ITEMS = 50_000
/** Maximum key length of a dictionary of methods, whose ids have 19 bits. */
const MAX_ID_LENGTH = 32
const LIBRARY = 2

/** Jumps to a method in the preceding dictionary; I means signed keys. */
const TO_METHOD = /^DICT([IU])GET(?:JMP|EXEC)Z?$/

class Disassembler {
  readonly blocks: Block[] = []
  tooLarge = false
  #left = MAX_ITEMS
  /** code of each block, from its first bit */
  readonly #code: Cell[] = []
  /** index of the block by cell and bit */
  readonly #places = new Map<Cell, Map<number, number>>()
  readonly #hash: (cell: Cell) => Hash

  constructor(hash: (cell: Cell) => Hash) {
    this.#hash = hash
  }

  #hashOf(cell: Cell): Hash | null {
    try {
      return this.#hash(cell)
    } catch {
      return null
    }
  }

  #hashes = (cells: readonly Cell[]) => cells.map(cell => this.#hashOf(cell))

  /** Adds a block and returns its index. Blocks are read later from a queue, so that deep code needs no recursion. */
  #add(cell: Hash | null, bit: number, code: Cell): number {
    this.#code.push(code)
    return this.blocks.push({ cell, bit, items: [], cut: false }) - 1
  }

  /** Index of the block of `code` at a bit of a cell; the same for repeated calls. */
  open(cell: Cell, bit = 0, code = cell): number {
    const places = this.#places.get(cell) ?? new Map<number, number>()
    this.#places.set(cell, places)
    const place = places.get(bit) ?? this.#add(this.#hashOf(cell), bit, code)
    places.set(bit, place)
    return place
  }

  #operand(raw: RawOperand, block: Block): Operand {
    switch (raw.kind) {
      case 'slice':
        return { kind: 'slice', value: bitsText(raw.value), refs: this.#hashes(raw.value.refs) }
      case 'cell':
        return { kind: 'cell', value: this.#hashOf(raw.value) }
      case 'code':
        return { kind: 'code', value: this.open(raw.value) }
      case 'part':
        return { kind: 'code', value: this.#add(block.cell, block.bit + raw.bit, raw.value) }
      default:
        return raw
    }
  }

  /** Methods in a dictionary; undefined if the cell is not one, or is too large. */
  #methods(root: Cell, bits: number, isSigned: boolean): Method[] | undefined {
    const leaves: [number, Slice][] = []
    try {
      readDictionary(root, bits, (from, key) => {
        if (--this.#left < 0) this.tooLarge = true
        if (this.tooLarge) throw new RangeError('too many methods')
        const id = BigInt(`0b${key}`)
        leaves.push([Number(isSigned ? BigInt.asIntN(bits, id) : id), from])
      })
    } catch {
      return undefined
    }
    return leaves.map(([id, from]) => ({ id, block: this.open(from.cell, from.at, from.rest()) }))
  }

  /** Converts the dictionary pushed by the instruction before a jump to methods. */
  #resolve(items: Item[], raw: RawOperand[], mnemonic: string): void {
    const signed = TO_METHOD.exec(mnemonic)?.[1]
    const before = items.at(-1)
    const [keyBits, dictionary] = raw
    if (!signed || before?.kind !== 'instruction' || before.mnemonic !== 'DICTPUSHCONST') return
    if (dictionary?.kind !== 'cell' || Number(keyBits?.value) > MAX_ID_LENGTH) return
    const methods = this.#methods(dictionary.value, Number(keyBits?.value), signed === 'I')
    if (methods) before.operands.splice(1, 1, { kind: 'methods', value: methods })
  }

  #readItems(block: Block, code: Cell): void {
    const { items } = block
    let from = new Slice(code)
    let before: RawOperand[] = []
    while (from.bitsLeft > 0) {
      if (--this.#left < 0) {
        block.cut = this.tooLarge = true
        return
      }
      const start = from.fork()
      const read = readInstruction(from)
      if (!read) {
        from = start
        break
      }
      this.#resolve(items, before, read.mnemonic)
      before = read.raw
      const operands = read.raw.map(raw => this.#operand(raw, block))
      items.push({ bit: block.bit + start.at, kind: 'instruction', mnemonic: read.mnemonic, operands })
    }
    const bit = block.bit + from.at
    if (from.bitsLeft === 0 && from.refsLeft > 0) items.push({ bit, kind: 'jump', block: this.open(from.ref()) })
    const rest = from.rest()
    if (rest.bits + rest.refs.length > 0) items.push(this.#unknown(bit, rest))
  }

  #unknown(bit: number, rest: Cell): Item {
    return { bit, kind: 'unknown', value: bitsText(rest), refs: this.#hashes(rest.refs) }
  }

  /** Reads all blocks, including those added meanwhile. */
  readAll(): void {
    for (const [place, block] of this.blocks.entries()) {
      const code = this.#code[place]
      if (!code?.exotic) {
        if (code) this.#readItems(block, code)
      } else if (code.data[0] === LIBRARY) {
        block.items.push({ bit: 0, kind: 'library', hash: toHex(code.data.subarray(1)) })
      } else block.items.push(this.#unknown(0, code))
    }
  }
}

function readInstruction(from: Slice): { mnemonic: string; raw: RawOperand[] } | null {
  const bits = Math.min(MAX_OPCODE_LENGTH, from.bitsLeft)
  const found = findInstruction(from.fork().uint(bits), bits)
  if (!found) return null
  from.skip(found.length)
  try {
    return { mnemonic: found.instruction.mnemonic, raw: readOperands(from, found.instruction.operands) }
  } catch {
    return null
  }
}

/**
 * Disassembles a contract's code (TVM codepage 0). Never throws; code beyond 50,000 instructions and methods is marked as cut. Mnemonics
 * are those of Fift's assembler, one for all encodings of an instruction. Methods are recognised where compilers put them: in
 * `DICTPUSHCONST` followed by a jump to a method. Libraries are named, not loaded. `hash` may be memoized for these cells.
 */
export function disassemble(code: Cell, hash: (cell: Cell) => Hash = createHasher()): Disassembly {
  const disassembler = new Disassembler(hash)
  disassembler.open(code)
  disassembler.readAll()
  return { blocks: disassembler.blocks, tooLarge: disassembler.tooLarge }
}
