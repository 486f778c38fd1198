/** Words about the auction of one domain. */
export const title = 'Auction'
export const ends = 'Ends'
export const highestBid = 'Highest bid'
export const notListed = 'This auction is not listed.'
export const notListedWhy = 'The provider lists the auctions that are running: this one may have ended.'
