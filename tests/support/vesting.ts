/** A vesting wallet in TON's executor, with bodies of its messages. */
import { type Address, beginCell, type Cell, contractAddress, internal, storeMessageRelaxed, toNano } from '@ton/core'
import { keyPairFromSeed, sign } from '@ton/crypto'
import { compiled } from './played.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 6))
const SUBWALLET = 7
/** The send mode that a vesting wallet requires: fees are paid separately, and errors are ignored. */
const MODE = 3

export const messageTo = (to: Address, value: string, bounce = true) =>
  beginCell()
    .store(storeMessageRelaxed(internal({ to, value: toNano(value), bounce })))
    .endCell()

/** Body of an external message of the wallet's key, until a time in unix seconds. */
export function signedOrder(seqno: number, message: Cell, until: number): Cell {
  const unsigned = beginCell()
    .storeUint(SUBWALLET, 32)
    .storeUint(until, 32)
    .storeUint(seqno, 32)
    .storeUint(MODE, 8)
    .storeRef(message)
  const signature = sign(unsigned.endCell().hash(), secretKey)
  return beginCell().storeBuffer(signature).storeBuilder(unsigned).endCell()
}

/** Request of the owner. */
export const ownersOrder = (message: Cell) =>
  beginCell().storeUint(0xa7733acd, 32).storeUint(1, 64).storeUint(MODE, 8).storeRef(message).endCell()

/** The sender's request that allows payments of locked coins to more accounts. */
export function whitelist(first: Address, ...others: Address[]): Cell {
  const [next, ...rest] = others
  const more = next && chainOf(next, rest)
  return beginCell()
    .storeUint(0x7258a69b, 32)
    .storeUint(1, 64)
    .storeBuilder(more ? beginCell().storeAddress(first).storeRef(more) : beginCell().storeAddress(first))
    .endCell()
}

function chainOf(first: Address, [next, ...rest]: Address[]): Cell {
  const cell = beginCell().storeAddress(first)
  return next ? cell.storeRef(chainOf(next, rest)).endCell() : cell.endCell()
}

/** Code, data and address of a wallet in which 500 TON are locked for a while from `since`, unix seconds. */
export async function vestingOf(sender: Address, owner: Address, since: number) {
  const terms = beginCell()
    .storeUint(since, 64)
    .storeUint(1_000_000, 32)
    .storeUint(1_000, 32)
    .storeUint(0, 32)
    .storeCoins(toNano(500))
    .storeAddress(sender)
    .storeAddress(owner)
    .endCell()
  const data = beginCell()
    .storeUint(0, 32)
    .storeUint(SUBWALLET, 32)
    .storeBuffer(publicKey)
    .storeBit(0)
    .storeRef(terms)
    .endCell()
  const init = { code: await compiled('vesting-wallet'), data }
  return { init, address: contractAddress(0, init) }
}
