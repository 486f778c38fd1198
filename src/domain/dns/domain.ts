import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { NftSale } from '../nft/details.ts'
import type { NftCard } from '../nft/nft.ts'
import { readDomain } from './name.ts'

/** A domain (TEP-81). Wallet record, owner and item are three different addresses. */
export type Domain = {
  name: string
  /** unix seconds; null or undefined if unknown or if the name never expires */
  expiresAt?: number | null
  item: Pick<NftCard, 'address' | 'collection'> | null
  /** null during its first auction; undefined if unknown */
  owner: RawAddress | null | undefined
  /** sale of its item on a market, whose seller is the owner */
  sale?: NftSale | null
  known: KnownAddresses
}

/** Records of a domain (TEP-81). `sites`: addresses of any kind, as written by the indexer; `storage`: bag id in hex. */
export type DomainRecords = {
  wallet: RawAddress | null
  nextResolver: RawAddress | null
  sites: string[]
  storage: string | null
  picture: string | null
  /** other records as text */
  others: { name: string; value: string }[]
  /** set if the index lacks pictures, other records and expiry */
  isPartial?: true
  known: KnownAddresses
}

/** A bid for a domain; `value` in nanoTON. */
export type Bid = { bidder: RawAddress; value: string; utime: number; hash: string | null; succeeded: boolean }
export type Bids = { bids: Bid[]; known: KnownAddresses; unreadable: number }

/** A running auction. `bid` in nanoTON, null before the first one, undefined if unknown; `endsAt` in unix seconds. */
export type Auction = {
  domain: string
  bid: string | null | undefined
  bids: number | null
  bidder: RawAddress | null
  endsAt: number | null
  /** the provider's status, if any */
  status: string | null
}
export type Auctions = { auctions: Auction[]; unreadable: number }

/** True if `named`, in Unicode or Punycode, is the domain or a parent of it. */
export function namesDomain(domain: string, named: string): boolean {
  const read = readDomain(named)
  return 'name' in read && `.${domain}`.endsWith(`.${read.name}`)
}

/** Usernames never expire; `.ton` names must be renewed. */
export const isUsername = (name: string) => name.endsWith('.t.me')

/** True for a name that already has an item, but whose first auction is running. */
export const isAuctioned = ({ item, owner }: Domain) => item !== null && owner === null

/** True for an expired name. Its records work until somebody bids for it. */
export const ranOut = ({ name, expiresAt }: Pick<Domain, 'name' | 'expiresAt'>, now: number) =>
  !isUsername(name) && expiresAt != null && expiresAt < now
