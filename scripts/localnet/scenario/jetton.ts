/** Jettons (TEP-74): addresses, zerostate cells and message bodies. */
import { type Address, beginCell, type Cell, contractAddress } from '@ton/core'
import { code } from './contracts.ts'
import type { Contract } from './zerostate.ts'

export class Jetton {
  readonly name: string
  readonly contract: Contract
  readonly address: Address

  /** `supply`: in smallest units; zero if the jetton is minted by messages. */
  constructor(name: string, admin: Address | null, content: Cell, supply = 0n) {
    this.name = name
    const data = beginCell()
      .storeCoins(supply)
      .storeAddress(admin)
      .storeRef(content)
      .storeRef(code('jetton-wallet'))
      .endCell()
    this.contract = { code: code('jetton-minter'), data }
    this.address = contractAddress(0, this.contract)
  }

  walletOf(owner: Address): Address {
    return contractAddress(0, { code: code('jetton-wallet'), data: this.#walletData(owner, 0n) })
  }

  /** Returns a wallet with a balance, for the zerostate at `walletOf(owner)`. */
  filledWallet(owner: Address, balance: bigint): Contract {
    return { code: code('jetton-wallet'), data: this.#walletData(owner, balance) }
  }

  #walletData(owner: Address, balance: bigint): Cell {
    return beginCell().storeCoins(balance).storeAddress(owner).storeAddress(this.address).endCell()
  }
}

const TENTH = 100_000_000n

export type JettonOrder = {
  amount: bigint
  to: Address
  responseTo: Address | null
  /** nanoTON for the recipient's notification */
  forwardTons?: bigint
  payload?: Cell | null
}

export function mintBody({ amount, to, responseTo, forwardTons = 1n }: JettonOrder, sender: Address): Cell {
  const transfer = beginCell()
    .storeUint(0x178d4519, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(sender)
    .storeAddress(responseTo)
    .storeCoins(forwardTons)
    .storeBit(0)
    .endCell()
  return beginCell()
    .storeUint(0x642b7d07, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeCoins(TENTH)
    .storeRef(transfer)
    .endCell()
}

export function transferBody(order: JettonOrder, queryId = 0): Cell {
  const { amount, to, responseTo, forwardTons = 1n, payload = null } = order
  return beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(queryId, 64)
    .storeCoins(amount)
    .storeAddress(to)
    .storeAddress(responseTo)
    .storeMaybeRef(null)
    .storeCoins(forwardTons)
    .storeMaybeRef(payload)
    .endCell()
}

export function burnBody(amount: bigint, responseTo: Address): Cell {
  return beginCell()
    .storeUint(0x595f07bc, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(responseTo)
    .storeMaybeRef(null)
    .endCell()
}

/** Encodes `provide_wallet_address` (TEP-89). */
export function provideWalletAddressBody(owner: Address): Cell {
  return beginCell().storeUint(0x2c76b973, 32).storeUint(0, 64).storeAddress(owner).storeBit(1).endCell()
}
