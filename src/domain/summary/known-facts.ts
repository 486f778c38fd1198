import type { RawAddress } from '../../ton/address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { withPurchases } from './purchases.ts'
import { withReturns } from './returns.ts'
import { withSwaps } from './swaps.ts'

const NO_ITEMS: ReadonlySet<RawAddress> = new Set()

/**
 * States token movements as facts if all jetton wallets involved are known as the account's own (`jettons`), and all NFTs are in `items`.
 * Other transactions are the same objects.
 */
export const withOwnWallets = (rows: Transaction[], jettons: JettonWallets, items = NO_ITEMS): Transaction[] =>
  rows.map(row => {
    const { own } = row.summary
    if (!own?.wallets.every(wallet => jettons[wallet]) || !own.items.every(item => items.has(item))) return row
    const { wallets: _wallets, items: _items, ...story } = own
    return { ...row, summary: { ...row.summary, ...story, own: null } }
  })

/** Rows of a history, newest first, with everything that known jetton wallets and other rows reveal about them. */
export const withKnownFacts = (rows: Transaction[], jettons: JettonWallets, items = NO_ITEMS): Transaction[] =>
  withSwaps(withPurchases(withReturns(withOwnWallets(rows, jettons, items))))
