import type { ChainTransaction } from '../../chain/types.ts'
import { interfacesOf } from '../account-address.ts'
import type { Call, Handler, World } from '../call.ts'
import { notFound, Refusal } from '../refusal.ts'
import { blockchainTransaction } from '../transaction.ts'
import { get } from './route.ts'

/** Transactions of a trace beyond which the real server refuses. */
const LONGEST_TRACE = 4000

/** Shape of `Trace`, filled from the root down. */
type TraceNode = {
  transaction: ReturnType<typeof blockchainTransaction>
  interfaces: string[]
  children: TraceNode[] | undefined
}

/** The first transaction of the trace that a hash (of trace, transaction or message) belongs to. */
export function traceRoot(call: Call, name: string): ChainTransaction {
  const hash = call.hash(name)
  const { horizon } = call.world.index
  const item = horizon.transaction(hash) ?? horizon.transactionByMessage(hash)
  if (!item) throw notFound()
  return horizon.transaction(item.traceId) ?? item
}

/** A trace's known transactions, parents before children. */
export function traceItems({ index }: World, root: ChainTransaction): ChainTransaction[] {
  const found: ChainTransaction[] = []
  const queue = [root]
  for (let item = queue.shift(); item; item = queue.shift()) {
    if (!index.horizon.sees(item)) continue
    found.push(item)
    queue.push(...item.children)
    if (found.length > LONGEST_TRACE) throw new Refusal(413, 'trace is too long')
  }
  return found
}

const trace: Handler = call => {
  const root = traceRoot(call, 'trace_id')
  const nodes = new Map<ChainTransaction, TraceNode>()
  for (const item of traceItems(call.world, root)) {
    const node: TraceNode = {
      transaction: blockchainTransaction(call.world, item),
      interfaces: [...interfacesOf(call.world, item.account)],
      children: undefined,
    }
    nodes.set(item, node)
    const parent = item.parent ? nodes.get(item.parent) : undefined
    if (parent) parent.children = [...(parent.children ?? []), node]
  }
  const top = nodes.get(root)
  if (!top) throw notFound()
  return top
}

export const traceRoutes = [get('GetTrace', '/v2/traces/{trace_id}', trace)]
