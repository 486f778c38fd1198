import * as auctionWords from '#words/auction.ts'
import { fragmentUsername } from '../../ui/markets.ts'

/** Market for bids on a second-level name; null for subdomains. */
function biddingPlace(name: string): { site: string; href: string } | null {
  const [, label = '', zone] = /^([^.]+)\.(ton|t\.me)$/.exec(name) ?? []
  if (zone === 'ton') return { site: 'dns.ton.org', href: `https://dns.ton.org/#${label}` }
  return zone ? { site: 'Fragment', href: fragmentUsername(label) } : null
}

/** Link to the site that accepts bids for a name; empty if none exists. */
export function BidLink({ name }: { name: string }) {
  const place = biddingPlace(name)
  if (!place) return null
  return (
    <a className="button" href={place.href} target="_blank" rel="noopener noreferrer">
      {auctionWords.bidAt(place.site)}
    </a>
  )
}
