import { beginCell, contractAddress } from '@ton/core'
import { hex, rawAddress } from '../../http/encode.ts'
import type { Ledger } from '../ledger.ts'
import type { NftItem } from './readers.ts'
import { ask } from './stack.ts'

/**
 * Confirmation of items by their collections. Runs the collection's get-method for the first item of each code. If the item's address
 * follows from code, index and collection, later items of that code are only computed.
 */
export class NftConfirmations {
  readonly #world: Pick<Ledger, 'chain'>
  readonly #known = new Map<string, boolean>()
  readonly #computable = new Set<string>()

  constructor(world: Pick<Ledger, 'chain'>) {
    this.#world = world
  }

  async of(item: NftItem): Promise<boolean> {
    const key = rawAddress(item.address)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const confirmed = await this.#ask(item)
    this.#known.set(key, confirmed)
    return confirmed
  }

  /** Forgets the item with this raw address. */
  delete(item: string): void {
    this.#known.delete(item)
  }

  async #ask(item: NftItem): Promise<boolean> {
    const code = this.#world.chain.account(item.address)?.code
    if (!item.collection || !code) return false
    const rule = `${rawAddress(item.collection)}:${hex(code.hash())}`
    const data = beginCell().storeUint(item.index, 256).storeAddress(item.collection).endCell()
    const computed = contractAddress(item.address.workChain, { code, data }).equals(item.address)
    if (computed && this.#computable.has(rule)) return true
    const index = { type: 'int', value: item.index } as const
    const stack = await ask(this.#world.chain, item.collection, 'get_nft_address_by_index', [index])
    const confirmed = stack?.address()?.equals(item.address) ?? false
    if (confirmed && computed) this.#computable.add(rule)
    return confirmed
  }
}
