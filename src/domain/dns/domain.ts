import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { NftCard } from '../nft/nft.ts'
import { readDomain } from './name.ts'

/** A domain as its NFT describes it (TEP-81): wallet record, owner and item are three different addresses. */
export type Domain = {
  name: string
  /** unix seconds; null or undefined if unknown, and of names that never run out */
  expiresAt?: number | null
  item: Pick<NftCard, 'address' | 'collection'> | null
  /** null while its first auction runs */
  owner: RawAddress | null
  known: KnownAddresses
}

/** Records of a domain (TEP-81). Sites are addresses of any kind, as the indexer writes them; `storage` is a bag id in hex. */
export type DomainRecords = {
  wallet: RawAddress | null
  nextResolver: RawAddress | null
  sites: string[]
  storage: string | null
  picture: string | null
  /** records of other kinds, as text */
  others: { name: string; value: string }[]
  /** true by an index that knows no picture, no records of other kinds, and no end of the name */
  isPartial?: true
  known: KnownAddresses
}

/** One bid for a domain; `value` in nanoTON. */
export type Bid = { bidder: RawAddress; value: string; utime: number; hash: string | null; succeeded: boolean }
export type Bids = { bids: Bid[]; known: KnownAddresses; unreadable: number }

/** A running auction. `bid` in nanoTON, null before the first bid; `endsAt` in unix seconds. */
export type Auction = {
  domain: string
  bid: string | null
  bids: number | null
  bidder: RawAddress | null
  endsAt: number | null
  /** the provider's word, where it has one */
  status: string | null
}
export type Auctions = { auctions: Auction[]; unreadable: number }

/** True if a name, in Unicode or Punycode, names a domain or a parent of it. */
export function namesDomain(domain: string, named: string): boolean {
  const read = readDomain(named)
  return 'name' in read && `.${domain}`.endsWith(`.${read.name}`)
}

/** Usernames belong to their owners for good; `.ton` names have to be renewed. */
export const isUsername = (name: string) => name.endsWith('.t.me')

/** True of a name that is an item already, but whose first auction is still running. */
export const isAuctioned = ({ item, owner }: Domain) => item !== null && !owner

/** True of a name whose time is over: it still leads where it led, until somebody bids for it. */
export const ranOut = ({ name, expiresAt }: Pick<Domain, 'name' | 'expiresAt'>, now: number) =>
  !isUsername(name) && expiresAt != null && expiresAt < now
