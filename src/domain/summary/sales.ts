import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Sentence, Summary } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'

/** Contracts that sell an NFT at a fixed price or by auction, which the maximum price may end. */
const SALES = /^nft_(sale|auction)/

/** Kind of NFT sale by the interfaces that an indexer recognised in a contract; undefined for other contracts. */
export function saleKind(interfaces: readonly string[]): 'sale' | 'auction' | undefined {
  for (const name of interfaces) {
    const kind = SALES.exec(name)?.[1]
    if (kind === 'sale' || kind === 'auction') return kind
  }
  return undefined
}

const TEXTS = {
  sale: new Map([
    [words.sent, words.sentToSale],
    [words.sentAmount, words.sentAmountToSale],
  ]),
  auction: new Map([
    [words.sent, words.sentToAuction],
    [words.sentAmount, words.sentAmountToAuction],
  ]),
}

/** A transaction with another summary. */
export const retold = (row: Transaction, words: Partial<Summary>): Transaction => ({
  ...row,
  summary: { ...row.summary, ...words },
})

/** Marks payments to contracts that sell an NFT, by their `interfaces` from an index. Other transactions are the same objects. */
export const withSales = (rows: Transaction[], interfaces: ReadonlyMap<RawAddress, string[]>): Transaction[] =>
  rows.map(row => {
    const { title, sentence, name, party, own } = row.summary
    const kind = own === null && party && saleKind(interfaces.get(party) ?? [])
    if (!kind || !TEXTS[kind].has(title.text)) return row
    const toSale = (part: Sentence) => ({ ...part, text: TEXTS[kind].get(part.text) ?? part.text })
    return retold(row, { mark: 'nft', title: toSale(title), sentence: toSale(sentence), name: toSale(name) })
  })
