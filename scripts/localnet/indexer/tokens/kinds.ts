import type { Address } from '@ton/core'
import { hex } from '../../http/encode.ts'
import { interfacesOf } from '../account-address.ts'
import type { Ledger } from '../ledger.ts'
import { readJettonMaster, readJettonWallet, readNftCollection, readNftItem } from './readers.ts'

export type TokenKind = 'jetton_master' | 'jetton_wallet' | 'nft_collection' | 'nft_item'

const PROBES = [
  ['jetton_master', readJettonMaster],
  ['jetton_wallet', readJettonWallet],
  ['nft_collection', readNftCollection],
  ['nft_item', readNftItem],
] as const

/** Token standards of a contract, determined once for each code. */
export class TokenKinds {
  readonly #world: Ledger
  readonly #known = new Map<string, Promise<readonly TokenKind[]>>()

  constructor(world: Ledger) {
    this.#world = world
  }

  async of(address: Address): Promise<readonly TokenKind[]> {
    const code = this.#world.chain.account(address)?.code
    if (!code) return []
    const hash = hex(code.hash())
    const known = this.#known.get(hash) ?? this.#find(address)
    this.#known.set(hash, known)
    return known
  }

  /** Uses the interfaces listed in the fixtures. Otherwise tries the get-methods of each standard. */
  async #find(address: Address): Promise<readonly TokenKind[]> {
    const listed = interfacesOf(this.#world, address)
    const kinds = PROBES.map(([kind]) => kind)
    if (listed.length > 0) return kinds.filter(kind => listed.includes(kind))
    const found: TokenKind[] = []
    for (const [kind, read] of PROBES) {
      if (await read(this.#world.chain, address)) found.push(kind)
    }
    return found
  }
}
