import type { Address } from '@ton/core'
import type { ChainTransaction, Network } from '../chain/types.ts'
import { readAddress } from '../http/encode.ts'
import { Horizon } from './horizon.ts'
import { category } from './names/records.ts'
import { resolveName } from './names/resolver.ts'
import { badRequest, notFound } from './refusal.ts'
import { Pools } from './staking/pools.ts'
import { TokenKeeper } from './tokens/keeper.ts'
import { jettonMetadata } from './tokens/metadata.ts'

export type Named = { address: Address; name: string; preview: string }

/** Everything the indexer knows of a network. */
export class Index {
  readonly horizon: Horizon
  readonly pools = new Pools()
  readonly #keeper: TokenKeeper
  readonly #network: Network

  constructor(network: Network, lagMs: number) {
    this.#network = network
    this.horizon = new Horizon(network.chain, lagMs)
    this.#keeper = new TokenKeeper(network)
    this.horizon.onPassed(block => this.#keeper.follow(block))
  }

  /** Token tables that hold every block the index may speak of by now. */
  async tokens(): Promise<Pick<TokenKeeper, 'registry' | 'operations' | 'elections'>> {
    this.horizon.advance()
    await this.#keeper.settled()
    return this.#keeper
  }

  /** Kept transactions of an account that the index may speak of, oldest first. */
  transactionsOf(address: Address): ChainTransaction[] {
    return this.#network.chain.transactionsOf(address).filter(item => this.horizon.sees(item))
  }

  async refresh(address: Address): Promise<void> {
    const { registry } = await this.tokens()
    await registry.refresh(address)
  }

  /** What people search for by name: labelled accounts and jettons. */
  async names(): Promise<Named[]> {
    const { chain, almanac } = this.#network
    const { registry } = await this.tokens()
    const labelled = [...chain.accounts()].flatMap(({ address }) => {
      const name = almanac.label(address)?.name
      return name ? [{ address, name, preview: '' }] : []
    })
    const jettons = registry.masters.all().map(master => {
      const { name, symbol, image } = jettonMetadata(almanac, master)
      return { address: master.address, name: `${name} · ${symbol}`, preview: image ?? '' }
    })
    return [...labelled, ...jettons]
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
