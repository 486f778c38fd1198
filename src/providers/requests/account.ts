import type { Account, AccountState } from '../../domain/account/account.ts'
import type { RawAddress } from '../../ton/address.ts'
import { dictionary, int64, text } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** State and balance of an account (node API, getAddressInformation). */
export const accountRequest: ScreenRequest<[RawAddress]> = {
  key: 'account',
  of: address => ['/getAddressInformation', { address }],
}

/** Facts about an account besides its state (tonapi, accounts/{id}). */
export const factsRequest: ScreenRequest<[RawAddress]> = {
  key: 'account-facts',
  of: address => [`/accounts/${address}`, {}],
}

/** States by their name in the node API (v2), and in index v3 and tonapi. */
const STATES = new Map<string, AccountState>([
  ['active', 'active'],
  ['uninitialized', 'uninitialized'],
  ['uninit', 'uninitialized'],
  ['nonexist', 'uninitialized'],
  ['frozen', 'frozen'],
])

export const accountState = (name: string): AccountState => STATES.get(name) ?? 'unknown'

/** State and balance in such an answer; undefined without a state. */
export function readStateAndBalance(answer: unknown): Pick<Account, 'state' | 'balance'> | undefined {
  const from = dictionary.read(answer)
  const written = text.read(from?.state)
  if (written === undefined) return undefined
  const state = accountState(written)
  return { state, balance: balanceOf(int64.read(from?.balance) ?? null, state) }
}

/** Balance of an account. For a nonexistent account some servers send -1 or no balance, which becomes 0. */
function balanceOf(balance: string | null, state: AccountState): string | null {
  if (balance !== null && !balance.startsWith('-')) return balance
  return state === 'uninitialized' ? '0' : null
}
