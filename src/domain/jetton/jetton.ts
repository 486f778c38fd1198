import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Comment } from '../foreign/comment.ts'
import type { Images } from '../token/image.ts'
import type { Trust } from '../token/trust.ts'

/** Identity of a jetton (TEP-64). One unit has 10^decimals smallest units. */
export type Jetton = Images & {
  address: RawAddress
  symbol: string | null
  /** unit of its amounts, if the symbol could be mistaken for TON */
  unit?: string
  name: string | null
  /** 0 to 255 */
  decimals: number
  trust: Trust
}

/** `balance`: smallest units as decimal text, scaled (TEP-526); `price`: US dollars per unit, null if unknown. */
export type JettonBalance = { jetton: Jetton; wallet: RawAddress | null; balance: string; price: number | null }
/** `wallets` contains emptied wallets too, but none of scaled jettons. */
export type JettonBalances = {
  balances: JettonBalance[]
  wallets: JettonWallets
  /** masters of scaled jettons, by tonapi, which alone knows them */
  scaled?: RawAddress[]
  unreadable: number
  /** the provider's list is full: there may be more */
  isCapped: boolean
  /** set if tonapi failed, so that trust and prices are missing */
  isUnmarked?: true
}

/** A movement of jettons (TEP-74). A mint has no source, a burn no destination. */
export type JettonOperation = {
  kind: 'transfer' | 'mint' | 'burn'
  /** unix seconds */
  utime: number
  lt: string
  /** of a transaction or of its event, both of which lead to a transaction; null if unknown */
  hash: Hash | null
  source: RawAddress | null
  destination: RawAddress | null
  amount: string
  /** received amount, if a flawed jetton delivered another amount than was sent */
  received: string | null
  jetton: Jetton
  comment: Comment | null
  /** false if the provider reports a failure */
  succeeded: boolean
}
/** Net amount of a jetton that an account gained in a trace, negative if lost; smallest units, as displayed if scaled (TEP-526). */
export type JettonFlow = { account: RawAddress; jetton: Jetton; quantity: string; isScaled?: true }

/** All flows in a trace, by a provider's word. */
export type TraceFlows = { source: string; rows: JettonFlow[] }

/** Jettons in a trace; `too-long` if the provider lists none of a long trace. `flows` is null unless all of them are known. */
export type TraceJettons =
  | (JettonHistory & {
      wallets: JettonWallets
      scaled?: RawAddress[]
      flows: TraceFlows | null
      isUnfinished: boolean
    })
  | 'too-long'

export type JettonHistory = {
  operations: JettonOperation[]
  known: KnownAddresses
  unreadable: number
  /** older ones may be missing */
  isCapped?: true
}

/** `side` is null if it is unknown. */
export type TokenSide = { side: 'sent' | 'received' | 'minted' | 'burned' | null; counterparty: RawAddress | null }

/** Role of a movement from the point of view of `account`. */
export function sideOf(
  operation: Pick<JettonOperation, 'kind' | 'source' | 'destination'>,
  account: RawAddress,
): TokenSide {
  const { kind, source, destination } = operation
  if (kind === 'mint') return { side: 'minted', counterparty: source }
  if (kind === 'burn') return { side: 'burned', counterparty: destination }
  if (source === account) return { side: 'sent', counterparty: destination }
  return { side: destination === account ? 'received' : null, counterparty: source }
}

/** Decimals from metadata, as text or number: 9 if invalid, at most 255 (TEP-64). */
export function jettonDecimals(value: string | number | null): number {
  const decimals = value === null || value === '' ? Number.NaN : Math.trunc(Number(value))
  return Number.isFinite(decimals) ? Math.min(255, Math.max(0, decimals)) : 9
}

/** Jettons by the jetton wallets of one account. */
export type JettonWallets = Record<RawAddress, Jetton>
