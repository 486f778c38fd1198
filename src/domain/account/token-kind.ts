const SIGNS = [
  ['jetton', /^jetton_master/],
  ['collection', /^nft_collection/],
  ['item', /^nft_item/],
] as const

export type TokenKind = (typeof SIGNS)[number][0]

/** Kind of token by the interfaces recognised in an account's contract; undefined for other contracts. */
export const tokenKind = (interfaces: readonly string[]): TokenKind | undefined =>
  SIGNS.find(([, sign]) => interfaces.some(name => sign.test(name)))?.[0]
