import type { Address } from '@ton/core'
import { incomingCell } from '../../chain/message.ts'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import type { World } from '../../indexer/call.ts'
import { childrenOf, expectedItems, isTooLong, traceItems, underWay } from '../../indexer/trace.ts'
import { v3Actions } from '../actions.ts'
import { bookOf, partiesOf } from '../address-book.ts'
import type { Call, Handler } from '../call.ts'
import { base64 } from '../forms.ts'
import { metadataFor } from '../metadata.ts'
import { notFound, Refusal } from '../refusal.ts'
import { v3Transaction } from '../transaction.ts'
import { receives, sidesOf } from './transactions.ts'

/** Maximum number of emulated transactions for a pending message. */
const MAX_FORESEEN = 1024

/** A trace's existing transactions, and emulated ones. */
type Traced = { items: readonly ChainTransaction[]; expected: readonly ChainTransaction[] }

const messageHash = ({ cell }: ChainTransaction): string | null => {
  const received = incomingCell(cell)
  return received ? base64(received.hash()) : null
}

/** `TraceNode`; children are null while messages are pending. */
function node(item: ChainTransaction, childrenIn: (item: ChainTransaction) => readonly ChainTransaction[]): Wire {
  const children = childrenIn(item).toSorted((one, other) => (one.lt < other.lt ? -1 : 1))
  const isLeaf = item.transaction.outMessagesCount === 0
  return {
    tx_hash: base64(item.hash),
    in_msg_hash: messageHash(item),
    children: children.length > 0 || isLeaf ? children.map(child => node(child, childrenIn)) : null,
  }
}

const byLt = (items: readonly ChainTransaction[]) => items.toSorted((one, other) => (one.lt < other.lt ? -1 : 1))

/** Fields that every trace has, even without transactions. */
function frame(items: readonly ChainTransaction[], pending: number) {
  const [first, last] = [items[0], byLt(items).at(-1)]
  if (!first || !last) throw notFound('trace')
  return {
    trace_id: base64(first.hash),
    external_hash: messageHash(first),
    mc_seqno_start: String(first.block.commitSeqno),
    mc_seqno_end: String(last.block.commitSeqno),
    start_lt: first.lt.toString(),
    start_utime: first.transaction.now,
    end_lt: last.lt.toString(),
    end_utime: last.transaction.now,
    trace_info: {
      trace_state: pending > 0 ? 'pending' : 'complete',
      messages: items.length + pending,
      transactions: items.length,
      pending_messages: pending,
      classification_state: 'unclassified',
    },
  }
}

async function v3Trace({ world, params }: Call, { items, expected }: Traced): Promise<Wire> {
  const all = [...items, ...expected]
  const isExpected = new Set(expected)
  const childrenIn = (item: ChainTransaction) => [
    ...(isExpected.has(item) ? [] : childrenOf(world, item)),
    ...expected.filter(({ parent }) => parent === item),
  ]
  // For a message that is in no block yet, all transactions are emulated.
  const about = frame(items.length > 0 ? items : expected, items.length > 0 ? underWay(world, items) : 1)
  const [root] = all
  const { registry } = await world.index.tokens()
  const end = { trace_id: about.trace_id, end: byLt(items).at(-1) ?? items[0] }
  return {
    ...about,
    is_incomplete: false,
    actions:
      params.flag('include_actions') && end.end
        ? await v3Actions({ world, registry }, items, { ...end, end: end.end })
        : undefined,
    trace: root && node(root, childrenIn),
    transactions_order: byLt(all).map(({ hash }) => base64(hash)),
    transactions: Object.fromEntries(
      all.map(item => [base64(item.hash), v3Transaction(world, item, isExpected.has(item))]),
    ),
  }
}

/** A trace that is too long is sent without transactions. */
function longTrace(root: ChainTransaction): Wire {
  return { ...frame([root], 0), is_incomplete: true, warning: 'trace is too large', transactions_order: [] }
}

/** Accounts of a trace, which include the wallets named by its actions. */
const accountsOf = ({ items, expected }: Traced): Address[] => [...items, ...expected].flatMap(partiesOf)

/** Roots of the requested traces, by exactly one of four parameters; latest end first. */
function rootsOf({ world, params }: Call): ChainTransaction[] {
  const { horizon } = world.index
  const named = ['account', 'trace_id', 'tx_hash', 'msg_hash'].filter(name => params.has(name))
  if (named.length !== 1) throw new Refusal(422, 'only one of account, trace_id, tx_hash, msg_hash should be specified')
  const hashes = ['trace_id', 'tx_hash'].flatMap(name => params.hashes(name))
  const found = [
    ...hashes.flatMap(hash => horizon.transaction(hash) ?? []),
    ...params.hashes('msg_hash').flatMap(hash => sidesOf(world, hash)),
    ...params.addresses('account').flatMap(address => world.index.transactionsOf(address).toReversed()),
  ]
  return [...new Set(found.map(item => horizon.transaction(item.traceId) ?? item))]
}

async function answerOf(
  call: Call,
  roots: readonly ChainTransaction[],
  expect: (world: World, items: ChainTransaction[]) => Promise<ChainTransaction[]>,
  waiting: readonly ChainTransaction[][] = [],
) {
  const traces: Wire[] = []
  const accounts = new Map<string, Address>()
  async function add(traced: Traced) {
    traces.push(await v3Trace(call, traced))
    for (const address of accountsOf(traced)) accounts.set(rawAddress(address), address)
  }
  for (const root of roots) {
    if (isTooLong(call.world, root)) {
      traces.push(longTrace(root))
      continue
    }
    const items = traceItems(call.world, root)
    await add({ items, expected: await expect(call.world, items) })
  }
  for (const expected of waiting) await add({ items: [], expected })
  const named = [...accounts.values()]
  return {
    traces,
    address_book: await bookOf(call.world, named),
    metadata: await metadataFor(call.world, named),
  }
}

/** Traces of transactions in blocks. */
const traces: Handler = call => answerOf(call, call.params.cut(rootsOf(call)), async () => [])

/** Incomplete traces and those of messages in no block yet, with emulated transactions. Derived: no such answer was recorded. */
const pendingTraces: Handler = async call => {
  const { world, params } = call
  const hashes = params.hashes('ext_msg_hash')
  const found = [
    ...hashes.flatMap(hash => sidesOf(world, hash, 'in').filter(item => receives(item, hash))),
    ...params.addresses('account').flatMap(address => world.index.transactionsOf(address)),
  ]
  const roots = [...new Set(found.map(item => world.index.horizon.transaction(item.traceId) ?? item))]
  const pending = roots.filter(root => !isTooLong(world, root) && underWay(world, traceItems(world, root)) > 0)
  const forecasts = await Promise.all(hashes.map(hash => world.chain.forecast({ external: hash }, MAX_FORESEEN)))
  const waiting = forecasts.filter(expected => expected.length > 0)
  return answerOf(call, pending, expectedItems, waiting)
}

export const traceHandlers = { traces, events: traces, pendingTraces }
