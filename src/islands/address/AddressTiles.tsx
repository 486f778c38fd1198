import { lazy, type ReactNode } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Query } from '../../lib/query-state.ts'
import { $account } from '../../stores/account.ts'
import { $accountTransactions } from '../../stores/address.ts'
import { $accountJettons, $accountNfts, NFTS_SHOWN } from '../../stores/address-tokens.ts'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { AmountSlot } from '../../ui/chain/AmountSlot.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Verified } from '../proof/Verified.tsx'
import { useLocation } from '../shared/use-location.ts'

// The price is loaded last.
const BalanceWorth = lazy(() => import('./BalanceWorth.tsx'))

/** Balance and counts; each waits for its own answer and says "—" until it is there. */
export function AddressTiles({ raw }: { raw: RawAddress }) {
  const tab = useLocation()?.query.get('tab')
  return (
    <section className="panel">
      <Loaded query={$account(raw)} failed={addressWords.failed} loading={<BalanceSkeleton />} prefetched>
        {({ balance, state }) => (
          <Balance
            amount={<Verified figure="balance" of={balance} draw={units => <Amount units={units} />} />}
            worth={
              <LazyBoundary>
                <BalanceWorth units={balance} />
              </LazyBoundary>
            }
            status={<Verified figure="state" of={state} draw={commonWords.accountState} />}
            counts={
              <>
                <Count
                  label={addressWords.jettons}
                  after={tab === 'nfts' ? $accountNfts(raw) : undefined}
                  query={$accountJettons(raw)}
                  count={({ balances, isCapped }) => `${groupDigits(balances.length)}${isCapped ? '+' : ''}`}
                />
                <Count
                  label={addressWords.nfts}
                  after={tab === 'jettons' ? $accountJettons(raw) : undefined}
                  query={$accountNfts(raw)}
                  count={({ items }) => `${groupDigits(items.length)}${items.length >= NFTS_SHOWN ? '+' : ''}`}
                />
                <Count
                  label={commonWords.transactions}
                  query={$accountTransactions(raw)}
                  count={({ transactions, more }) => `${transactions.length}${more ? '+' : ''}`}
                />
              </>
            }
          />
        )}
      </Loaded>
    </section>
  )
}

type BalanceProps = { amount: ReactNode; worth?: ReactNode; status: ReactNode; counts: ReactNode }

const Balance = ({ amount, worth, status, counts }: BalanceProps) => (
  <div className="pad flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div>
      <div className="label">
        {commonWords.balance}
        {worth}
      </div>
      <p className="text-xl">{amount}</p>
    </div>
    <div className="grid grid-cols-2 sm:grid-cols-4 gap-3 max-sm:w-full">
      {counts}
      <Tile label={addressWords.status}>
        <span className="max-[359px]:text-sm">{status}</span>
      </Tile>
    </div>
  </div>
)

type CountProps<T, U> = {
  label: string
  query: Query<T>
  /** the list that the visitor came for is asked first */
  after?: Query<U> | undefined
  count: (value: T) => string
}

const Count = <T, U>({ after, ...tile }: CountProps<T, U>) =>
  after ? <CountAfter after={after} {...tile} /> : <Counted {...tile} />

function CountAfter<T, U>({ after, ...tile }: CountProps<T, U> & { after: Query<U> }) {
  const first = useQuery(after)
  return first.status === 'loading' ? <Tile label={tile.label}>—</Tile> : <Counted {...tile} />
}

function Counted<T>({ label, query, count }: Omit<CountProps<T, never>, 'after'>) {
  const state = useQuery(query)
  return <Tile label={label}>{state.status === 'ready' ? count(state.value) : '—'}</Tile>
}

/** The placeholder of the balance, also shown before the path is read. */
export const BalanceSkeleton = () => (
  <Balance
    amount={<AmountSlot />}
    status={<Slot name="status" text={MISSING} />}
    counts={[addressWords.jettons, addressWords.nfts, commonWords.transactions].map(label => (
      <Tile key={label} label={label}>
        {MISSING}
      </Tile>
    ))}
  />
)
