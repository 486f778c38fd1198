import { useEffect } from 'react'
import * as watchWords from '#words/watch.ts'
import type { Account } from '../../domain/account/account.ts'
import { type LastTransaction, lastOf } from '../../domain/names/own.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $account } from '../../stores/account.ts'
import { $watchedAccounts, $watchedMarks } from '../../stores/watched.ts'
import type { RawAddress } from '../../ton/address.ts'
import { ListNote } from '../../ui/base/ListNote.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'

export const waiting = <span className="shimmer h-4 w-20 align-middle" />

/** Receives the last transaction of an account: null if it is not known, so not while it loads. */
export type OnLast = (raw: RawAddress, last: LastTransaction | null) => void
/** `list`: all watched addresses. */
type Props = { raw: RawAddress; list: string; onLast: OnLast }
type Holding = Pick<Account, 'state' | 'balance' | 'lastTransaction'>

/** Balance of a watched account, from the joint answer, else from a request to the node. */
export function WatchedBalance({ raw, list, onLast }: Props) {
  const all = useQuery($watchedAccounts(list))
  if (all.status === 'loading') return waiting
  const account = all.status === 'ready' ? all.value[raw] : undefined
  return account ? <Balance raw={raw} account={account} onLast={onLast} /> : <OwnBalance raw={raw} onLast={onLast} />
}

function Balance({ raw, account, onLast }: { raw: RawAddress; account: Holding; onLast: OnLast }) {
  const last = lastOf(account)
  useEffect(() => onLast(raw, last), [raw, last, onLast])
  return <Amount units={account.balance} digits={2} />
}

function Failed({ raw, error, onLast }: Omit<Props, 'list'> & { error: unknown }) {
  useEffect(() => onLast(raw, null), [raw, onLast])
  return (
    <span className="text-bad text-sm" title={explain(error)}>
      {watchWords.notLoaded}
    </span>
  )
}

function OwnBalance({ raw, onLast }: Omit<Props, 'list'>) {
  const account = useQuery($account(raw))
  if (account.status === 'loading') return waiting
  if (account.status === 'failed' || account.error !== undefined)
    return <Failed raw={raw} error={account.error} onLast={onLast} />
  return <Balance raw={raw} account={account.value} onLast={onLast} />
}

/** Time of a watched account's last activity. */
export function LastActivity({ raw, list }: Omit<Props, 'onLast'>) {
  const marks = useQuery($watchedMarks(list))
  if (marks.status === 'loading') return waiting
  // The answer of an earlier visit does not know the activity since.
  const isCurrent = marks.status === 'ready' && marks.error === undefined
  const lastActivity = isCurrent ? marks.value.known[raw]?.lastActivity : null
  return lastActivity ? <Age utime={lastActivity} /> : MISSING
}

/** Notice that tonapi's data is missing. */
export function Unmarked({ list }: Pick<Props, 'list'>) {
  const marks = useQuery($watchedMarks(list))
  const isMissing = marks.status === 'failed' || (marks.status === 'ready' && marks.error !== undefined)
  return isMissing && <ListNote>{watchWords.unmarked}</ListNote>
}
