import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { $account } from './account.ts'
import { $accountFacts } from './account-facts.ts'
import { type Asked, idleTime, lookWhileVisible } from './look-again.ts'

/** Time between two answers on each address of a watch list, which share one queue. */
const AGAIN = MINUTE

/**
 * Keeps watched accounts current: each at most once a minute, the one with the oldest answer first. Facts of an index are asked for again
 * when the account's last transaction is another. Returns the function that stops it.
 */
export function lookAgainAtEach(addresses: readonly RawAddress[]): () => void {
  const accounts = addresses.map(address => $account(address))
  const lasts = new Map<RawAddress, string>()

  /** The facts of the first account that moved since the last look. */
  function movedFacts(): Asked | undefined {
    for (const address of addresses) {
      const account = $account(address).value
      const last = account?.status === 'ready' ? account.value.lastTransaction?.hash : undefined
      const before = lasts.get(address)
      if (last === undefined || last === before) continue
      lasts.set(address, last)
      if (before !== undefined) return $accountFacts(address)
    }
    return undefined
  }

  return lookWhileVisible(accounts, (now, asked) => {
    const facts = movedFacts()
    if (facts) return facts
    const idle = new Map(accounts.map($query => [$query, idleTime($query, now, asked)]))
    const longest = Math.max(...idle.values())
    return longest >= AGAIN ? accounts.find($query => idle.get($query) === longest) : undefined
  })
}
