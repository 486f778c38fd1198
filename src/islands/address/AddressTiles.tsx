import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { Query } from '../../lib/query.ts'
import { $account } from '../../stores/account.ts'
import { $accountTransactions } from '../../stores/address.ts'
import { $accountJettons, $accountNfts, NFTS_SHOWN } from '../../stores/address-tokens.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useLocation } from '../shared/use-location.ts'

/** Balance and counts; each waits for its own answer and says "—" until it is there. */
export function AddressTiles({ raw }: { raw: RawAddress }) {
  const tab = useLocation()?.query.get('tab')
  return (
    <section className="panel">
      <Loaded query={$account(raw)} failed={addressWords.failed} loading={<BalanceSkeleton />}>
        {({ balance, state }) => (
          <div className="pad flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div>
              <p className="label">{commonWords.balance}</p>
              <p className="text-xl md:text-2xl">
                <Amount units={balance} />
              </p>
            </div>
            <div className="grid grid-cols-2 sm:grid-cols-4 gap-3 max-sm:w-full">
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
              <Tile label={addressWords.status}>
                <span className="max-[359px]:text-sm">{commonWords.accountState(state)}</span>
              </Tile>
            </div>
          </div>
        )}
      </Loaded>
    </section>
  )
}

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

function BalanceSkeleton() {
  return (
    <div className="pad min-h-64 sm:min-h-28">
      <p className="label">{commonWords.balance}</p>
      <span className="shimmer h-8 w-60 mt-1" />
    </div>
  )
}
