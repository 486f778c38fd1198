/** Words about an account and what it holds. */
export const addressWords = {
  failed: 'Failed to load address information',
  notFound: 'Address not found',
}

export const accountJettonsWords = {
  none: 'No Jettons found',
  noTransfers: 'No Jetton transfers found',
  failed: 'Failed to load jettons',
}

export const accountNftsWords = {
  none: 'No NFTs found',
  noTransfers: 'No NFT transfers found',
  failed: 'Failed to load NFTs',
}

export const cappedJettonsWords = {
  capped: 'The indexer lists the first 1,000 jetton wallets of an account; there may be more.',
}
