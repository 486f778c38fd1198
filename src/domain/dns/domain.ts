import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { NftCard } from '../nft/nft.ts'

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

/** What a domain points at (TEP-81). Sites are addresses of any kind, as the indexer writes them; `storage` is a bag id in hex. */
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

/** A running auction. `bid` in nanoTON, null while nobody bid; `endsAt` in unix seconds. */
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

const LABELS = {
  ton: { least: 4, most: 126, letters: /^[a-z0-9-]+$/ },
  't.me': { least: 4, most: 32, letters: /^[a-z0-9_]+$/ },
}

type Zone = keyof typeof LABELS

/** Letters of other alphabets are written in ASCII, as browsers do it (punycode). */
function toAscii(label: string): string {
  try {
    return /^[\x21-\x7e]*$/.test(label) ? label : new URL(`http://${label}.ton`).hostname.replace(/\.ton$/, '')
  } catch {
    return label
  }
}

/** A name in lower case and in the ASCII form of the chain. */
export const asciiName = (name: string) => name.toLowerCase().split('.').map(toAscii).join('.')

/** A domain as it is asked for, `.ton` added where no zone stands; or why it cannot exist. Subdomains are let through. */
export function readDomain(text: string): { name: string } | { problem: string } {
  const typed = asciiName(text.trim().replace(/\.+$/, ''))
  const zone: Zone = typed.endsWith('.t.me') ? 't.me' : 'ton'
  const labels = typed.replace(/\.(?:ton|t\.me)$/, '').split('.')
  const { least, most, letters } = LABELS[zone]
  const own = labels.at(-1) ?? ''
  if (!labels.every(label => letters.test(label)))
    return {
      problem:
        zone === 'ton'
          ? 'A .ton domain has letters, digits and hyphens.'
          : 'A .t.me name has letters, digits and underscores.',
    }
  if (own.length < least || own.length > most) return { problem: `A .${zone} name has ${least} to ${most} characters.` }
  return { name: `${labels.join('.')}.${zone}` }
}

/** True if a name, in Unicode or Punycode, names a domain or a parent of it. */
export function namesDomain(domain: string, named: string): boolean {
  const read = readDomain(named)
  return 'name' in read && `.${domain}`.endsWith(`.${read.name}`)
}

/** Usernames belong to their owners for good; `.ton` names have to be renewed. */
export const isUsername = (name: string) => name.endsWith('.t.me')

/** True of a name whose time is over: it still leads where it led, until somebody bids for it. */
export const ranOut = ({ name, expiresAt }: Pick<Domain, 'name' | 'expiresAt'>, now: number) =>
  !isUsername(name) && expiresAt != null && expiresAt < now

/** Bids that were taken, the highest first, and those that were refused, the newest first. */
export function sortBids(bids: readonly Bid[]): { taken: Bid[]; refused: Bid[] } {
  const height = (one: Bid, other: Bid) => Number(BigInt(other.value) - BigInt(one.value)) || other.utime - one.utime
  return {
    taken: bids.filter(({ succeeded }) => succeeded).sort(height),
    refused: bids.filter(({ succeeded }) => !succeeded).sort((one, other) => other.utime - one.utime),
  }
}

/** Running auctions, and those that are over, each in their order. */
export function splitAuctions(auctions: readonly Auction[], now: number): { running: Auction[]; ended: Auction[] } {
  const isOver = (auction: Auction) => auctionState(auction, now) === 'ended'
  return { running: auctions.filter(auction => !isOver(auction)), ended: auctions.filter(isOver) }
}

/** Whether bids are still taken; without an end the status of the provider counts, and without both it is unknown. */
export function auctionState({ endsAt, status }: Auction, now: number): 'active' | 'ended' | 'unknown' {
  if (endsAt !== null) return endsAt > now ? 'active' : 'ended'
  if (status === null) return 'unknown'
  return status === 'active' ? 'active' : 'ended'
}
