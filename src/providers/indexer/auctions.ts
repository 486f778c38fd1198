import * as v from 'valibot'
import type { Auction, Auctions, Bids } from '../../domain/dns/domain.ts'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { Call } from '../../lib/call.ts'
import { accountAddress, address, knownAddresses, words } from '../bytes/wire-address.ts'
import { nullIfAbsent } from '../http/null-if-absent.ts'
import { count, field, flag, hash, int64, maybe, rows, time } from '../http/wire.ts'
import { auctionsRequest } from '../requests/auctions.ts'
import { domainPath } from '../requests/domain.ts'
import { indexerApi } from './client.ts'

const bid = v.object({
  bidder: accountAddress,
  value: int64,
  txTime: time,
  txHash: maybe(hash),
  success: nullIfAbsent(flag),
})
const bidList = v.object({ data: rows(bid) })

/** Bids for a domain, newest first (dns/{domain}/bids). */
export async function getBids(call: Call, name: string): Promise<Bids> {
  const { data } = await indexerApi(`${domainPath(name)}/bids`, {}, bidList, call)
  const bids = data.rows.flatMap(({ bidder, value, txTime, txHash, success }) =>
    // Servers that do not tell the outcome list accepted bids. An unreadable outcome is unknown.
    bidder.address && success !== undefined
      ? [{ bidder: bidder.address, value, utime: txTime, hash: txHash, succeeded: success ?? true }]
      : [],
  )
  return {
    bids: bids.sort((a, b) => b.utime - a.utime),
    known: knownAddresses(data.rows.map(({ bidder }) => bidder)),
    unreadable: data.unreadable + data.rows.length - bids.length,
  }
}

// Field names of current tonapi, and of other servers.
const auction = v.object({
  domain: field('a name', x => (typeof x === 'string' && cleanText(x)) || undefined),
  price: nullIfAbsent(int64),
  bid: nullIfAbsent(int64),
  owner: maybe(address),
  bidder: maybe(address),
  date: maybe(time),
  ends_at: maybe(time),
  bids: maybe(count),
  status: maybe(words),
})
const auctionList = v.object({ data: rows(auction) })

function toAuction({ domain, bids, status, ...read }: v.InferOutput<typeof auction>): Auction {
  const bid = read.price === null ? read.bid : read.price
  const bidder = read.owner ?? read.bidder
  // After a bid, a missing amount is unknown.
  const none = bid !== undefined && !(bids ?? bidder) ? null : undefined
  return {
    domain,
    bid: bid && /^\d*[1-9]\d*$/.test(bid) ? bid : none,
    bids,
    bidder,
    endsAt: read.date ?? read.ends_at,
    status,
  }
}

/** All running auctions in one answer, by end time (dns/auctions). */
export async function getAuctions(call: Call): Promise<Auctions> {
  const { data } = await indexerApi(...auctionsRequest.of(), auctionList, call)
  const auctions = data.rows.map(toAuction).sort((a, b) => (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity))
  return { auctions, unreadable: data.unreadable }
}
