import { toHex } from './bytes.ts'
import { type Cell, refuse } from './cell.ts'

/** Reads an ordinary cell from its start, bits and references apart. Reading past the end throws a `TonBytesError`. */
export class Slice {
  readonly #cell: Cell
  #bit = 0
  #ref = 0

  constructor(cell: Cell) {
    if (cell.exotic) refuse('Exotic cell where an ordinary one should be')
    this.#cell = cell
  }

  get bitsLeft(): number {
    return this.#cell.bits - this.#bit
  }

  get refsLeft(): number {
    return this.#cell.refs.length - this.#ref
  }

  /** Moves on and tells where it was. */
  skip(bits: number): number {
    if (bits > this.bitsLeft) refuse('Cell ends too early')
    this.#bit += bits
    return this.#bit - bits
  }

  bit(): boolean {
    return this.uint(1) > 0
  }

  /** Up to 53 bits. */
  uint(bits: number): number {
    let value = 0
    for (let at = this.skip(bits); at < this.#bit; at++)
      value = value * 2 + (((this.#cell.data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
    return value
  }

  /** A signed number of 32 bits. */
  int32(): number {
    return this.uint(32) | 0
  }

  bigint(bits: number): bigint {
    return BigInt(`0b0${Array.from({ length: bits }, () => this.uint(1)).join('')}`)
  }

  /** `VarUInteger` whose length takes so many bits: 3 for VarUInteger 7, 4 for VarUInteger 16. */
  varUint(lengthBits: number): bigint {
    return this.bigint(this.uint(lengthBits) * 8)
  }

  /** `Grams` as nanoTON, decimal text. */
  coins(): string {
    return `${this.varUint(4)}`
  }

  /** The nanoTON of a `CurrencyCollection`; other currencies are passed over. */
  currencies(): string {
    const coins = this.coins()
    this.maybeRef()
    return coins
  }

  /** `uint64` as decimal text. */
  uint64(): string {
    return `${this.bigint(64)}`
  }

  bytes(length: number): Uint8Array {
    const { data } = this.#cell
    const from = this.skip(length * 8)
    const byte = (at: number) => data[(from >> 3) + at] ?? 0
    const shift = 8 - (from & 7)
    return Uint8Array.from({ length }, (_, i) => ((byte(i) << 8) | byte(i + 1)) >> shift)
  }

  /** 256 bits as hex. */
  hash(): string {
    return toHex(this.bytes(32))
  }

  ref(): Cell {
    return this.#cell.refs[this.#ref++] ?? refuse('Cell lacks a reference')
  }

  maybeRef(): Cell | null {
    return this.maybe(() => this.ref())
  }

  maybe<T>(read: () => T): T | null {
    return this.bit() ? read() : null
  }
}
