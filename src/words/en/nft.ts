/** Words about NFT items and collections. */
export const nftWords = {
  itemFailed: 'Failed to load NFT item',
  collectionFailed: 'Failed to load NFT collection',
  notFound: 'NFT not found',
}
