import { incomingCell, isExternalIn, normalizedHash, outgoingCells } from '../../chain/message.ts'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import type { World } from '../../indexer/call.ts'
import { bookOf, partiesOf } from '../address-book.ts'
import type { Call, Handler } from '../call.ts'
import type { Params } from '../params.ts'
import { notFound, Refusal } from '../refusal.ts'
import { v3Transaction } from '../transaction.ts'

type Order = (one: ChainTransaction, other: ChainTransaction) => number

const compare = <T extends bigint | number | string>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0

/** Transactions committed by a masterchain block: its own and those of its shard blocks. */
function committed({ chain, index }: World, seqno: number): ChainTransaction[] {
  const own = index.horizon.block(-1, seqno)?.transactions ?? []
  return [...own, ...chain.committed(seqno).flatMap(({ transactions }) => transactions)]
}

/** Indexed transactions, newest masterchain block first. */
function* newestFirst(world: World): Generator<ChainTransaction[]> {
  for (let seqno = world.index.horizon.master.seqno; seqno >= world.chain.oldest(-1); seqno -= 1)
    yield committed(world, seqno)
}

/** The newest transactions that suffice for a page without filters. */
function newest(world: World, { limit, offset }: { limit: number; offset: number }): ChainTransaction[] {
  const found: ChainTransaction[] = []
  for (const items of newestFirst(world)) {
    found.push(...items)
    if (found.length >= limit + offset) break
  }
  return found
}

const FILTERS = ['lt', 'workchain', 'shard', 'seqno', 'start_utime', 'end_utime', 'start_lt', 'end_lt']

/** Transactions to filter, by the most selective parameter. */
function candidates({ world, params }: Call): ChainTransaction[] {
  const hashes = params.hashes('hash')
  if (hashes.length > 0) return hashes.flatMap(hash => world.index.horizon.transaction(hash) ?? [])
  const accounts = new Map(params.addresses('account').map(address => [rawAddress(address), address]))
  if (accounts.size > 0) return [...accounts.values()].flatMap(address => world.index.transactionsOf(address))
  const seqno = params.integer('mc_seqno')
  if (seqno !== undefined) {
    if (!world.index.horizon.block(-1, Number(seqno))) throw notFound(`masterchain block ${seqno}`)
    return committed(world, Number(seqno))
  }
  if (params.isAscending || params.has(...FILTERS)) return [...newestFirst(world)].flat()
  return newest(world, params.page)
}

function isWanted(params: Params): (item: ChainTransaction) => boolean {
  const accounts = new Set(params.addresses('account').map(rawAddress))
  const [lt, workchain, seqno, shard] = [
    ...['lt', 'workchain', 'seqno'].map(name => params.integer(name)),
    params.text('shard'),
  ]
  const [isInLt, isInTime] = [params.inRange('lt'), params.inRange('utime')]
  return ({ account, lt: own, block, transaction }) =>
    (accounts.size === 0 || accounts.has(rawAddress(account))) &&
    (lt === undefined || own === lt) &&
    (workchain === undefined || BigInt(account.workChain) === workchain) &&
    (seqno === undefined || BigInt(block.seqno) === seqno) &&
    (shard === undefined || block.shard === shardId(shard as string)) &&
    isInLt(own) &&
    isInTime(BigInt(transaction.now))
}

/** Parses a shard in hex or as a signed decimal. */
const shardId = (text: string): string =>
  /^-?\d{17,}$/.test(text)
    ? BigInt.asUintN(64, BigInt(text)).toString(16).padStart(16, '0')
    : text.toLowerCase().padStart(16, '0')

/** Order of results: by hash if hashes are requested, by time if times are; otherwise by lt, then account. */
function orderOf(params: Params): Order {
  if (params.has('hash')) return (one, other) => one.hash.compare(other.hash)
  const sign = params.isAscending ? 1 : -1
  const byLt: Order = (one, other) =>
    sign * compare(one.lt, other.lt) || compare(rawAddress(one.account), rawAddress(other.account))
  if (!params.has('start_utime', 'end_utime')) return byLt
  return (one, other) => sign * compare(one.transaction.now, other.transaction.now) || byLt(one, other)
}

async function transactionsAnswer({ world, params }: Call, items: ChainTransaction[]) {
  const page = params.cut(items)
  return {
    transactions: page.map(item => v3Transaction(world, item)),
    address_book: await bookOf(world, page.flatMap(partiesOf)),
  }
}

const transactions: Handler = call => {
  const { params } = call
  const found = candidates(call).filter(isWanted(params))
  return transactionsAnswer(call, found.sort(orderOf(params)))
}

/** True if a transaction received a message with the hash, plain or normalised. */
export function receives({ transaction: { inMessage }, cell }: ChainTransaction, hash: Buffer): boolean {
  if (incomingCell(cell)?.hash().equals(hash)) return true
  return (
    inMessage !== undefined && inMessage !== null && isExternalIn(inMessage) && normalizedHash(inMessage).equals(hash)
  )
}

const sends = ({ cell }: ChainTransaction, hash: Buffer) => outgoingCells(cell).some(sent => sent.hash().equals(hash))

/** Sender and receiver of a message, or one of them by `direction`. */
export function sidesOf({ index }: World, hash: Buffer, direction?: string): ChainTransaction[] {
  const item = index.horizon.transactionByMessage(hash)
  if (!item) return []
  const around = [...new Set([item, ...(item.parent ? [item.parent] : []), ...item.children])]
  return around.filter(
    one =>
      index.horizon.sees(one) &&
      ((direction !== 'out' && receives(one, hash)) || (direction !== 'in' && sends(one, hash))),
  )
}

const byMessage: Handler = call => {
  const { params, world } = call
  const hashes = params.hashes('msg_hash')
  if (hashes.length === 0) throw new Refusal(422, 'at least one of msg_hash, body_hash, opcode should be specified')
  return transactionsAnswer(
    call,
    hashes.flatMap(hash => sidesOf(world, hash, params.text('direction'))),
  )
}

export const transactionHandlers = { transactions, transactionsByMessage: byMessage }
