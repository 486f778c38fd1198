import { accountHash, type RawAddress, workchainOf } from './address.ts'
import { bitsOf, cellOf } from './bits.ts'
import { type Cell, refuse } from './cell.ts'
import { Slice } from './slice.ts'

/** Writes an ordinary cell; bits and references are independent. Throws `TonBytesError` for values out of range. */
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

  /** Appends binary digits. */
  bits(digits: string): this {
    this.#bits += digits
    return this
  }

  bit(value: boolean): this {
    return this.bits(value ? '1' : '0')
  }

  /** Appends a 256-bit hash given in hex. */
  hash(hex: string): this {
    return this.uint(BigInt(`0x${hex}`), 256)
  }

  /** Appends a `VarUInteger`. `lengthBits` is the size of its length: 3 for VarUInteger 7, 4 for VarUInteger 16. */
  varUint(value: bigint, lengthBits: number): this {
    const bytes = value ? Math.ceil(value.toString(2).length / 8) : 0
    return this.uint(BigInt(bytes), lengthBits).uint(value, bytes * 8)
  }

  /** Appends `Grams`, in nanoTON. */
  coins(value: bigint): this {
    return this.varUint(value, 4)
  }

  /** Appends `addr_std` (block.tlb) without anycast, or `addr_none` for null. */
  address(raw: RawAddress | null): this {
    if (raw === null) return this.bits('00')
    return this.bits('100')
      .int(BigInt(workchainOf(raw)), 8)
      .hash(accountHash(raw))
  }

  ref(cell: Cell): this {
    this.#refs.push(cell)
    return this
  }

  /** Appends the content of an ordinary cell. */
  inline(cell: Cell): this {
    this.#refs.push(...cell.refs)
    return this.bits(bitsOf(new Slice(cell), cell.bits))
  }

  /** Appends `Maybe X`: only a zero bit for null. */
  maybe<T>(value: T | null, write: (value: T) => void): this {
    this.bit(value !== null)
    if (value !== null) write(value)
    return this
  }

  /** Returns the cell. Throws `TonBytesError` for more than 1023 bits or four references. */
  cell(): Cell {
    return cellOf(this.#bits, this.#refs)
  }
}
