import { useEffect } from 'react'
import * as watchWords from '#words/watch.ts'
import { type LastTransaction, NEVER } from '../../domain/names/own.ts'
import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'

const waiting = <span className="shimmer h-4 w-20 align-middle" />

const Failed = ({ error }: { error: unknown }) => (
  <span className="text-bad text-sm" title={explain(error)}>
    {watchWords.notLoaded}
  </span>
)

type Props = { raw: RawAddress; onLast: (raw: RawAddress, last: LastTransaction) => void }

/** What a watched account holds. */
export function WatchedBalance({ raw, onLast }: Props) {
  const account = useQuery($account(raw))
  const last = account.status === 'ready' ? (account.value.lastTransaction ?? NEVER) : null
  useEffect(() => {
    if (last) onLast(raw, last)
  }, [raw, last, onLast])
  if (account.status === 'loading') return waiting
  if (account.status === 'failed') return <Failed error={account.error} />
  return <Amount units={account.value.balance} digits={2} />
}

/** When a watched account last did anything. */
export function LastActivity({ raw }: { raw: RawAddress }) {
  const facts = useQuery($accountFacts(raw))
  if (facts.status === 'loading') return waiting
  if (facts.status === 'failed') return <Failed error={facts.error} />
  const { lastActivity } = facts.value
  return lastActivity === null ? '—' : <Age utime={lastActivity} />
}
