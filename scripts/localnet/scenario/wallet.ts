/** Users: wallets of versions 1 to 5 that sign external messages as wallet apps do. */
import {
  type Address,
  type Builder,
  beginCell,
  type Cell,
  external,
  internal,
  type MessageRelaxed,
  type StateInit,
  storeMessage,
  storeMessageRelaxed,
} from '@ton/core'
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton'
import type { Workchain } from '../chain/types.ts'
import { type KeyPair, keyPair, signBytes } from './keys.ts'

export type WalletVersion = 'v1r3' | 'v2r2' | 'v3r1' | 'v3r2' | 'v4r2' | 'v5r1'

/** Part of a chain that a wallet needs to sign a valid message. */
export type SigningChain = {
  now: number
  head: (workchain: -1) => { seqno: number }
  account: (address: Address) => { code: Cell | null; data: Cell | null } | undefined
  sendExternal: (message: Cell) => Buffer
}

/** Order to a wallet; amounts in nanoTON. */
export type Order = {
  to: Address
  value: bigint
  body?: Cell | undefined
  bounce?: boolean
  init?: StateInit | undefined
  /** TON's send mode flags; 3 if absent */
  mode?: number
}

const PAY_FEES_AND_IGNORE_ERRORS = 3
const SIGNATURE_LIFE_SECONDS = 3600
/** Bit position of the seqno in the data. The wallet id follows, except in the oldest versions. */
const SEQNO_BIT = { v1r3: 0, v2r2: 0, v3r1: 0, v3r2: 0, v4r2: 0, v5r1: 1 } as const

export class Wallet {
  readonly name: string
  readonly version: WalletVersion
  readonly address: Address
  readonly init: { code: Cell; data: Cell }
  readonly #keys: KeyPair
  readonly #walletId: number
  /** number of external messages signed since the chain's head was `at` */
  #pending = { at: -1, count: 0 }

  constructor(seed: string, name: string, version: WalletVersion, workchain: Workchain = 0) {
    this.name = name
    this.version = version
    this.#keys = keyPair(seed, name)
    const { publicKey } = this.#keys
    const contract = {
      v1r3: () => WalletContractV1R3.create({ workchain, publicKey }),
      v2r2: () => WalletContractV2R2.create({ workchain, publicKey }),
      v3r1: () => WalletContractV3R1.create({ workchain, publicKey }),
      v3r2: () => WalletContractV3R2.create({ workchain, publicKey }),
      v4r2: () => WalletContractV4.create({ workchain, publicKey }),
      v5r1: () => WalletContractV5R1.create({ workchain, publicKey }),
    }[version]()
    this.address = contract.address
    this.init = contract.init
    this.#walletId = contract.init.data
      .beginParse()
      .skip(SEQNO_BIT[version] + 32)
      .loadUint(32)
  }

  /** Signs one external message with up to four orders (v1: one, v5: 255) and queues it; returns its hash. */
  send(chain: SigningChain, ...orders: Order[]): Buffer {
    return chain.sendExternal(this.sign(chain, orders))
  }

  /** Returns the signed external message, with the state init if the wallet is not deployed. */
  sign(chain: SigningChain, orders: Order[]): Cell {
    const data = chain.account(this.address)?.data
    const deployed = data ? data.beginParse().skip(SEQNO_BIT[this.version]).loadUint(32) : 0
    const at = chain.head(-1).seqno
    if (this.#pending.at !== at) this.#pending = { at, count: 0 }
    const seqno = deployed + this.#pending.count++
    const body = this.#body(seqno, chain.now + SIGNATURE_LIFE_SECONDS, orders)
    const message = external({ to: this.address, body, ...(seqno === 0 && { init: this.init }) })
    return beginCell().store(storeMessage(message)).endCell()
  }

  #body(seqno: number, validUntil: number, orders: Order[]): Cell {
    if (this.version === 'v5r1') {
      const unsigned = beginCell()
        .storeUint(0x7369676e, 32)
        .storeUint(this.#walletId, 32)
        .storeUint(validUntil, 32)
        .storeUint(seqno, 32)
        .storeMaybeRef(sendActions(orders))
        .storeBit(0)
      const signature = signBytes(unsigned.endCell().hash(), this.#keys)
      return beginCell().storeBuilder(unsigned).storeBuffer(signature).endCell()
    }
    const unsigned = this.#head(seqno, validUntil)
    for (const order of orders) unsigned.storeUint(order.mode ?? PAY_FEES_AND_IGNORE_ERRORS, 8).storeRef(letter(order))
    const signature = signBytes(unsigned.endCell().hash(), this.#keys)
    return beginCell().storeBuffer(signature).storeBuilder(unsigned).endCell()
  }

  /** Bits that versions 1 to 4 sign before their messages. */
  #head(seqno: number, validUntil: number): Builder {
    const head = beginCell()
    if (this.version === 'v1r3') return head.storeUint(seqno, 32)
    if (this.version === 'v2r2') return head.storeUint(seqno, 32).storeUint(validUntil, 32)
    head.storeUint(this.#walletId, 32).storeUint(validUntil, 32).storeUint(seqno, 32)
    return this.version === 'v4r2' ? head.storeUint(0, 8) : head
  }
}

/** Returns an `OutList` of action_send_msg. */
export function sendActions(orders: Order[]): Cell {
  return orders.reduce(
    (list, order) =>
      beginCell()
        .storeRef(list)
        .storeUint(0x0ec3c86d, 32)
        .storeUint(order.mode ?? PAY_FEES_AND_IGNORE_ERRORS, 8)
        .storeRef(letter(order))
        .endCell(),
    beginCell().endCell(),
  )
}

/** Returns the message of an order. */
export function letter({ to, value, body, bounce = true, init }: Order): Cell {
  const message: MessageRelaxed = internal({ to, value, bounce, ...(body && { body }), ...(init && { init }) })
  return beginCell().store(storeMessageRelaxed(message)).endCell()
}

/** Encodes a text comment (TEP-74 and wallets): op 0 and UTF-8 in snake form. */
export function comment(text: string): Cell {
  return snake(Buffer.concat([Buffer.alloc(4), Buffer.from(text)]))
}

/** Splits bytes into a chain of cells, 127 in each (TEP-64). */
export function snake(bytes: Buffer): Cell {
  const builder = beginCell().storeBuffer(bytes.subarray(0, 127))
  if (bytes.length > 127) builder.storeRef(snake(bytes.subarray(127)))
  return builder.endCell()
}
