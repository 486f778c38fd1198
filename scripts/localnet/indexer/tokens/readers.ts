import type { Address, Cell } from '@ton/core'
import type { ChainView } from '../../chain/types.ts'
import { ask, type StackReader } from './stack.ts'

/** Master contract of a jetton. Amounts are in the jetton's smallest units. */
export type JettonMaster = {
  address: Address
  totalSupply: bigint
  mintable: boolean
  admin: Address | null
  content: Cell
  walletCode: Cell
}
export type JettonWallet = { address: Address; balance: bigint; owner: Address; master: Address }
export type NftCollection = { address: Address; nextItemIndex: bigint; content: Cell; owner: Address | null }
export type NftItem = {
  address: Address
  init: boolean
  index: bigint
  collection: Address | null
  owner: Address | null
  content: Cell
}

/** Runs a get-method and decodes its stack; `null` if the contract is of another kind. */
async function read<Found>(
  chain: ChainView,
  address: Address,
  method: string,
  decode: (stack: StackReader) => Found | null,
): Promise<Found | null> {
  const stack = await ask(chain, address, method)
  if (!stack) return null
  try {
    return decode(stack)
  } catch {
    return null
  }
}

export const readJettonMaster = (chain: ChainView, address: Address): Promise<JettonMaster | null> =>
  read(chain, address, 'get_jetton_data', stack => ({
    address,
    totalSupply: stack.int(),
    mintable: stack.int() !== 0n,
    admin: stack.address(),
    content: stack.cell(),
    walletCode: stack.cell(),
  }))

export const readJettonWallet = (chain: ChainView, address: Address): Promise<JettonWallet | null> =>
  read(chain, address, 'get_wallet_data', stack => {
    const [balance, owner, master] = [stack.int(), stack.address(), stack.address()]
    return owner && master ? { address, balance, owner, master } : null
  })

export const readNftCollection = (chain: ChainView, address: Address): Promise<NftCollection | null> =>
  read(chain, address, 'get_collection_data', stack => ({
    address,
    nextItemIndex: stack.int(),
    content: stack.cell(),
    owner: stack.address(),
  }))

export const readNftItem = (chain: ChainView, address: Address): Promise<NftItem | null> =>
  read(chain, address, 'get_nft_data', stack => ({
    address,
    init: stack.int() !== 0n,
    index: stack.int(),
    collection: stack.address(),
    owner: stack.address(),
    content: stack.cell(),
  }))
