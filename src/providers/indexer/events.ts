import * as v from 'valibot'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { type AccountAddress, accountAddress, knownAddresses } from '../bytes/wire-address.ts'
import { askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { dictionary, hash, int64, maybe, type Rows, rows, time } from '../http/wire.ts'

/** One `AccountEvent` or `Event`. */
export const event = v.object({
  account: maybe(accountAddress),
  event_id: maybe(hash),
  timestamp: time,
  lt: maybe(int64),
  actions: rows(dictionary),
})
/** `AccountEvent`: the indexer's shape of histories before `operations[]`, and of all other events. */
export const events = rows(event)

/** One action of an event. `fields` is the value under the key named by its type. */
export type Action = { type: string; fields: unknown; succeeded: boolean; utime: number; lt: string; hash: Hash | null }

/** Actions of the wanted types, found by their key, as `type` may be missing, else by their type: such an action is unreadable. */
export function actionsOf({ rows }: Rows<v.InferOutput<typeof event>>, types: string[]): Action[] {
  return rows.flatMap(({ event_id, timestamp, lt, actions }) =>
    actions.rows.flatMap(action => {
      const type = types.find(name => name in action) ?? types.find(name => name === action.type)
      if (!type) return []
      const succeeded = action.status !== 'failed'
      return [{ type, fields: action[type], succeeded, utime: timestamp, lt: lt ?? '0', hash: event_id }]
    }),
  )
}

/** A row of a history with the addresses in it; null if invalid. */
export type Read<T> = { operation: T; parties: (AccountAddress | null)[] } | null

type Answer = { operations: Rows<unknown> | null; events: Rows<unknown> | null }

/** Mark of a history that may lack older rows: the answer has `limit` rows or more, or the lt of the next one. */
export function capOf({ operations, events, next_from }: Answer & { next_from: string | null }, limit: number) {
  const isFull = [operations, events].some(list => list && list.rows.length + list.unreadable >= limit)
  return isFull || Number(next_from) > 0 ? { isCapped: true as const } : {}
}

type Event = v.InferOutput<typeof event>
type Parties = { source: AccountAddress | null; destination: AccountAddress | null }

function keep<Row>(list: Rows<Row> | null, isAsked: (row: Row) => boolean): Rows<Row> | null {
  if (!list) return null
  const own = askedRows('tonapi', 'account', list.rows, isAsked)
  return { rows: own, unreadable: list.unreadable + list.rows.length - own.length }
}

/** Rows of an account's history in either shape. Drops rows that only name other accounts; throws if there are only such rows. */
export function ownRows<Row extends Parties>(
  asked: RawAddress,
  { operations, events }: { operations: Rows<Row> | null; events: Rows<Event> | null },
) {
  const isParty = ({ source, destination }: Row) =>
    [source, destination].some(party => party?.address === asked) || !(source ?? destination)
  return {
    operations: keep(operations, isParty),
    events: keep(events, ({ account }) => (account?.address ?? asked) === asked),
  }
}

/**
 * Movements from or to an account among those of its events, which contain each trace's other movements too. Those without known parties
 * count as unreadable.
 */
export function ownMovements<T>(asked: RawAddress, read: Read<T>[]): Read<T>[] {
  return read.flatMap(row => {
    const named = row ? row.parties.filter(party => party !== null) : []
    if (named.length === 0) return [null]
    return named.some(({ address }) => address === asked) ? [row] : []
  })
}

/** Combines the rows of an answer in either shape into a history. */
export function toHistory<T>({ operations, events }: Answer, read: Read<T>[]) {
  if (!operations && !events) throw new ProviderError('malformed', 'tonapi', 'operations: missing')
  const good = read.filter(row => row !== null)
  return {
    operations: good.map(row => row.operation),
    known: knownAddresses(good.flatMap(row => row.parties)),
    unreadable: (operations?.unreadable ?? 0) + (events?.unreadable ?? 0) + read.length - good.length,
  }
}
