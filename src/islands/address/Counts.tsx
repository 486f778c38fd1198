import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Query } from '../../lib/query-state.ts'
import { $accountTransactions } from '../../stores/address.ts'
import { $accountJettons, $accountNfts, isCapped } from '../../stores/address-tokens.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'

type Props = { raw: RawAddress; tab: string | null | undefined }

/** Number of rows, with + if there are more or unreadable ones; — if rows exist and none is readable. */
const plus = ({ length }: unknown[], goesOn: boolean, unreadable: number) =>
  length || !unreadable ? groupDigits(length) + (goesOn || unreadable ? '+' : '') : MISSING

/** List of the open tab; the other lists are requested once it has loaded or failed. */
function firstList({ raw, tab }: Props): Query<unknown> {
  if (tab === 'jettons') return $accountJettons(raw)
  return tab === 'nfts' ? $accountNfts(raw) : $accountTransactions(raw)
}

export const JettonCount = (props: Props) => (
  <Count
    after={firstList(props)}
    query={$accountJettons(props.raw)}
    count={({ balances, isCapped, unreadable }) => plus(balances, isCapped, unreadable)}
  />
)

export const NftCount = (props: Props) => (
  <Count
    after={firstList(props)}
    query={$accountNfts(props.raw)}
    count={nfts => plus(nfts.items, isCapped(nfts), nfts.unreadable)}
  />
)

export const TransactionCount = ({ raw }: { raw: RawAddress }) => (
  <Counted
    query={$accountTransactions(raw)}
    count={({ transactions, more, unreadable }) => plus(transactions, more, unreadable)}
  />
)

type CountProps<T> = { query: Query<T>; count: (value: T) => string }

function Count<T>({ after, ...rest }: CountProps<T> & { after: Query<unknown> }) {
  const first = useQuery(after)
  return first.status === 'loading' ? MISSING : <Counted {...rest} />
}

function Counted<T>({ query, count }: CountProps<T>) {
  const state = useQuery(query)
  return state.status === 'ready' ? count(state.value) : MISSING
}
