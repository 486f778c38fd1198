import { toHex } from './bytes.ts'
import { type Cell, refuse } from './cell.ts'

/** Reads an ordinary cell sequentially; bits and references are independent. Throws `TonBytesError` past the end. */
export class Slice {
  /** number of bits read */
  at = 0
  #ref = 0
  readonly cell: Cell

  constructor(cell: Cell) {
    if (cell.exotic) refuse('exotic cell')
    this.cell = cell
  }

  get bitsLeft(): number {
    return this.cell.bits - this.at
  }

  get refsLeft(): number {
    return this.cell.refs.length - this.#ref
  }

  /** Creates another reader at the same position. */
  fork(): Slice {
    const other = new Slice(this.cell)
    other.at = this.at
    other.#ref = this.#ref
    return other
  }

  skip(bits: number): void {
    if (bits > this.bitsLeft) refuse('cut off')
    this.at += bits
  }

  /** Reads an unsigned integer, exact up to 53 bits. */
  uint(bits: number): number {
    let value = 0
    let { at } = this
    for (this.skip(bits); at < this.at; at++)
      value = value * 2 + (((this.cell.data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
    return value
  }

  uints(count: number, bits: number): number[] {
    return Array.from({ length: count }, () => this.uint(bits))
  }

  /** Reads an integer of any length as decimal text. */
  integer(bits: number, signed: boolean): string {
    let value = 0n
    for (let left = bits; left > 0; left -= 32) {
      const step = Math.min(32, left)
      value = (value << BigInt(step)) | BigInt(this.uint(step))
    }
    return `${signed ? BigInt.asIntN(bits, value) : value}`
  }

  bit(): boolean {
    return this.uint(1) > 0
  }

  bytes(length: number): Uint8Array {
    const { data } = this.cell
    const { at } = this
    this.skip(length * 8)
    const bytes = new Uint8Array(length)
    // Assigning to a typed array keeps the lower eight bits.
    for (let i = 0, place = at >> 3; i < length; i++)
      bytes[i] = ((data[place] ?? 0) << (at & 7)) | ((data[++place] ?? 0) >> (8 - (at & 7)))
    return bytes
  }

  /** Reads `length` bytes as hex. */
  hex(length: number): string {
    return toHex(this.bytes(length))
  }

  /** Reads an unsigned integer of `length` bytes as decimal text. */
  decimal(length: number): string {
    return `${BigInt(`0x0${this.hex(length)}`)}`
  }

  /** Reads `VarUInteger` as decimal text. `lengthBits` is the size of its length: 3 for VarUInteger 7, 4 for VarUInteger 16. */
  varUint(lengthBits: number): string {
    return this.decimal(this.uint(lengthBits))
  }

  /** Reads `Grams` as nanoTON in decimal text. */
  coins(): string {
    return this.varUint(4)
  }

  /** Reads the next bits and references as a new cell. */
  part(bits: number, refCount: number): Cell {
    const whole = this.bytes(bits >> 3)
    const last = bits & 7
    const data = last ? Uint8Array.from([...whole, (this.uint(last) << (8 - last)) | (0x80 >> last)]) : whole
    const refs = Array.from({ length: refCount }, () => this.ref())
    return { data, bits, refs, exotic: false, levelMask: refs.reduce((mask, ref) => mask | ref.levelMask, 0) }
  }

  /** Reads the remaining bits and references as a new cell. */
  rest(): Cell {
    const isWhole = this.at + this.#ref === 0
    const rest = this.part(this.bitsLeft, this.refsLeft)
    return isWhole ? this.cell : rest
  }

  ref(): Cell {
    return this.cell.refs[this.#ref++] ?? refuse('reference missing')
  }

  maybe<T>(read: () => T): T | null {
    return this.bit() ? read() : null
  }

  maybeRef(): Cell | null {
    return this.maybe(() => this.ref())
  }

  maybeCoins(): string | null {
    return this.maybe(() => this.coins())
  }
}
