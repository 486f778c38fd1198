import type { RawAddress } from '../ton/address.ts'
import { $account } from './account.ts'
import { $accountTransactions } from './address.ts'
import { ACCOUNT_AGAIN_MS } from './base/times.ts'
import { $expected } from './expected.ts'
import { idleTime, lookWhileVisible } from './look-again.ts'

/** Maximum number of refreshes of a history that lacks the account's last transaction, which may be unreadable. */
const MAX_TRIES = 3

/**
 * Keeps an open account current. Refreshes its state and pending transactions every `ACCOUNT_AGAIN_MS`. Refreshes its history if that lacks
 * the state's last transaction. Returns a function that stops it.
 */
export function lookAgainAtAccount(address: RawAddress): () => void {
  const [account, history, expected] = [$account(address), $accountTransactions(address), $expected(address)]
  let tries = { of: '', count: 0 }

  /** True if the history lacks the account's last transaction and the tries are not used up. */
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
