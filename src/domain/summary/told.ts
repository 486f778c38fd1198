import type { JettonWallets } from '../jetton/jetton.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { withReturns } from './returns.ts'
import { withSwaps } from './swaps.ts'

/** Transactions in which what moved is said as a fact where all jetton wallets in it are known as their account's own (`jettons`). Others are the same objects. */
export const withOwnWallets = (rows: Transaction[], jettons: JettonWallets): Transaction[] =>
  rows.map(row => {
    const { own } = row.summary
    if (!own?.wallets.every(wallet => jettons[wallet])) return row
    const { wallets: _, ...story } = own
    return { ...row, summary: { ...row.summary, ...story, own: null } }
  })

/** The rows of a history, newest first, with what its account's jetton wallets and its other rows say of each. */
export const toldWith = (rows: Transaction[], jettons: JettonWallets): Transaction[] =>
  withSwaps(withReturns(withOwnWallets(rows, jettons)))
