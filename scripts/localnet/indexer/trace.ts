import type { ChainTransaction } from '../chain/types.ts'
import { outgoingMessages, type Sent } from '../http/messages.ts'
import { interfacesOf } from './account-address.ts'
import type { Call, World } from './call.ts'
import { notFound, Refusal } from './refusal.ts'

/** Transactions of a trace beyond which the server refuses. */
const MAX_TRACE_LENGTH = 1024

/** The logical time of the message that started a transaction, which identifies it among its siblings; null for messages from outside. */
const createdLt = ({ transaction: { inMessage } }: ChainTransaction): bigint | null =>
  inMessage?.info.type === 'internal' ? inMessage.info.createdLt : null

/** The first transaction of the trace that a hash (of trace, transaction or message) belongs to. */
export function traceRoot(call: Call, name: string): ChainTransaction {
  const hash = call.hash(name)
  const { horizon } = call.world.index
  const item = horizon.transaction(hash) ?? horizon.transactionByMessage(hash)
  if (!item) throw notFound()
  return horizon.transaction(item.traceId) ?? item
}

/** The index's facts about the transactions that a transaction started. */
export const childrenOf = ({ index }: Pick<World, 'index'>, item: ChainTransaction): ChainTransaction[] =>
  item.children.filter(child => index.horizon.sees(child))

/** A trace's known transactions, parents before children; those beyond what the server reads are left out. */
function known(world: World, root: ChainTransaction): ChainTransaction[] {
  const found = [root]
  for (const item of found) {
    found.push(...childrenOf(world, item))
    if (found.length > MAX_TRACE_LENGTH) break
  }
  return found
}

export const isTooLong = (world: World, root: ChainTransaction): boolean => known(world, root).length > MAX_TRACE_LENGTH

/** A trace's known transactions, parents before children; refused when they are too many. */
export function traceItems(world: World, root: ChainTransaction): ChainTransaction[] {
  const found = known(world, root)
  if (found.length > MAX_TRACE_LENGTH) throw new Refusal(413, 'trace is too long')
  return found
}

/** Messages of a transaction that led to none of these: those to the outside, and those that are on their way. */
export function leftMessages(item: ChainTransaction, children: readonly ChainTransaction[]): Sent[] {
  const arrived = new Set(children.map(createdLt))
  return outgoingMessages(item).filter(
    ({ message: { info } }) => info.type !== 'internal' || !arrived.has(info.createdLt),
  )
}

/** Number of messages of a trace that are on their way. */
export const underWay = (world: World, items: readonly ChainTransaction[]): number =>
  items
    .flatMap(item => leftMessages(item, childrenOf(world, item)))
    .filter(({ message }) => message.info.type === 'internal').length

/**
 * Steps the emulator expects: of a trace that a wallet began, because it learns of a trace from the signed message. An index that is
 * behind the chain expects nothing, since what comes next has happened already.
 */
export async function expectedItems(world: World, items: readonly ChainTransaction[]): Promise<ChainTransaction[]> {
  const [root] = items
  const isBegunByWallet = root && interfacesOf(world, root.account).some(name => name.startsWith('wallet_'))
  const isBehind = items.some(({ children }) => children.some(child => !world.index.horizon.sees(child)))
  if (!isBegunByWallet || isBehind || underWay(world, items) === 0) return []
  return world.chain.forecast({ trace: root.traceId }, MAX_TRACE_LENGTH - items.length)
}
