import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { isFields } from '../../http/json.ts'
import type { Call, Handler } from '../call.ts'
import type { Action, EventContext } from '../events/action.ts'
import { accountEvent, event, longEvent } from '../events/event.ts'
import { badRequest, notFound } from '../refusal.ts'
import { isTooLong, traceItems, traceRoot } from '../trace.ts'
import { tracesOf } from './accounts.ts'
import { get } from './route.ts'

const MAX_EVENTS = 100
const JETTON_ACTIONS = new Set(['JettonTransfer', 'FlawedJettonTransfer', 'JettonMint', 'JettonBurn'])

async function contextOf(call: Call): Promise<EventContext> {
  const { registry } = await call.world.index.tokens()
  return { world: call.world, registry }
}

/** Handler for one event. With `keep`, returns only matching actions, and throws if none exists. */
const oneWith =
  (keep?: (action: Action) => boolean): Handler =>
  async call => {
    const context = await contextOf(call)
    const found = await event(context, traceItems(call.world, traceRoot(call, 'event_id')), keep)
    if (!found || (keep && found.actions.length === 0)) throw notFound()
    return found
  }

type Sieve = { keepItem: (item: ChainTransaction) => boolean; limit: number; ascending: boolean }

function sieve(call: Call): Sieve {
  const limit = call.int('limit', { min: 1, max: MAX_EVENTS })
  const [from, to] = [call.int('start_date', { otherwise: 0 }), call.int('end_date', { otherwise: 2 ** 40 })]
  const [before, after] = [call.lt('before_lt'), call.lt('after_lt')]
  const order = call.query.get('sort_order') ?? 'desc'
  if (order !== 'asc' && order !== 'desc') throw badRequest(`invalid sort_order: ${order}`)
  const keepItem = ({ lt, transaction }: ChainTransaction) =>
    lt > after && (before === 0n || lt < before) && transaction.now >= from && transaction.now <= to
  return { keepItem, limit, ascending: order === 'asc' }
}

/** Transactions of an account and its jetton wallets, as jettons may move without a transaction of the account. */
function involving({ world, registry }: EventContext, account: Address): ChainTransaction[] {
  const wallets = registry.wallets.where('owner', rawAddress(account))
  return [account, ...wallets.map(({ address }) => address)]
    .flatMap(address => world.index.transactionsOf(address))
    .sort((one, other) => (one.lt < other.lt ? -1 : 1))
}

/** Event of a trace; a special event if the trace is too long. */
const eventOf = (context: EventContext, root: ChainTransaction, account: Address, keep: (action: Action) => boolean) =>
  isTooLong(context.world, root)
    ? longEvent(context, root, account)
    : accountEvent(context, traceItems(context.world, root), account, keep)

const ofAccount: Handler = async call => {
  const account = await call.account('account_id')
  const { keepItem, limit, ascending } = sieve(call)
  const context = await contextOf(call)
  const items = involving(context, account).filter(keepItem)
  const traces = tracesOf(ascending ? items.toReversed() : items, 0n, limit)
  const mine = (action: Action) => !call.flag('subject_only') || action.accounts.some(one => one.equals(account))
  const events: Array<NonNullable<Awaited<ReturnType<typeof eventOf>>>> = []
  for (const [id] of traces) {
    const root = call.world.index.horizon.transaction(Buffer.from(id, 'hex'))
    const isWanted = root && (!call.flag('initiator') || root.account.equals(account))
    const found = isWanted ? await eventOf(context, root, account, mine) : null
    if (found) events.push(found)
  }
  const last = traces.at(-1)?.[1]
  return { events, next_from: traces.length === limit && last !== undefined ? last : 0 }
}

const oneOfAccount: Handler = async call => {
  const account = await call.account('account_id')
  const context = await contextOf(call)
  const found = await accountEvent(context, traceItems(call.world, traceRoot(call, 'event_id')), account)
  if (!found) throw notFound()
  return found
}

/** An account's events with actions of one kind, for the old history routes that `operations[]` replaced. */
async function actionHistory(call: Call, account: Address, keep: (action: Action) => boolean) {
  const { keepItem, limit } = sieve(call)
  const context = await contextOf(call)
  const items = involving(context, account).filter(keepItem)
  const events: Array<NonNullable<Awaited<ReturnType<typeof accountEvent>>>> = []
  for (const [id] of tracesOf(items, 0n, items.length)) {
    const root = call.world.index.horizon.transaction(Buffer.from(id, 'hex'))
    const isListed = root && !isTooLong(call.world, root)
    const found = isListed ? await accountEvent(context, traceItems(call.world, root), account, keep) : null
    if (found && found.actions.length > 0) events.push(found)
    if (events.length === limit) break
  }
  return { events, next_from: events.length === limit ? (events.at(-1)?.lt ?? 0n) : 0 }
}

const nftHistory: Handler = async call =>
  actionHistory(call, await call.account('account_id'), action => action.type === 'NftItemTransfer')

const jettonHistory: Handler = async call => {
  const [account, master] = [await call.account('account_id'), rawAddress(await call.account('jetton_id'))]
  return actionHistory(call, account, ({ type, fields }) => {
    const { jetton } = fields
    return JETTON_ACTIONS.has(type) && isFields(jetton) && jetton.address === master
  })
}

export const eventRoutes = [
  get('GetEvent', '/v2/events/{event_id}', oneWith()),
  get(
    'GetJettonsEvents',
    '/v2/events/{event_id}/jettons',
    oneWith(action => JETTON_ACTIONS.has(action.type)),
  ),
  get('GetNftHistoryByID', '/v2/nfts/{account_id}/history', nftHistory),
  get('GetAccountJettonHistoryByID', '/v2/accounts/{account_id}/jettons/{jetton_id}/history', jettonHistory),
  get('GetAccountEvents', '/v2/accounts/{account_id}/events', ofAccount),
  get('GetAccountEvent', '/v2/accounts/{account_id}/events/{event_id}', oneOfAccount),
]
