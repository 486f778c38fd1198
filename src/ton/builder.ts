import type { RawAddress } from './address.ts'
import { bitsOf, cellOf } from './bits.ts'
import { type Cell, refuse } from './cell.ts'
import { Slice } from './slice.ts'

/** Writes an ordinary cell, bits and references apart. Values out of range throw a `TonBytesError`. */
export class Builder {
  #bits = ''
  readonly #refs: Cell[] = []

  uint(value: bigint, bits: number): this {
    if (value < 0n || value >> BigInt(bits)) refuse('number out of range')
    return this.bits(bits ? value.toString(2).padStart(bits, '0') : '')
  }

  int(value: bigint, bits: number): this {
    if (BigInt.asIntN(bits, value) !== value) refuse('number out of range')
    return this.uint(BigInt.asUintN(bits, value), bits)
  }

  /** Binary digits. */
  bits(digits: string): this {
    this.#bits += digits
    return this
  }

  bit(value: boolean): this {
    return this.bits(value ? '1' : '0')
  }

  /** A 256-bit hash in hex. */
  hash(hex: string): this {
    return this.uint(BigInt(`0x${hex}`), 256)
  }

  /** `VarUInteger`: its length in bytes takes `lengthBits`, 3 for VarUInteger 7 and 4 for VarUInteger 16. */
  varUint(value: bigint, lengthBits: number): this {
    const bytes = value ? Math.ceil(value.toString(2).length / 8) : 0
    return this.uint(BigInt(bytes), lengthBits).uint(value, bytes * 8)
  }

  /** `Grams`: nanoTON. */
  coins(value: bigint): this {
    return this.varUint(value, 4)
  }

  /** `addr_std` (block.tlb) without anycast; `addr_none` for null. */
  address(raw: RawAddress | null): this {
    if (raw === null) return this.bits('00')
    const [workchain = '', hash = ''] = raw.split(':')
    return this.bits('100').int(BigInt(workchain), 8).hash(hash)
  }

  ref(cell: Cell): this {
    this.#refs.push(cell)
    return this
  }

  /** The content of an ordinary cell. */
  inline(cell: Cell): this {
    this.#refs.push(...cell.refs)
    return this.bits(bitsOf(new Slice(cell), cell.bits))
  }

  /** `Maybe X`: nothing for null. */
  maybe<T>(value: T | null, write: (value: T) => void): this {
    this.bit(value !== null)
    if (value !== null) write(value)
    return this
  }

  /** Throws a `TonBytesError` beyond 1023 bits or four references. */
  cell(): Cell {
    return cellOf(this.#bits, this.#refs)
  }
}
