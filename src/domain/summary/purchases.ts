import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import { compareAmounts } from '../notation/amount.ts'
import { sentence } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { retold } from './sales.ts'

const MAX_WAIT_SECONDS = 600

/** The item received in a row, and the contract that sent it. */
function handover({ summary: { title } }: Transaction): { item: RawAddress; from: RawAddress } | undefined {
  const { item, who } = title.slots
  if (title.text !== words.receivedNft || !item || !('item' in item) || !who || !('address' in who)) return undefined
  return { item: item.item, from: who.address }
}

/** True for a payment without a comment to a sale. Other messages may be the seller's, such as a cancellation. */
const isPayment = ({ summary: { title }, outMessages: [message, ...more] }: Transaction) =>
  title.text === words.sentToSale && message?.body.kind === 'empty' && more.length === 0

/**
 * Marks payments to a sale as purchases if the NFT arrived soon after; rows are newest first. The item must be known as an NFT
 * (`withOwnWallets`).
 */
export function withPurchases(rows: Transaction[]): Transaction[] {
  const handovers = rows.flatMap(row => {
    const read = handover(row)
    return read ? { ...read, row } : []
  })
  if (handovers.length === 0) return rows
  return rows.map(row => {
    if (!isPayment(row)) return row
    // Matches the last payment before the handover, as rows are newest first.
    const at = handovers.findIndex(
      ({ from, row: { lt, utime } }) =>
        from === row.summary.party && compareAmounts(lt, row.lt) > 0 && utime - row.utime <= MAX_WAIT_SECONDS,
    )
    const [found] = at < 0 ? [] : handovers.splice(at, 1)
    if (!found) return row
    const slots = { ...row.summary.sentence.slots, item: { item: found.item } }
    const [title, full] = [sentence(words.boughtNft, slots), sentence(words.boughtNftAmount, slots)]
    return retold(row, { title, sentence: full, name: full })
  })
}
