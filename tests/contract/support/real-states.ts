import {
  Address,
  Builder,
  beginCell,
  type Cell,
  CellType,
  loadAccount,
  loadTransaction,
  storeAccount,
  storeAccountStorage,
  type Transaction,
} from '@ton/core'
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { readBoc } from '../../../src/ton/boc.ts'
import { readStateUpdate } from '../../../src/ton/replay/shard-account.ts'

const wallet = { workchain: 0, publicKey: Buffer.alloc(32) }
const hexOf = (cell: Cell) => cell.hash(0).toString('hex')
/** Code of the wallets in the recorded blocks, by its hash: blocks prune cells that they do not change. */
const CODES = new Map(
  [WalletContractV3R2, WalletContractV4, WalletContractV5R1]
    .map(kind => kind.create(wallet).init.code)
    .map(code => [hexOf(code), code]),
)

/** Ordinary cells of a tree in which some are pruned, the root first. */
function* ordinary(root: Cell, seen = new Set<Cell>()): Generator<Cell> {
  if (root.isExotic || seen.has(root)) return
  seen.add(root)
  yield root
  for (const ref of root.refs) yield* ordinary(ref, seen)
}

/** Transactions of a block by their hash. */
export function transactionCells(block: Cell): Map<string, Cell> {
  const isTransaction = (cell: Cell) => cell.bits.length >= 700 && cell.beginParse().preloadUint(4) === 7
  return new Map([...ordinary(block.refs[3]!)].filter(isTransaction).map(cell => [hexOf(cell), cell]))
}

/** Random seed of a block, hex: `block_extra` begins with a tag of 32 bits and three references. */
export const seedOf = (block: Cell): string => block.refs[3]!.beginParse().skip(32).loadBuffer(32).toString('hex')

export const updateOf = (transaction: Cell) => readStateUpdate(readBoc(new Uint8Array(transaction.toBoc())))

/** A tree with the code of a known wallet in place of its pruned cell; null when another cell is pruned. */
function restored(cell: Cell): Cell | null {
  if (cell.type === CellType.PrunedBranch) return CODES.get(hexOf(cell)) ?? null
  if (cell.isExotic) return cell
  const to = new Builder().storeBits(cell.bits)
  for (const ref of cell.refs) {
    const child = restored(ref)
    if (!child) return null
    to.storeRef(child)
  }
  return to.endCell()
}

/** The `Account` cell with a hash in one side of a block's state update (0 before, 1 after); null where it is pruned. */
export function accountIn(block: Cell, side: 0 | 1, hash: string): Cell | null {
  for (const cell of ordinary(block.refs[2]!.refs[side]!)) if (hexOf(cell) === hash) return restored(cell)
  return null
}

/** Parts of an active account before a transaction. */
type Parts = { code: Cell; data: Cell; balance: bigint }

/** Distinct cells of a tree, and their bits. */
function sizeOf(root: Cell): { cells: bigint; bits: bigint } {
  const seen = new Map<string, number>()
  const look = (cell: Cell) => {
    if (seen.has(hexOf(cell))) return
    seen.set(hexOf(cell), cell.bits.length)
    cell.refs.forEach(look)
  }
  look(root)
  return { cells: BigInt(seen.size), bits: BigInt([...seen.values()].reduce((sum, bits) => sum + bits, 0)) }
}

/** Limits of the search for the real state: seconds since the last storage payment, and messages of the last transaction. */
const MAX_SECONDS = 600
const MAX_MESSAGES = 4

/**
 * Returns the `Account` cell before a transaction, from its parts. Recordings lack the time of its last storage payment and the number of
 * messages it last sent. Both are searched until the cell has the hash in the transaction's state update. Null when no cell has it.
 */
export function accountBefore(cell: Cell, { code, data, balance }: Parts): Cell | null {
  const { address, now, prevTransactionLt } = loadTransaction(cell.beginParse())
  const addr = new Address(0, Buffer.from(address.toString(16).padStart(64, '0'), 'hex'))
  const { before } = updateOf(cell)
  const state = { type: 'active', state: { code, data } } as const
  for (let messages = 0; messages <= MAX_MESSAGES; messages++) {
    const lastTransLt = prevTransactionLt + BigInt(messages) + 1n
    const storage = { lastTransLt, balance: { coins: balance }, state }
    const used = sizeOf(beginCell().store(storeAccountStorage(storage)).endCell())
    for (let seconds = 0; seconds <= MAX_SECONDS; seconds++) {
      const storageStats = { used, storageExtra: null, lastPaid: now - seconds, duePayment: null }
      const account = beginCell().storeBit(true).store(storeAccount({ addr, storageStats, storage })).endCell()
      if (hexOf(account) === before) return account
    }
  }
  return null
}

/** Nanotons that left an account in fees, and in messages with their forward fees, minus the received amount. */
function spent({ totalFees, inMessage, outMessages }: Transaction): bigint {
  const received = inMessage?.info.type === 'internal' ? inMessage.info.value.coins : 0n
  return [...outMessages.values()].reduce(
    (sum, { info }) => sum + (info.type === 'internal' ? info.value.coins + info.forwardFee : 0n),
    totalFees.coins - received,
  )
}

/** Parts before a transaction from the account after it; `dataBefore` gives the data of then. */
export function partsBefore(cell: Cell, after: Cell, dataBefore: (data: Cell) => Cell): Parts {
  const { storage } = loadAccount(after.beginParse().skip(1))
  if (storage.state.type !== 'active') throw new TypeError('the account is not active')
  const { code, data } = storage.state.state
  const balance = storage.balance.coins + spent(loadTransaction(cell.beginParse()))
  return { code: code!, data: dataBefore(data!), balance }
}

/** Data of a wallet whose `seqno` is its first field, one lower. */
export function previousSeqno(data: Cell): Cell {
  const from = data.beginParse()
  const seqno = from.loadUint(32)
  return beginCell()
    .storeUint(seqno - 1, 32)
    .storeSlice(from)
    .endCell()
}

/** `ShardAccount` of an account before a transaction. */
export function shardAccount(account: Cell, transaction: Cell): Cell {
  const { prevTransactionHash, prevTransactionLt } = loadTransaction(transaction.beginParse())
  return beginCell().storeRef(account).storeUint(prevTransactionHash, 256).storeUint(prevTransactionLt, 64).endCell()
}

/** `ShardAccount` of an account that does not exist. */
export const NO_ACCOUNT: Cell = beginCell()
  .storeRef(beginCell().storeBit(false).endCell())
  .storeUint(0, 256)
  .storeUint(0, 64)
  .endCell()
