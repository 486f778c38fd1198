/** Words about one NFT item or collection. */
export const title = 'NFT'
export const description = 'An NFT item or collection of the TON network: picture, owner, attributes, contract.'
/** Noun with its article. */
export const anNft = 'an NFT'
export const item = 'NFT item'
export const collection = 'NFT collection'
export const itemOrCollection = 'NFT item or collection'
export const itemFailed = 'Failed to load NFT item'
export const collectionFailed = 'Failed to load NFT collection'
export const collectionsFailed = 'Failed to load NFT collections'
export const notFound = 'NFT not found'
export const notKnown = (what: string) =>
  `The indexer knows no ${what} at this address. It may be an account of another kind.`
export const forms =
  'An NFT is found by its address: 48 characters that begin with EQ or the like, or 0: and 64 hexadecimal characters.'

export const none = 'none'
export const items = 'Items'
export const notNumbered = 'not numbered'
export const authorLinks = 'Its author’s links'
export const withheld = 'Withheld, as of a blacklisted collection'

export const attributes = (count: number) => `Attributes (${count})`
export const onSaleFor = 'On sale for'
export const heldBySale = 'Held by the sale'
export const market = 'Market'
export const marketAddress = 'market address'
export const priceNotStated = 'not stated'
export const ofCollection = 'Collection'
export const confirmed = 'which confirms that the item is its own'
export const unconfirmed = 'which does not confirm that the item is its own'
export const confirmationUnknown = 'whether it confirms that the item is its own is not known'
export const index = 'Index'
export const domain = 'Domain'
