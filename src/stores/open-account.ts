import type { RawAddress } from '../ton/address.ts'
import { $account } from './account.ts'
import { $accountTransactions } from './address.ts'
import { ACCOUNT_AGAIN_MS } from './base/times.ts'
import { $expected } from './expected.ts'
import { idleTime, lookWhileVisible } from './look-again.ts'

/** Refreshes of a history that lacks the account's last transaction: an unreadable one never comes. */
const MAX_TRIES = 3

/**
 * Keeps an open account current: its state and what is on its way to it every `ACCOUNT_AGAIN_MS`, and its history when the state names a last
 * transaction that the history lacks. Returns the function that stops it.
 */
export function lookAgainAtAccount(address: RawAddress): () => void {
  const [account, history, expected] = [$account(address), $accountTransactions(address), $expected(address)]
  let tries = { of: '', count: 0 }

  /** True while the history lacks the account's last transaction, and may still bring it. */
  function isBehind(): boolean {
    const [now, listed] = [account.value, history.value]
    if (now?.status !== 'ready' || listed?.status !== 'ready') return false
    const last = now.value.lastTransaction?.hash
    if (!last || listed.value.transactions.some(({ hash }) => hash === last)) return false
    tries = tries.of === last ? { of: last, count: tries.count + 1 } : { of: last, count: 1 }
    return tries.count <= MAX_TRIES
  }

  return lookWhileVisible([account, history], (now, asked) => {
    if (isBehind()) return history
    const shown = expected.lc > 0 ? [account, expected] : [account]
    return shown.find(query => idleTime(query, now, asked) >= ACCOUNT_AGAIN_MS)
  })
}
