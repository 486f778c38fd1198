import { type Address, Cell } from '@ton/core'
import { readAddress, readHash } from '../http/encode.ts'
import { unparsable } from './refusal.ts'

/** Parameters of a call, from a query or a JSON body. Numbers may be strings. */
export class Params {
  readonly #fields: Record<string, unknown>

  constructor(fields: Record<string, unknown>) {
    this.#fields = fields
  }

  raw(name: string): unknown {
    const value = this.#fields[name]
    return value === '' || value === null ? undefined : value
  }

  text(name: string): string | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
    throw unparsable(`Field '${name}' must be a string`)
  }

  need(name: string): string {
    const value = this.text(name)
    if (value === undefined) throw unparsable(`Missing required field '${name}'`)
    return value
  }

  address(name: string): Address {
    const text = this.need(name)
    const address = readAddress(text)
    if (!address) throw unparsable(`Failed to parse ton_addr: '${text}'`)
    return address
  }

  hash(name: string): Buffer | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const hash = readHash(text)
    if (!hash) throw unparsable(`Failed to parse ton_hash: '${text}'`)
    return hash
  }

  /** Reads a decimal integer. Rejects hexadecimal ids of shards, as toncenter does. */
  big(name: string): bigint | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    if (!/^-?\d+$/.test(text)) throw unparsable(`Failed to parse integer: '${text}'`)
    return BigInt(text)
  }

  int(name: string): number | undefined {
    const value = this.big(name)
    return value === undefined ? undefined : Number(value)
  }

  needInt(name: string): number {
    this.need(name)
    return this.int(name) ?? 0
  }

  /** Reads an integer within bounds; throws 422 outside them. */
  within(name: string, low: number, high: number, otherwise: number): number {
    const value = this.int(name) ?? otherwise
    if (value < low || value > high) throw unparsable(`${name} should be in range [${low}, ${high}]`)
    return value
  }

  cell(name: string): Cell {
    const text = this.need(name)
    try {
      return Cell.fromBase64(text)
    } catch {
      throw unparsable(`Failed to parse boc in field '${name}'`)
    }
  }
}
