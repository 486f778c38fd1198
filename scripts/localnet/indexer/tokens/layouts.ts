import { type Address, Cell, type Slice } from '@ton/core'
import { loadPlainAddress } from '../../chain/tlb.ts'
import type { ChainView } from '../../chain/types.ts'
import { hex } from '../../http/encode.ts'
import {
  type JettonMaster,
  type JettonWallet,
  type NftItem,
  readJettonMaster,
  readJettonWallet,
  readNftItem,
} from './readers.ts'

/** Storage layouts of common contracts, with the same results as their get-methods. */
const walletLayouts: ReadonlyArray<(address: Address, data: Cell) => JettonWallet | null> = [
  (address, data) => {
    const slice = data.beginParse()
    const [balance, owner, master] = [slice.loadCoins(), loadPlainAddress(slice), loadPlainAddress(slice)]
    return owner && master ? { address, balance, owner, master } : null
  },
  (address, data) => {
    const slice = data.beginParse().skip(4)
    const [balance, owner, master] = [slice.loadCoins(), loadPlainAddress(slice), loadPlainAddress(slice)]
    return owner && master ? { address, balance, owner, master } : null
  },
]

const masterLayouts: ReadonlyArray<(address: Address, data: Cell) => JettonMaster | null> = [
  (address, data) => {
    const slice = data.beginParse()
    const [totalSupply, admin] = [slice.loadCoins(), loadPlainAddress(slice)]
    const [content, walletCode] = [slice.loadRef(), slice.loadRef()]
    return { address, totalSupply, mintable: admin !== null, admin, content, walletCode }
  },
]

/** `index` has 64 or 256 bits. Fields after the collection exist only once the item is minted. */
const itemLayout =
  (indexBits: number, loadContent: (slice: Slice) => Cell | null) =>
  (address: Address, data: Cell): NftItem => {
    const slice = data.beginParse()
    const [index, collection] = [slice.loadUintBig(indexBits), loadPlainAddress(slice)]
    if (slice.remainingBits === 0) {
      return { address, init: false, index, collection, owner: null, content: Cell.EMPTY }
    }
    const owner = loadPlainAddress(slice)
    return { address, init: true, index, collection, owner, content: loadContent(slice) ?? Cell.EMPTY }
  }

const itemLayouts: ReadonlyArray<(address: Address, data: Cell) => NftItem | null> = [
  itemLayout(64, slice => slice.loadRef()),
  itemLayout(256, slice => slice.loadMaybeRef()),
]

/** Returns a row as text, so that two rows can be compared. */
const plain = (row: object): string =>
  JSON.stringify(Object.values(row).map(value => (value instanceof Cell ? hex(value.hash()) : String(value))))

const alike = (one: object, other: object): boolean => plain(one) === plain(other)

type Layout<Token> = (address: Address, data: Cell) => Token | null
type Read<Token> = (chain: ChainView, address: Address) => Promise<Token | null>

/**
 * Reads a contract's data cell instead of running its get-method, once both have given the same result for its code. A get-method takes
 * milliseconds. With thousands of token contracts, indexing takes a second instead of half a minute.
 */
class LayoutReader<Token extends object> {
  readonly #layouts: readonly Layout<Token>[]
  readonly #read: Read<Token>
  /** proven layout by code hash; `null` if no layout fits */
  readonly #proved = new Map<string, Layout<Token> | null>()

  constructor(layouts: readonly Layout<Token>[], read: Read<Token>) {
    this.#layouts = layouts
    this.#read = read
  }

  async read(chain: ChainView, address: Address): Promise<Token | null> {
    const account = chain.account(address)
    if (!account?.code || !account.data) return null
    const hash = hex(account.code.hash())
    const layout = this.#proved.get(hash)
    if (layout) return this.#try(layout, address, account.data)
    const token = await this.#read(chain, address)
    const data = account.data
    if (layout === undefined && token) {
      this.#proved.set(hash, this.#layouts.find(one => this.#agrees(one, address, data, token)) ?? null)
    }
    return token
  }

  #try(layout: Layout<Token>, address: Address, data: Cell): Token | null {
    try {
      return layout(address, data)
    } catch {
      return null
    }
  }

  #agrees(layout: Layout<Token>, address: Address, data: Cell, token: Token): boolean {
    const found = this.#try(layout, address, data)
    return found !== null && alike(found, token)
  }
}

/** Creates the readers of one chain. */
export const createLayoutReaders = () => ({
  jettonMaster: new LayoutReader(masterLayouts, readJettonMaster),
  jettonWallet: new LayoutReader(walletLayouts, readJettonWallet),
  nftItem: new LayoutReader(itemLayouts, readNftItem),
})
