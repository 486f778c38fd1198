import { createContext } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

/** Jettons of jetton wallets, as far as the screen knows them: a message does not say it. */
export const JettonWalletsContext = createContext<JettonWallets | undefined>(undefined)

/** Jetton wallets with what they hold, NFT items, and the code that says by them what transactions moved, loaded on demand. */
export type KnownWallets = {
  wallets: JettonWallets
  items?: ReadonlySet<RawAddress> | undefined
  tell: (rows: Transaction[], wallets: JettonWallets, items?: ReadonlySet<RawAddress>) => Transaction[]
}
export type LearnWallets = (
  wallets: JettonWallets,
  tell: KnownWallets['tell'],
  items?: ReadonlySet<RawAddress> | undefined,
) => void
