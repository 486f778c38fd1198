import type { Address } from '@ton/core'
import { readAddress } from '../http/encode.ts'
import { Refusal } from './refusal.ts'

const MAX_LIMIT = 1000
/** Default by the schema, while the real server's differs. */
const DEFAULT_LIMIT = 10

const undecodable = (name: string) =>
  new Refusal(422, `failed to decode: schema: error converting value for ${JSON.stringify(name)}`)

/** Parses a hash: 64 hex digits with or without `0x`, or 44 characters of padded base64 in either alphabet. */
function readHash(text: string): Buffer | null {
  const digits = text.replace(/^0x/i, '')
  if (/^[0-9a-f]{64}$/i.test(digits)) return Buffer.from(digits, 'hex')
  return /^[\w+/-]{43}=$/.test(text) ? Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64') : null
}

/** Parameters of a call. Unknown names are ignored, so that a misspelled filter has no effect. */
export class Params {
  readonly #query: URLSearchParams

  constructor(query: URLSearchParams) {
    this.#query = query
  }

  all(name: string): string[] {
    return this.#query.getAll(name).filter(text => text !== '')
  }

  text(name: string): string | undefined {
    return this.all(name)[0]
  }

  flag(name: string, otherwise = false): boolean {
    const text = this.text(name)
    return text === undefined ? otherwise : text === 'true' || text === '1'
  }

  addresses(name: string): Address[] {
    return this.all(name).map(text => {
      const address = readAddress(text)
      if (!address) throw undecodable(name)
      return address
    })
  }

  hashes(name: string): Buffer[] {
    return this.all(name).map(text => {
      const hash = readHash(text)
      if (!hash) throw undecodable(name)
      return hash
    })
  }

  integer(name: string): bigint | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    if (!/^-?\d{1,20}$/.test(text)) throw undecodable(name)
    return BigInt(text)
  }

  /** Predicate for numbers between `start_x` and `end_x`, both inclusive. */
  inRange(name: string): (value: bigint) => boolean {
    const [start, end] = [this.integer(`start_${name}`), this.integer(`end_${name}`)]
    return value => (start === undefined || value >= start) && (end === undefined || value <= end)
  }

  has(...names: string[]): boolean {
    return names.some(name => this.text(name) !== undefined)
  }

  get isAscending(): boolean {
    const sort = this.text('sort') ?? 'desc'
    if (sort !== 'asc' && sort !== 'desc') throw new Refusal(500, 'wrong value for sort parameter')
    return sort === 'asc'
  }

  get page(): { limit: number; offset: number } {
    const limit = Number(this.integer('limit') ?? DEFAULT_LIMIT)
    if (limit > MAX_LIMIT) throw new Refusal(500, `limit is not allowed: ${limit} > ${MAX_LIMIT}`)
    return { limit: Math.max(1, limit), offset: Math.max(0, Number(this.integer('offset') ?? 0)) }
  }

  /** Returns the requested page of a list. */
  cut<T>(list: readonly T[]): T[] {
    const { limit, offset } = this.page
    return list.slice(offset, offset + limit)
  }
}
