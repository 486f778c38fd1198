import type { ChainTransaction } from '../chain/types.ts'
import { outgoingMessages, type Sent } from '../http/messages.ts'
import { interfacesOf } from './account-address.ts'
import type { Call, World } from './call.ts'
import { notFound, Refusal } from './refusal.ts'

/** Maximum number of transactions in a trace. The server refuses longer traces. */
const MAX_TRACE_LENGTH = 1024

/** Logical time of the message that started a transaction, unique among siblings; null for external messages. */
const createdLt = ({ transaction: { inMessage } }: ChainTransaction): bigint | null =>
  inMessage?.info.type === 'internal' ? inMessage.info.createdLt : null

/** Returns the first transaction of a trace. The hash may be of the trace, of a transaction or of a message. */
export function traceRoot(call: Call, name: string): ChainTransaction {
  const hash = call.hash(name)
  const { horizon } = call.world.index
  const item = horizon.transaction(hash) ?? horizon.transactionByMessage(hash)
  if (!item) throw notFound()
  return horizon.transaction(item.traceId) ?? item
}

/** Transactions caused by this one, as far as the index has seen them. */
export const childrenOf = ({ index }: Pick<World, 'index'>, item: ChainTransaction): ChainTransaction[] =>
  item.children.filter(child => index.horizon.sees(child))

/** Known transactions of a trace, parents before children. Stops soon after the maximum length. */
function known(world: World, root: ChainTransaction): ChainTransaction[] {
  const found = [root]
  for (const item of found) {
    found.push(...childrenOf(world, item))
    if (found.length > MAX_TRACE_LENGTH) break
  }
  return found
}

export const isTooLong = (world: World, root: ChainTransaction): boolean => known(world, root).length > MAX_TRACE_LENGTH

/** Returns the known transactions of a trace, parents before children. Throws 413 if the trace is too long. */
export function traceItems(world: World, root: ChainTransaction): ChainTransaction[] {
  const found = known(world, root)
  if (found.length > MAX_TRACE_LENGTH) throw new Refusal(413, 'trace is too long')
  return found
}

/** Messages of a transaction that started none of these children: external messages, and messages not yet delivered. */
export function leftMessages(item: ChainTransaction, children: readonly ChainTransaction[]): Sent[] {
  const arrived = new Set(children.map(createdLt))
  return outgoingMessages(item).filter(
    ({ message: { info } }) => info.type !== 'internal' || !arrived.has(info.createdLt),
  )
}

/** Number of a trace's messages that are not yet delivered. */
export const underWay = (world: World, items: readonly ChainTransaction[]): number =>
  items
    .flatMap(item => leftMessages(item, childrenOf(world, item)))
    .filter(({ message }) => message.info.type === 'internal').length

/**
 * Predicted next transactions of a trace. Only for traces that a wallet started, since the emulator begins with the signed message. Empty
 * if the index is behind the chain, since the next transactions have already happened.
 */
export async function expectedItems(world: World, items: readonly ChainTransaction[]): Promise<ChainTransaction[]> {
  const [root] = items
  const isBegunByWallet = root && interfacesOf(world, root.account).some(name => name.startsWith('wallet_'))
  const isBehind = items.some(({ children }) => children.some(child => !world.index.horizon.sees(child)))
  if (!isBegunByWallet || isBehind || underWay(world, items) === 0) return []
  return world.chain.forecast({ trace: root.traceId }, MAX_TRACE_LENGTH - items.length)
}
