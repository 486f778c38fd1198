import type { Address } from '@ton/core'
import { isExternalIn, normalizedHash } from '../../chain/message.ts'
import type { ChainTransaction } from '../../chain/types.ts'
import { hex } from '../../http/encode.ts'
import { accountAddress } from '../account-address.ts'
import { underWay } from '../trace.ts'
import { type Action, actionFields, type EventContext, unknownAction } from './action.ts'
import { gained, valueFlow } from './flow.ts'
import { actionsOf } from './rules.ts'

type Keep = (action: Action) => boolean

/** Normalised hash (TEP-467). */
function externalHash({ transaction: { inMessage } }: ChainTransaction): string | undefined {
  return inMessage && isExternalIn(inMessage) ? hex(normalizedHash(inMessage)) : undefined
}

/** True if the trace was started by a scammer; spam among a payout's receivers does not count. */
const isScam = ({ fixtures }: EventContext['world'], root: ChainTransaction): boolean =>
  fixtures.label(root.account)?.isScam ?? false

/** Common members of `Event` and `AccountEvent`. */
function common({ world }: EventContext, root: ChainTransaction, items: readonly ChainTransaction[]) {
  const left = underWay(world, items)
  return {
    event_id: hex(root.traceId),
    timestamp: root.transaction.now,
    is_scam: isScam(world, root),
    lt: root.lt,
    in_progress: left > 0,
    progress: items.length / (items.length + left),
    ext_msg_hash: externalHash(root),
  }
}

export async function event(context: EventContext, items: readonly ChainTransaction[], keep: Keep = () => true) {
  const [root] = items
  if (!root) return null
  const actions = (await actionsOf(context, items)).filter(keep)
  return {
    ...common(context, root, items),
    actions: actions.map(action => actionFields(context.world, action)),
    value_flow: valueFlow(context, items),
  }
}

/** Balance change of an account beyond the actions: negative for fees. */
function extra(items: readonly ChainTransaction[], actions: readonly Action[], account: Address): bigint {
  return actions.reduce(
    (rest, { accounts: [from, to], gram = 0n }) => {
      const [gave, got] = [from?.equals(account) ? gram : 0n, to?.equals(account) ? gram : 0n]
      return rest + gave - got
    },
    gained(items, account),
  )
}

/** The event from the point of view of one account. */
export async function accountEvent(
  context: EventContext,
  items: readonly ChainTransaction[],
  account: Address,
  keep: Keep = () => true,
) {
  const [root] = items
  if (!root) return null
  const all = await actionsOf(context, items)
  const said = all.length > 0 ? all : [unknownAction("Something happened but we don't understand what.", account)]
  return {
    ...common(context, root, items),
    account: accountAddress(context.world, account),
    actions: said.filter(keep).map(action => actionFields(context.world, action)),
    extra: extra(items, all, account),
  }
}

/** Answer for a trace that is too long for the indexer. */
export const longEvent = ({ world }: EventContext, root: ChainTransaction, account: Address) => ({
  event_id: hex(root.traceId),
  account: accountAddress(world, account),
  timestamp: root.transaction.now,
  actions: [actionFields(world, unknownAction('Event is too big.', account))],
  is_scam: false,
  lt: root.lt,
  in_progress: false,
  extra: 0n,
  progress: 0,
  ext_msg_hash: undefined,
})
