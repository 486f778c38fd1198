/** NFT collections, items and sales (TEP-62, TEP-66): addresses, zerostate cells and message bodies. */
import { type Address, beginCell, type Cell, contractAddress, Dictionary } from '@ton/core'
import { code } from './contracts.ts'
import { snake } from './wallet.ts'
import type { Contract } from './zerostate.ts'

export type CollectionTerms = {
  owner: Address
  content: Cell
  /** common prefix of the items' links; empty if items have complete content */
  itemPrefix: string
  royalty: { numerator: number; denominator: number; destination: Address }
  nextIndex?: number
  /** code of the items; that of plain NFTs if absent */
  itemCode?: Cell
}

/** Amount that a collection sends to an item for storage, in nanoTON. */
const ITEM_COINS = 50_000_000n

export class Collection {
  readonly #itemCode: Cell
  readonly contract: Contract
  readonly address: Address

  constructor(terms: CollectionTerms) {
    const { owner, content, itemPrefix, royalty, nextIndex = 0, itemCode = code('nft-item') } = terms
    this.#itemCode = itemCode
    const common = itemPrefix === '' ? beginCell().endCell() : snake(Buffer.from(itemPrefix))
    const share = beginCell()
      .storeUint(royalty.numerator, 16)
      .storeUint(royalty.denominator, 16)
      .storeAddress(royalty.destination)
    const data = beginCell()
      .storeAddress(owner)
      .storeUint(nextIndex, 64)
      .storeRef(beginCell().storeRef(content).storeRef(common).endCell())
      .storeRef(itemCode)
      .storeRef(share.endCell())
      .endCell()
    this.contract = { code: code('nft-collection'), data }
    this.address = contractAddress(0, this.contract)
  }

  item(index: number): Address {
    return itemAddress(this.address, BigInt(index), this.#itemCode)
  }

  /** Returns an item for the zerostate at `item(index)`. */
  ownedItem(index: number, owner: Address, content: Cell): Contract {
    const data = beginCell()
      .storeUint(index, 256)
      .storeAddress(this.address)
      .storeAddress(owner)
      .storeMaybeRef(content)
      .endCell()
    return { code: code('nft-item'), data }
  }
}

export function itemAddress(collection: Address, index: bigint, itemCode: Cell): Address {
  const data = beginCell().storeUint(index, 256).storeAddress(collection).endCell()
  return contractAddress(0, { code: itemCode, data })
}

/** `authority`: account that may revoke a soul-bound item; absent for plain items. */
export function deployItemBody(index: number, owner: Address, content: Cell, authority?: Address): Cell {
  const about = beginCell().storeAddress(owner).storeRef(content)
  if (authority) about.storeAddress(authority)
  return beginCell()
    .storeUint(1, 32)
    .storeUint(0, 64)
    .storeUint(index, 64)
    .storeCoins(ITEM_COINS)
    .storeRef(about.endCell())
    .endCell()
}

export function batchDeployBody(first: number, owner: Address, contents: Cell[]): Cell {
  const items = Dictionary.empty(Dictionary.Keys.BigUint(64), {
    serialize: (content: Cell, builder) => void builder.storeCoins(ITEM_COINS).storeRef(birth(owner, content)),
    parse: slice => slice.asCell(),
  })
  contents.forEach((content, offset) => {
    items.set(BigInt(first + offset), content)
  })
  return beginCell().storeUint(2, 32).storeUint(0, 64).storeDict(items).endCell()
}

function birth(owner: Address, content: Cell): Cell {
  return beginCell().storeAddress(owner).storeRef(content).endCell()
}

export type ItemOrder = { to: Address; responseTo: Address; forwardTons?: bigint; payload?: Cell | null }

export function itemTransferBody({ to, responseTo, forwardTons = 10_000_000n, payload = null }: ItemOrder): Cell {
  return beginCell()
    .storeUint(0x5fcc3d14, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeAddress(responseTo)
    .storeMaybeRef(null)
    .storeCoins(forwardTons)
    .storeMaybeRef(payload)
    .endCell()
}

export type SaleTerms = { item: Address; market: Address; price: bigint; createdAt: number; author: Address }

/** Returns a sale contract. The seller is the account that sends the item to it. */
export function saleContract({ item, market, price, createdAt, author }: SaleTerms): Contract {
  const terms = beginCell()
    .storeCoins(price / 20n)
    .storeAddress(author)
    .storeCoins(price / 10n)
    .endCell()
  const data = beginCell()
    .storeBit(0)
    .storeUint(createdAt, 32)
    .storeAddress(market)
    .storeAddress(item)
    .storeAddress(null)
    .storeCoins(price)
    .storeRef(terms)
    .endCell()
  return { code: code('nft-sale'), data }
}

/** Encodes `prove_ownership` (TEP-85). */
export function proveOwnershipBody(to: Address): Cell {
  const payload = beginCell().endCell()
  return beginCell().storeUint(0x04ded148, 32).storeUint(0, 64).storeAddress(to).storeRef(payload).storeBit(1).endCell()
}

export const revokeBody = (): Cell => beginCell().storeUint(0x6f89f5e3, 32).storeUint(0, 64).endCell()
export const destroyBody = (): Cell => beginCell().storeUint(0x1f04537a, 32).storeUint(0, 64).endCell()

/** Content of an item: the end of its link. */
export const itemSuffix = (suffix: string): Cell => snake(Buffer.from(suffix))
