/** Words of the page about NFTs. */
export const title = 'NFT'
export const description = 'NFT items and collections of the TON network.'
export const heading = 'NFTs on TON'
export const lead = 'An item or a collection is found by its address.'
export const searchHint = 'Address of an NFT or a collection'
export const popular = 'Popular collections'
export const ofNetwork = 'Collections of this network'
export const marketplaces = 'Marketplaces'
export const standards = 'The standards'
export const tep62 =
  'TEP-62 is the standard of the items themselves. Each NFT is a contract of its own that knows its owner, its collection and its index; the collection can say which address an index has, so that a copy cannot pass for an item.'
export const tep64 =
  'TEP-64 says how names, pictures and attributes are kept: on the chain, at an address outside it, or both. What stands outside can change or vanish, and may say anything its author likes.'
export const tep66 =
  'TEP-66 lets a collection name a share of every sale for its author. Markets are asked to pay it; nothing on the chain makes them.'
