import type { Address } from '@ton/core'
import type { Network } from '../chain/types.ts'
import type { Bytes } from '../http/answer.ts'
import type { Degradation } from '../http/degradations.ts'
import { readAddress, readHash } from '../http/encode.ts'
import { isFields, type Wire } from '../http/json.ts'
import type { Index } from './chain-index.ts'
import type { Ledger } from './ledger.ts'
import { badRequest, DecodeRefusal } from './refusal.ts'

/** Sources of all handlers. `origin`: URL at which the caller reached this server, for image previews. */
export type World = Ledger & {
  network: Network
  index: Index
  origin: string
  degradation: Degradation
}

export type Handler = (call: Call) => Wire | Bytes | Promise<Wire | Bytes>

/** Maximum number of ids in a bulk request. */
const MAX_BULK_IDS = 1000

/** A request: world, path parameters, query and body. */
export class Call {
  readonly world: World
  readonly operation: string
  readonly query: URLSearchParams
  readonly #params: ReadonlyMap<string, string>
  readonly #body: Buffer

  constructor(
    world: World,
    operation: string,
    params: ReadonlyMap<string, string>,
    query: URLSearchParams,
    body: Buffer,
  ) {
    this.world = world
    this.operation = operation
    this.#params = params
    this.query = query
    this.#body = body
  }

  param(name: string): string {
    return this.#params.get(name) ?? ''
  }

  /** Resolves an account: raw, friendly, or a domain with a wallet record. */
  async account(name: string): Promise<Address> {
    return this.world.index.resolveAccount(this.param(name))
  }

  hash(name: string): Buffer {
    const hash = readHash(this.param(name))
    if (!hash) throw badRequest(`can't decode hash ${this.param(name)}`)
    return hash
  }

  pathInt(name: string): number {
    const text = this.param(name)
    if (!/^-?\d+$/.test(text)) {
      throw new DecodeRefusal(
        this.operation,
        `path: "${name}": strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`,
      )
    }
    return Number(text)
  }

  /** Integer query parameter within bounds. If absent, the default, or a refusal without one. */
  int(name: string, bounds: { min?: number; max?: number; otherwise?: number }): number {
    const text = this.query.get(name)
    if (text === null || text === '') {
      if (bounds.otherwise !== undefined) return bounds.otherwise
      throw new DecodeRefusal(this.operation, `query: "${name}": field required`)
    }
    if (!/^-?\d+$/.test(text)) {
      throw new DecodeRefusal(
        this.operation,
        `query: "${name}": strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`,
      )
    }
    const value = Number(text)
    if (bounds.max !== undefined && value > bounds.max) {
      throw new DecodeRefusal(this.operation, `query: "${name}": int: value ${value} greater than ${bounds.max}`)
    }
    if (bounds.min !== undefined && value < bounds.min) {
      throw new DecodeRefusal(this.operation, `query: "${name}": int: value ${value} less than ${bounds.min}`)
    }
    return value
  }

  /** Logical time in the query; 0 if absent. */
  lt(name: string): bigint {
    const text = this.query.get(name)
    if (!text) return 0n
    if (!/^\d+$/.test(text)) {
      throw new DecodeRefusal(
        this.operation,
        `query: "${name}": strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`,
      )
    }
    return BigInt(text)
  }

  flag(name: string): boolean {
    return this.query.get(name) === 'true'
  }

  /** List parameter: separated by commas, or repeated. */
  list(name: string): string[] {
    return this.query.getAll(name).flatMap(text => text.split(',').filter(part => part !== ''))
  }

  fields(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.#body.toString())
      if (isFields(parsed)) return parsed
    } catch {
      // rejected below
    }
    throw new DecodeRefusal(this.operation, 'decode request: invalid JSON')
  }

  /** Addresses in the `{"account_ids": […]}` of bulk methods. */
  bulk(): Address[] {
    const ids = this.fields().account_ids
    if (!Array.isArray(ids) || ids.length === 0) throw badRequest('empty list of ids')
    if (ids.length > MAX_BULK_IDS) {
      throw badRequest(`the maximum number of accounts to request at once: ${MAX_BULK_IDS}`)
    }
    return ids.map(id => {
      const address = readAddress(String(id))
      if (!address) throw badRequest(`can't decode address ${String(id)}`)
      return address
    })
  }
}
