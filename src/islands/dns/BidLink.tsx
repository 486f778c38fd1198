import * as auctionWords from '#words/auction.ts'
import { biddingPlace } from '../../routes.ts'

/** Link to the site that takes bids for a name, where there is one. */
export function BidLink({ name }: { name: string }) {
  const place = biddingPlace(name)
  if (!place) return null
  return (
    <a className="button" href={place.href} target="_blank" rel="noopener noreferrer">
      {auctionWords.bidAt(place.site)}
    </a>
  )
}
