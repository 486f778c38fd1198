import { createContext } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'

/** Jettons of jetton wallets, as far as the screen knows them: a message does not say it. */
export const JettonWalletsContext = createContext<JettonWallets | undefined>(undefined)

/** Jetton wallets with what they hold, and the code that says by them what transactions moved, loaded on demand. */
export type KnownWallets = {
  wallets: JettonWallets
  tell: (rows: Transaction[], wallets: JettonWallets) => Transaction[]
}
export type LearnWallets = (wallets: JettonWallets, tell: KnownWallets['tell']) => void
