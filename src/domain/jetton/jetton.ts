import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Comment } from '../foreign/comment.ts'
import type { Trust } from '../token/trust.ts'

/** Identity of a jetton (TEP-64). Amounts of it count 10^-decimals units. */
export type Jetton = {
  address: RawAddress
  symbol: string | null
  /** what its amounts are counted in, where the symbol could be taken for coins */
  unit?: string
  name: string | null
  image: string | null
  /** on a stranger's host: loads on click alone */
  original?: string
  /** 0 to 255 */
  decimals: number
  trust: Trust
}

/**
 * `balance` is decimal text of smallest units, as it is to be shown (TEP-526 scale applied); `price` of one unit in US dollars, null where
 * the indexer knows none.
 */
export type JettonBalance = { jetton: Jetton; wallet: RawAddress | null; balance: string; price: number | null }
/** `wallets`: emptied ones too, which are no holdings any more, but none whose amounts are shown scaled. */
export type JettonBalances = {
  balances: JettonBalance[]
  wallets: JettonWallets
  unreadable: number
  /** the provider lists no more than these, though there may be more */
  isCapped: boolean
  /** trust and prices are missing: tonapi failed */
  isUnmarked?: true
}

/** One movement of jettons (TEP-74). A mint has no source, a burn no destination. */
export type JettonOperation = {
  kind: 'transfer' | 'mint' | 'burn'
  /** unix seconds */
  utime: number
  lt: string
  /** of a transaction, or of the event it belongs to: both lead to a transaction; null where neither is known */
  hash: Hash | null
  source: RawAddress | null
  destination: RawAddress | null
  amount: string
  /** what arrived, where a flawed jetton delivered another amount than was sent */
  received: string | null
  jetton: Jetton
  comment: Comment | null
  /** false when the provider says that it failed */
  succeeded: boolean
}
/** Amount of a jetton that an account gained in a trace, or lost where it is negative; smallest units. */
export type JettonFlow = { account: RawAddress; jetton: Jetton; quantity: string }

/** The indexer's list of the jettons in a trace; `too-long` when it lists none because there are too many. */
export type TraceJettons =
  | (JettonHistory & { wallets: JettonWallets; flows: JettonFlow[]; isUnfinished: boolean })
  | 'too-long'

export type JettonHistory = { operations: JettonOperation[]; known: KnownAddresses; unreadable: number }

export type TokenSide = { side: 'sent' | 'received' | 'minted' | 'burned'; counterparty: RawAddress | null }

/** Role of a movement for the account whose history it is in. */
export function sideOf(
  operation: Pick<JettonOperation, 'kind' | 'source' | 'destination'>,
  account: RawAddress,
): TokenSide {
  const { kind, source, destination } = operation
  if (kind === 'mint') return { side: 'minted', counterparty: source }
  if (kind === 'burn') return { side: 'burned', counterparty: destination }
  return source === account ? { side: 'sent', counterparty: destination } : { side: 'received', counterparty: source }
}

/** Decimals as metadata gives them, text or number: 9 when it says nothing sensible, never above 255 (TEP-64). */
export function jettonDecimals(value: string | number | null): number {
  const decimals = value === null || value === '' ? Number.NaN : Math.trunc(Number(value))
  return Number.isFinite(decimals) ? Math.min(255, Math.max(0, decimals)) : 9
}

/** Jettons by the wallet contracts that hold them for one account. */
export type JettonWallets = Record<RawAddress, Jetton>
