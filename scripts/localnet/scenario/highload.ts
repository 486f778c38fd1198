/** Wallets that pay hundreds at once. Version 2 has a dictionary of messages; version 3 sends itself a list of actions. */
import { type Address, beginCell, type Cell, contractAddress, Dictionary, external, storeMessage } from '@ton/core'
import { code } from './contracts.ts'
import { type KeyPair, keyPair, signBytes } from './keys.ts'
import { letter, type Order, type SigningChain, sendActions } from './wallet.ts'
import type { Contract } from './zerostate.ts'

const SUBWALLET = 698983191
const ACTIONS = 0xae42e5a4
const PAY_FEES_AND_IGNORE_ERRORS = 3
/** Amount that version 3 sends to itself with the list, in nanoTON. */
const OWN_MESSAGE = 100_000_000n
/** Validity of an order, in seconds. */
const ORDER_LIFE_SECONDS = 3600

export class HighloadWallet {
  readonly version: 2 | 3
  readonly contract: Contract
  readonly address: Address
  readonly #keys: KeyPair
  #queries = 0

  constructor(seed: string, name: string, version: 2 | 3) {
    this.version = version
    this.#keys = keyPair(seed, name)
    this.contract = version === 2 ? secondVersion(this.#keys) : thirdVersion(this.#keys)
    this.address = contractAddress(0, this.contract)
  }

  /** Signs one external message with up to 254 orders and queues it. The first message also deploys the code. */
  send(chain: SigningChain, ...orders: Order[]): Buffer {
    const body = this.version === 2 ? this.#dictionary(chain.now, orders) : this.#list(chain.now, orders)
    const isNew = !chain.account(this.address)?.code
    const message = external({ to: this.address, body, ...(isNew && { init: this.contract }) })
    return chain.sendExternal(beginCell().store(storeMessage(message)).endCell())
  }

  #dictionary(now: number, orders: Order[]): Cell {
    const letters = Dictionary.empty(Dictionary.Keys.Uint(16), {
      serialize: (order: Order, builder) =>
        void builder.storeUint(order.mode ?? PAY_FEES_AND_IGNORE_ERRORS, 8).storeRef(letter(order)),
      parse: () => {
        throw new Error('not read back')
      },
    })
    orders.forEach((order, at) => {
      letters.set(at, order)
    })
    const unsigned = beginCell()
      .storeUint(SUBWALLET, 32)
      .storeUint(now + ORDER_LIFE_SECONDS, 32)
      .storeUint(this.#queries++, 32)
      .storeDict(letters)
    return beginCell().storeBuffer(signBytes(unsigned.endCell().hash(), this.#keys)).storeBuilder(unsigned).endCell()
  }

  #list(now: number, orders: Order[]): Cell {
    const list = beginCell().storeUint(ACTIONS, 32).storeUint(this.#queries, 64).storeRef(sendActions(orders)).endCell()
    const signed = beginCell()
      .storeUint(SUBWALLET, 32)
      .storeRef(letter({ to: this.address, value: OWN_MESSAGE, body: list }))
      .storeUint(PAY_FEES_AND_IGNORE_ERRORS, 8)
      .storeUint(this.#queries++, 23)
      .storeUint(now - 1, 64)
      .storeUint(ORDER_LIFE_SECONDS, 22)
      .endCell()
    return beginCell().storeBuffer(signBytes(signed.hash(), this.#keys)).storeRef(signed).endCell()
  }
}

const secondVersion = ({ publicKey }: KeyPair): Contract => ({
  code: code('highload-wallet-v2'),
  data: beginCell().storeUint(SUBWALLET, 32).storeUint(0, 64).storeBuffer(publicKey).storeBit(0).endCell(),
})

const thirdVersion = ({ publicKey }: KeyPair): Contract => ({
  code: code('highload-wallet-v3'),
  data: beginCell()
    .storeBuffer(publicKey)
    .storeUint(SUBWALLET, 32)
    .storeBit(0)
    .storeUint(ORDER_LIFE_SECONDS, 22)
    .endCell(),
})
