import { $accountFacts } from '../../stores/account-facts.ts'
import { $accountTransactions } from '../../stores/address.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Time of an account's last activity (unix seconds), by its newest transaction or by the indexer; null while unknown. */
export function useLastActivity(raw: RawAddress): number | null {
  const history = useQuery($accountTransactions(raw))
  const facts = useQuery($accountFacts(raw))
  const newest = history.status === 'ready' ? history.value.transactions[0]?.utime : undefined
  return newest ?? (facts.status === 'ready' ? facts.value.lastActivity : null)
}
