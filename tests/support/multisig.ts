/** A multisig v2 in TON's executor, with bodies of its messages. */
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  Dictionary,
  internal,
  storeMessageRelaxed,
  toNano,
} from '@ton/core'
import { compiled } from './played.ts'

function listOf(values: (Address | Cell)[]): Cell {
  const list = Dictionary.empty(Dictionary.Keys.Uint(8), {
    serialize: (value: Address | Cell, builder) =>
      'hash' in value && 'refs' in value ? builder.storeRef(value) : builder.storeAddress(value as Address),
    parse: () => {
      throw new Error('never read')
    },
  })
  for (const [place, value] of values.entries()) list.set(place, value)
  return beginCell().storeDictDirect(list).endCell()
}

/** Actions of an order: payments and new signers. */
export const orderOf = (...actions: Cell[]) => listOf(actions)

export const payment = (to: Address, value: string) =>
  beginCell()
    .storeUint(0xf1381e5b, 32)
    .storeUint(1, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(internal({ to, value: toNano(value), bounce: false }))))
    .endCell()

export const newSigners = (threshold: number, ...signers: Address[]) =>
  beginCell().storeUint(0x1d0cfbd3, 32).storeUint(threshold, 8).storeRef(listOf(signers)).storeBit(0).endCell()

/** Request of the first signer for a new order, which expires at a time in unix seconds. */
export const newOrder = (seqno: number, order: Cell, expires: number) =>
  beginCell()
    .storeUint(0xf718510f, 32)
    .storeUint(1, 64)
    .storeUint(seqno, 256)
    .storeBit(1)
    .storeUint(0, 8)
    .storeUint(expires, 48)
    .storeRef(order)
    .endCell()

/** Approval of the second signer. */
export const approval = beginCell().storeUint(0xa762230f, 32).storeUint(1, 64).storeUint(1, 8).endCell()

/** Code and data of a multisig that two of two signers decide, and the address of each of its orders. */
export async function multisigOf(...signers: Address[]) {
  const orderCode = await compiled('multisig-order')
  const data = beginCell()
    .storeUint(0, 256)
    .storeUint(2, 8)
    .storeRef(listOf(signers))
    .storeUint(signers.length, 8)
    .storeBit(0)
    .storeBit(0)
    .storeRef(orderCode)
    .endCell()
  const init = { code: await compiled('multisig'), data }
  const address = contractAddress(0, init)
  const orderAt = (seqno: number) =>
    contractAddress(0, { code: orderCode, data: beginCell().storeAddress(address).storeUint(seqno, 256).endCell() })
  return { init, address, orderAt }
}
