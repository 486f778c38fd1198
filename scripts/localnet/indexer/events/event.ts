import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { hex, rawAddress } from '../../http/encode.ts'
import { incomingMessage } from '../../http/messages.ts'
import { accountAddress } from '../account-address.ts'
import { type Action, actionFields } from './action.ts'
import { contractActions, deployment } from './contracts.ts'
import { incoming } from './message.ts'
import { type Scene, tokenActions } from './tokens.ts'

/** What a trace did, told in actions in the order of its transactions. */
function actionsOf(scene: Scene, items: readonly ChainTransaction[]): Action[] {
  const actions: Action[] = []
  for (const item of items) {
    const message = incoming(item)
    if (message) {
      const found = firstAction(scene, item, message)
      if (found) actions.push(found)
    }
    const deployed = deployment(scene, item)
    if (deployed) actions.push(deployed)
  }
  return actions
}

function firstAction(scene: Scene, item: ChainTransaction, message: NonNullable<ReturnType<typeof incoming>>) {
  for (const read of [...tokenActions, ...contractActions]) {
    try {
      const action = read(scene, item, message)
      if (action) return action
    } catch {
      // a body cut short is no action of that kind; the next reader may still have a word for it
    }
  }
  return null
}

/** A trace is complete once every internal message it sent has arrived. */
function isInProgress(items: readonly ChainTransaction[]): boolean {
  return items.some(({ transaction, children }) => {
    const sent = transaction.outMessages.values().filter(message => message.info.type === 'internal')
    return children.length < sent.length
  })
}

function externalHash(root: ChainTransaction): string | undefined {
  const received = incomingMessage(root)
  return received?.message.info.type === 'external-in' ? hex(received.cell.hash()) : undefined
}

/** Judged by whoever started it: a spammer among many receivers does not spoil a payout. */
const isScam = ({ almanac }: Scene['world'], root: ChainTransaction): boolean =>
  almanac.label(root.account)?.isScam ?? false

/** Members that `Event` and `AccountEvent` share. */
function common({ world }: Scene, root: ChainTransaction, items: readonly ChainTransaction[]) {
  const inProgress = isInProgress(items)
  return {
    event_id: hex(root.traceId),
    timestamp: root.transaction.now,
    is_scam: isScam(world, root),
    lt: root.lt,
    in_progress: inProgress,
    progress: inProgress ? 0.5 : 1,
    ext_msg_hash: externalHash(root),
  }
}

type Flow = { account: Address; gram: bigint; fees: bigint }

/** What each account gained or lost; fees are counted apart. */
function valueFlow(items: readonly ChainTransaction[]): Flow[] {
  const flows = new Map<string, Flow>()
  for (const { account, transaction } of items) {
    const flow = flows.get(rawAddress(account)) ?? { account, gram: 0n, fees: 0n }
    flows.set(rawAddress(account), flow)
    const inInfo = transaction.inMessage?.info
    if (inInfo?.type === 'internal') flow.gram += inInfo.value.coins
    for (const { info } of transaction.outMessages.values()) {
      if (info.type === 'internal') flow.gram -= info.value.coins
    }
    flow.fees += transaction.totalFees.coins
  }
  return [...flows.values()]
}

export function event(scene: Scene, items: readonly ChainTransaction[], keep = (_action: Action) => true) {
  const [root] = items
  if (!root) return null
  return {
    ...common(scene, root, items),
    actions: actionsOf(scene, items)
      .filter(keep)
      .map(action => actionFields(scene.world, action)),
    value_flow: valueFlow(items).map(({ account, gram, fees }) => ({
      account: accountAddress(scene.world, account),
      gram,
      fees,
    })),
  }
}

/** The event as one account sees it; `extra` is what it paid (or, positive, kept) beyond its actions. */
export function accountEvent(
  scene: Scene,
  items: readonly ChainTransaction[],
  account: Address,
  keep = (_action: Action) => true,
) {
  const [root] = items
  if (!root) return null
  const actions = actionsOf(scene, items).filter(keep)
  const own = items.filter(item => item.account.equals(account))
  return {
    ...common(scene, root, items),
    account: accountAddress(scene.world, account),
    actions: actions.map(action => actionFields(scene.world, action)),
    extra: -own.reduce((sum, item) => sum + item.transaction.totalFees.coins, 0n),
  }
}
