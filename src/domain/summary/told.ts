import type { RawAddress } from '../../ton/address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { withPurchases } from './purchases.ts'
import { withReturns } from './returns.ts'
import { withSwaps } from './swaps.ts'

const NO_ITEMS: ReadonlySet<RawAddress> = new Set()

/**
 * Transactions in which what moved is said as a fact where all jetton wallets in it are known as their account's own (`jettons`), and all
 * NFTs as `items`. Others are the same objects.
 */
export const withOwnWallets = (rows: Transaction[], jettons: JettonWallets, items = NO_ITEMS): Transaction[] =>
  rows.map(row => {
    const { own } = row.summary
    if (!own?.wallets.every(wallet => jettons[wallet]) || !own.items.every(item => items.has(item))) return row
    const { wallets: _wallets, items: _items, ...story } = own
    return { ...row, summary: { ...row.summary, ...story, own: null } }
  })

/** The rows of a history, newest first, with what its account's jetton wallets and its other rows say of each. */
export const toldWith = (rows: Transaction[], jettons: JettonWallets, items = NO_ITEMS): Transaction[] =>
  withSwaps(withPurchases(withReturns(withOwnWallets(rows, jettons, items))))
