/** The product's words on tokens, names and prices; in a file of their own, because few screens need them. */
export const tokenMessages = {
  accountJettons: { capped: 'The indexer lists the first 1,000 jetton wallets of an account; there may be more.' },
  jettonList: {
    order:
      'In the order of the indexer’s daily ranking, from its second place on: the first cannot be asked for. Sorted within the page.',
    noneListed: 'No jettons found',
    unnamed: (count: number) => `${count} without symbol and name ${count === 1 ? 'is' : 'are'} not listed`,
  },
  domain: {
    failed: 'Failed to resolve domain',
    notFound: 'Domain not found',
    noRecords: 'This domain points at nothing: it has no records.',
  },
  nft: {
    itemFailed: 'Failed to load NFT item',
    collectionFailed: 'Failed to load NFT collection',
    notFound: 'NFT not found',
  },
  auctions: { failed: 'Failed to load DNS auctions', none: 'No active auctions found' },
  jetton: {
    failed: 'Failed to load jetton details',
    notFound: 'Jetton not found',
    holdersFailed: 'Failed to load holders',
    noHolders: 'No holders found',
  },
  rates: {
    allFailed: 'Failed to load market data. Please try again later.',
    failed: 'Failed to load rates',
    none: 'No rates available',
    chartFailed: 'Failed to load price chart',
    noChart: 'No price data',
  },
  markets: {
    failed: 'Failed to load markets data',
    hint: 'The markets API may be temporarily unavailable',
    none: 'No markets data available',
  },
}
