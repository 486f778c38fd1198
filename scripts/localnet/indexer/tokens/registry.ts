import type { Address } from '@ton/core'
import { rawAddress } from '../../http/encode.ts'
import type { Ledger } from '../ledger.ts'
import { Domains } from '../names/domains.ts'
import { TokenKinds } from './kinds.ts'
import { createLayoutReaders } from './layouts.ts'
import { NftConfirmations } from './nft-confirm.ts'
import { NftContents } from './nft-content.ts'
import { type JettonMaster, type JettonWallet, type NftCollection, type NftItem, readNftCollection } from './readers.ts'
import { readSale, type Sale } from './sales.ts'
import { Table } from './table.ts'

const rawOrNull = (address: Address | null): string | null => (address ? rawAddress(address) : null)

/** All token contracts of the chain, in their state after the newest indexed block. */
export class TokenRegistry {
  readonly masters = new Table<JettonMaster, never>({})
  readonly wallets = new Table<JettonWallet, 'owner' | 'master'>({
    owner: wallet => rawAddress(wallet.owner),
    master: wallet => rawAddress(wallet.master),
  })
  readonly collections = new Table<NftCollection, never>({})
  readonly items = new Table<NftItem, 'owner' | 'collection'>({
    owner: item => rawOrNull(item.owner),
    collection: item => rawOrNull(item.collection),
  })
  readonly sales = new Table<Sale, 'seller'>({ seller: sale => rawAddress(sale.seller) })
  readonly domains: Domains
  readonly contents: NftContents
  readonly confirmations: NftConfirmations
  readonly #world: Ledger
  readonly #kinds: TokenKinds
  readonly #readers = createLayoutReaders()

  constructor(world: Ledger) {
    this.#world = world
    this.#kinds = new TokenKinds(world)
    this.domains = new Domains(world.chain)
    this.contents = new NftContents(world)
    this.confirmations = new NftConfirmations(world)
  }

  /** Returns the `Address` object that the chain keeps for this account, or the argument itself. */
  known(address: Address): Address {
    return this.#world.chain.account(address)?.address ?? address
  }

  /** Reads a contract again after it had a transaction. */
  async refresh(address: Address): Promise<void> {
    const { chain } = this.#world
    const key = rawAddress(address)
    if (!chain.account(address)) return this.#forget(key)
    const kinds = await this.#kinds.of(address)
    const update = <Row extends object>(table: Table<Row, string>, row: Row | null) =>
      row ? table.set(key, row) : table.delete(key)
    if (kinds.includes('jetton_master')) update(this.masters, await this.#readers.jettonMaster.read(chain, address))
    if (kinds.includes('jetton_wallet')) update(this.wallets, await this.#readers.jettonWallet.read(chain, address))
    if (kinds.includes('nft_collection')) update(this.collections, await readNftCollection(chain, address))
    if (kinds.includes('nft_item')) {
      const item = await this.#readers.nftItem.read(chain, address)
      update(this.items, item)
      await this.domains.refresh(item)
    }
    if (kinds.length === 0) update(this.sales, await readSale(chain, address))
  }

  /** Forgets a contract that no longer exists. */
  #forget(key: string): void {
    const { masters, wallets, collections, items, sales, domains, contents, confirmations } = this
    for (const rows of [masters, wallets, collections, items, sales, domains, contents, confirmations]) rows.delete(key)
  }

  /** Wallets with a balance above zero, largest first. */
  holders(master: Address): JettonWallet[] {
    return this.wallets
      .where('master', rawAddress(master))
      .filter(wallet => wallet.balance > 0n)
      .sort((one, other) => (one.balance > other.balance ? -1 : one.balance < other.balance ? 1 : 0))
  }
}
