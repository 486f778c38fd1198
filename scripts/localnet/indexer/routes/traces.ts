import type { ChainTransaction } from '../../chain/types.ts'
import { interfacesOf } from '../account-address.ts'
import type { Handler, World } from '../call.ts'
import { blockchainMessage } from '../message.ts'
import { childrenOf, expectedItems, leftMessages, traceItems, traceRoot } from '../trace.ts'
import { blockchainTransaction } from '../transaction.ts'
import { get } from './route.ts'

/** A `Trace` that is filled from the root. */
type TraceNode = {
  transaction: ReturnType<typeof blockchainTransaction>
  interfaces: string[]
  children: TraceNode[] | undefined
  emulated: boolean
}

/** Node of a trace; `out_msgs` excludes messages that a child has as `in_msg`. */
function traceNode(world: World, item: ChainTransaction, children: readonly ChainTransaction[]): TraceNode {
  const left = leftMessages(item, children).map(sent => blockchainMessage(world, sent, item))
  return {
    transaction: { ...blockchainTransaction(world, item), out_msgs: left },
    interfaces: [...interfacesOf(world, item.account)],
    children: undefined,
    emulated: false,
  }
}

/** Sorts children by the logical time of their messages. */
function sortChildren({ children }: TraceNode): void {
  const sentAt = ({ transaction }: TraceNode) => transaction.in_msg?.created_lt ?? 0n
  children?.sort((one, other) => (sentAt(one) < sentAt(other) ? -1 : 1))
}

const trace: Handler = async call => {
  const { world } = call
  const root = traceRoot(call, 'trace_id')
  const items = traceItems(world, root)
  const expected = await expectedItems(world, items)
  const isExpected = new Set(expected)
  const nodes = new Map<ChainTransaction, TraceNode>()
  for (const item of [...items, ...expected]) {
    const known = isExpected.has(item) ? item.children : childrenOf(world, item)
    const node = traceNode(world, item, [...known, ...expected.filter(({ parent }) => parent === item)])
    nodes.set(item, node)
    const parent = item === root || !item.parent ? undefined : nodes.get(item.parent)
    if (parent) parent.children = [...(parent.children ?? []), node]
    // Like in the real indexer, only the first expected transaction is marked.
    node.emulated = isExpected.has(item) && item.parent !== null && !isExpected.has(item.parent)
  }
  for (const node of nodes.values()) sortChildren(node)
  return nodes.get(root)
}

export const traceRoutes = [get('GetTrace', '/v2/traces/{trace_id}', trace)]
