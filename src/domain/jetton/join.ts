import type { RawAddress } from '../../ton/address.ts'
import { joinRows, joinTrust } from '../token/join.ts'
import type { Jetton, JettonBalance, JettonBalances } from './jetton.ts'
import { unscaled } from './scale.ts'

/**
 * Jettons by toncenter's index, in its order, with tonapi's data. Jettons unknown to tonapi keep the index's row. Rows unreadable by one
 * provider are taken from the other. If both assign a wallet to different jettons, the index's one is kept.
 */
export function joinJettons(index: JettonBalances, marked: JettonBalances): JettonBalances {
  // Wallets that are empty according to tonapi still have their jetton in `wallets`.
  const known = index.balances.map((row): JettonBalance => {
    const jetton = row.wallet && marked.wallets[row.wallet]
    return jetton && jetton.address === row.jetton.address ? { ...row, jetton: joinTrust(row.jetton, jetton) } : row
  })
  const isOther = (wallet: string | null, { address }: Jetton) => {
    const jetton = wallet === null ? undefined : index.wallets[wallet as RawAddress]
    return jetton !== undefined && jetton.address !== address
  }
  const both = (row: JettonBalance, other: JettonBalance) => ({ ...other, jetton: joinTrust(row.jetton, other.jetton) })
  return {
    balances: joinRows(
      known,
      marked.balances.filter(({ wallet, jetton }) => !isOther(wallet, jetton)),
      ({ jetton }) => jetton.address,
      both,
    ),
    wallets: {
      ...unscaled(index.wallets, marked.scaled),
      ...Object.fromEntries(Object.entries(marked.wallets).filter(([wallet, jetton]) => !isOther(wallet, jetton))),
    },
    unreadable: Math.min(index.unreadable, marked.unreadable),
    isCapped: index.isCapped && marked.isCapped,
  }
}
