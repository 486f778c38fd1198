import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Query } from '../../lib/query-state.ts'
import { $accountTransactions } from '../../stores/address.ts'
import { $accountJettons, $accountNfts, NFTS_SHOWN } from '../../stores/address-tokens.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'

type Props = { raw: RawAddress; tab: string | null | undefined }

const plus = (count: number, goesOn: boolean) => groupDigits(count) + (goesOn ? '+' : '')

/** Number of an account's jettons. The list of the tab that the visitor came for is asked first. */
export const JettonCount = ({ raw, tab }: Props) => (
  <Count
    after={tab === 'nfts' ? $accountNfts(raw) : undefined}
    query={$accountJettons(raw)}
    count={({ balances, isCapped }) => plus(balances.length, isCapped)}
  />
)

export const NftCount = ({ raw, tab }: Props) => (
  <Count
    after={tab === 'jettons' ? $accountJettons(raw) : undefined}
    query={$accountNfts(raw)}
    count={({ items }) => plus(items.length, items.length >= NFTS_SHOWN)}
  />
)

export const TransactionCount = ({ raw }: { raw: RawAddress }) => (
  <Counted query={$accountTransactions(raw)} count={({ transactions, more }) => plus(transactions.length, more)} />
)

type CountProps<T, U> = { query: Query<T>; after?: Query<U> | undefined; count: (value: T) => string }

const Count = <T, U>({ after, ...rest }: CountProps<T, U>) =>
  after ? <CountAfter after={after} {...rest} /> : <Counted {...rest} />

function CountAfter<T, U>({ after, ...rest }: CountProps<T, U> & { after: Query<U> }) {
  const first = useQuery(after)
  return first.status === 'loading' ? MISSING : <Counted {...rest} />
}

function Counted<T>({ query, count }: CountProps<T, never>) {
  const state = useQuery(query)
  return state.status === 'ready' ? count(state.value) : MISSING
}
