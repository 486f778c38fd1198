import type { Account } from '../domain/account/account.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { $account } from './account.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

type Accounts = Record<RawAddress, Account>

/** Addresses as a query argument, sorted. */
export const watchedList = (addresses: readonly RawAddress[]): string => addresses.toSorted().join()
const addressesIn = (list: string) => list.split(',') as RawAddress[]

async function byIndexV3(call: Call, list: string): Promise<Accounts> {
  const { getIndexV3Accounts, MAX_ACCOUNTS } = await import('../providers/index-v3/accounts.ts')
  const left = addressesIn(list)
  const calls = []
  while (left.length > 0) calls.push(getIndexV3Accounts(call, left.splice(0, MAX_ACCOUNTS)))
  const found = (await Promise.all(calls)).flatMap(({ accounts }) => accounts)
  return Object.fromEntries(found.map(({ account }) => [account.address, account]))
}

/** Age above which an account by the node is refreshed together with the list. */
const MAX_AGE_MS = MINUTE / 2

/** Refreshes accounts on screen that the index's answer lacks: they come from the node. */
function refreshOthers(list: string, found: Accounts) {
  for (const address of addressesIn(list)) {
    const $own = $account(address)
    const state = found[address] || !$own.lc ? undefined : $own.value
    if (state?.status === 'ready' && !state.changing && Date.now() - state.at > MAX_AGE_MS) $own.refresh()
  }
}

/** Accounts of a `watchedList` by toncenter's index, up to 64 per call. Missing ones are requested from the node, one by one. */
export const $watchedAccounts = query({
  key: 'watched',
  freshFor: MINUTE,
  refetch: MINUTE,
  async *load(call, list: string): AsyncGenerator<Accounts, Accounts | undefined> {
    const none = async (): Promise<undefined> => undefined
    const found = await withFallback(
      call,
      ...(hasIndexV3 ? [(call: Call): Promise<Accounts | undefined> => byIndexV3(call, list)] : []),
      none,
    )
    refreshOthers(list, found ?? {})
    if (!found) yield {}
    return found
  },
})

/** tonapi's facts about the accounts of a `watchedList`, in one call. */
export const $watchedMarks = query({
  key: 'watched-marks',
  freshFor: MINUTE,
  refetch: MINUTE,
  async load(call, list: string) {
    const { getMarks, MAX_MARKED } = await import('../providers/indexer/marks.ts')
    return { known: await getMarks(call, addressesIn(list).slice(0, MAX_MARKED)) }
  },
})
