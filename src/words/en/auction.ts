/** Words about the auction of one domain. */
export const title = 'Auction'
export const ends = 'Ends'
export const ended = 'Ended'
/** The rule of the contract for `.ton` names. */
export const extended = 'A bid in its last hour makes it an hour longer.'
export const isOver = 'The auction is over: the highest bidder can take the name.'
export const nextBid = 'Least next bid'
export const raise = '5 % above the highest'
export const highestBid = 'Highest bid'
export const bidAt = (site: string) => `Bid at ${site}`
export const refused = (count: number) => (count === 1 ? '1 refused bid' : `${count} refused bids`)
export const refusedWhy = 'They came back: each was too low, or too late.'
export const notListed = 'This auction is not listed.'
export const notListedWhy = 'The provider lists the auctions that are running: this one may have ended.'
export const bidsFailed = 'Failed to load bids'
