/** An exchange of jettons and coins, like STON.fi version 1: router, pools, and message bodies. */
import { type Address, beginCell, type Cell, contractAddress } from '@ton/core'
import { TON } from './context.ts'
import { code } from './contracts.ts'
import { type Jetton, transferBody } from './jetton.ts'
import type { Order } from './wallet.ts'
import type { Contract } from './zerostate.ts'

const SWAP = 0x25938561
const COIN_TRANSFER = 0x01f3835d
/** Amount sent with a swap for its six contracts, in nanoTON. The rest comes back. */
const SWAP_GAS = (TON * 3n) / 10n
const TRANSFER_GAS = TON / 10n

/** Asset of a swap: a jetton, or TON. */
export type Asset = Jetton | 'coins'

export type Pair = { one: Asset; other: Asset /** in smallest units */; reserves: readonly [bigint, bigint] }
export type Swap = { give: Asset; take: Asset; amount: bigint; least: bigint }

export class Exchange {
  readonly router: Contract = {
    code: code('exchange-router'),
    data: beginCell().storeRef(code('exchange-pool')).endCell(),
  }
  readonly address = contractAddress(0, this.router)
  /** receives TON for the router, which handles only jettons */
  readonly coinWallet: Contract = {
    code: code('coin-wallet'),
    data: beginCell().storeAddress(this.address).endCell(),
  }

  /** Returns the router's wallet of an asset. */
  walletOf(asset: Asset): Address {
    return asset === 'coins' ? contractAddress(0, this.coinWallet) : asset.walletOf(this.address)
  }

  /** Returns the pool of a pair: its address, and the contract with its reserves in the zerostate. */
  pool({ one, other, reserves }: Pair): { address: Address; contract: Contract } {
    const legs = [this.walletOf(one), this.walletOf(other)].map((wallet, at) => ({
      wallet,
      reserve: reserves[at] ?? 0n,
    }))
    legs.sort((left, right) => Buffer.compare(left.wallet.hash, right.wallet.hash))
    const data = (isEmpty: boolean): Cell => {
      const place = beginCell().storeAddress(this.address)
      const storage = beginCell()
      for (const { wallet, reserve } of legs) {
        storage.storeCoins(isEmpty ? 0n : reserve)
        place.storeAddress(wallet)
      }
      return storage.storeRef(place.endCell()).endCell()
    }
    const empty = { code: code('exchange-pool'), data: data(true) }
    return { address: contractAddress(0, empty), contract: { ...empty, data: data(false) } }
  }

  /** Returns the order of a swap. */
  order(owner: Address, { give, take, amount, least }: Swap): Order {
    const payload = beginCell()
      .storeUint(SWAP, 32)
      .storeAddress(this.walletOf(take))
      .storeCoins(least)
      .storeAddress(owner)
      .storeBit(0)
      .endCell()
    if (give === 'coins') {
      return { to: this.walletOf(give), value: amount + SWAP_GAS, body: coinTransferBody(amount, owner, payload) }
    }
    const transfer = { amount, to: this.address, responseTo: owner, forwardTons: SWAP_GAS, payload }
    return { to: give.walletOf(owner), value: SWAP_GAS + TRANSFER_GAS, body: transferBody(transfer) }
  }
}

function coinTransferBody(amount: bigint, refund: Address, payload: Cell): Cell {
  return beginCell()
    .storeUint(COIN_TRANSFER, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(refund)
    .storeMaybeRef(payload)
    .endCell()
}
