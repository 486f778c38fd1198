const SIGNS = [
  ['jetton', /^jetton_master/],
  ['collection', /^nft_collection/],
  ['item', /^nft_item/],
] as const

export type TokenKind = (typeof SIGNS)[number][0]

/** Contracts that sell an NFT: at a fixed price, or in an auction that the highest price may end. */
const SALES = /^nft_(sale|auction)/

/** The kind of contract that sells an NFT, by the interfaces that an indexer recognised in it; undefined for other contracts. */
export function saleKind(interfaces: readonly string[]): 'sale' | 'auction' | undefined {
  for (const name of interfaces) {
    const kind = SALES.exec(name)?.[1]
    if (kind === 'sale' || kind === 'auction') return kind
  }
  return undefined
}

/** The kind of token that an account's contract is, by the interfaces that the indexer recognised in it; undefined for other contracts. */
export const tokenKind = (interfaces: readonly string[]): TokenKind | undefined =>
  SIGNS.find(([, sign]) => interfaces.some(name => sign.test(name)))?.[0]
