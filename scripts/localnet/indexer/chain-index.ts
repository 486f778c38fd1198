import type { Address } from '@ton/core'
import type { ChainTransaction, Network } from '../chain/types.ts'
import { readAddress } from '../http/encode.ts'
import { Horizon } from './horizon.ts'
import { category } from './names/records.ts'
import { resolveName } from './names/resolver.ts'
import { badRequest, notFound } from './refusal.ts'
import { Pools } from './staking/pools.ts'
import { readContent } from './tokens/content.ts'
import { TokenKeeper } from './tokens/keeper.ts'
import { jettonMetadata, metadataOf, textOf } from './tokens/metadata.ts'

export type Named = { address: Address; name: string; preview: string }

/** All data of the indexer about a network. */
export class Index {
  readonly horizon: Horizon
  readonly pools: Pools
  readonly #keeper: TokenKeeper
  readonly #network: Network

  private constructor(network: Network, horizon: Horizon, keeper: TokenKeeper, pools: Pools) {
    this.#network = network
    this.horizon = horizon
    this.#keeper = keeper
    this.pools = pools
  }

  /** Creates an index that sees each block after `lagMs`. */
  static of(network: Network, lagMs: number): Index {
    const keeper = new TokenKeeper(network)
    const horizon = new Horizon(network.chain, lagMs)
    horizon.onPassed(block => keeper.follow(block))
    return new Index(network, horizon, keeper, new Pools())
  }

  /** The index as of `blocks` masterchain blocks ago; balances and owners are still current. */
  behind(blocks: number): Index {
    return new Index(this.#network, this.horizon.behind(blocks), this.#keeper, this.pools)
  }

  /** Token tables updated to all visible blocks. */
  async tokens(): Promise<Pick<TokenKeeper, 'registry' | 'operations' | 'elections'>> {
    this.horizon.advance()
    await this.#keeper.settled()
    return this.#keeper
  }

  /** Kept and visible transactions of an account, oldest first. */
  transactionsOf(address: Address): ChainTransaction[] {
    return this.#network.chain.transactionsOf(address).filter(item => this.horizon.sees(item))
  }

  async refresh(address: Address): Promise<void> {
    const { registry } = await this.tokens()
    await registry.refresh(address)
  }

  /** Searchable names: of labelled accounts, jettons and collections. */
  async names(): Promise<Named[]> {
    const { chain, fixtures } = this.#network
    const { registry } = await this.tokens()
    const labelled = [...chain.accounts()].flatMap(({ address }) => {
      const name = fixtures.label(address)?.name
      return name ? [{ address, name, preview: '' }] : []
    })
    const jettons = registry.masters.all().flatMap(master => {
      const { name, symbol, image } = jettonMetadata(fixtures, master)
      return [...new Set([symbol, name])].map(text => ({
        address: master.address,
        name: `${text} · jetton`,
        preview: image ?? '',
      }))
    })
    const collections = registry.collections.all().map(collection => ({
      address: collection.address,
      name: `${textOf(metadataOf(fixtures, readContent(collection.content)).name) ?? ''} · collection`,
      preview: '',
    }))
    return [...labelled, ...jettons, ...collections]
  }

  async resolveAccount(text: string): Promise<Address> {
    const address = readAddress(text)
    if (address) return address
    if (!text.includes('.')) throw badRequest(`can't decode address ${text}`)
    const wallet = (await resolveName(this.#network.chain, text.toLowerCase()))?.records.get(category('wallet'))
    if (wallet?.type !== 'wallet') throw notFound('not resolved')
    return wallet.address
  }
}
