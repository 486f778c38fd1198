import { createContext } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

/** Jettons by jetton wallet, as far as the screen knows; messages do not contain this. */
export const JettonWalletsContext = createContext<JettonWallets | undefined>(undefined)

/** Known jettons by wallet and NFT items, with the lazy function that adds them to transactions. */
export type KnownWallets = {
  wallets: JettonWallets
  items?: ReadonlySet<RawAddress> | undefined
  complete: (rows: Transaction[], wallets: JettonWallets, items?: ReadonlySet<RawAddress>) => Transaction[]
}
export type LearnWallets = (
  wallets: JettonWallets,
  complete: KnownWallets['complete'],
  items?: ReadonlySet<RawAddress> | undefined,
) => void
