/** Words about domains and their auctions. */
export const domainWords = {
  failed: 'Failed to resolve domain',
  notFound: 'Domain not found',
  noRecords: 'This domain points at nothing: it has no records.',
}

export const auctionsWords = { failed: 'Failed to load DNS auctions', none: 'No active auctions found' }
