const SIGNS = [
  ['jetton', /^jetton_master/],
  ['collection', /^nft_collection/],
  ['item', /^nft_item/],
] as const

export type TokenKind = (typeof SIGNS)[number][0]

/** The kind of token that an account's contract is, by the interfaces that the indexer recognised in it; undefined for other contracts. */
export const tokenKind = (interfaces: readonly string[]): TokenKind | undefined =>
  SIGNS.find(([, sign]) => interfaces.some(name => sign.test(name)))?.[0]
