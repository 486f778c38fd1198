import type { RawAddress } from '../../ton/address.ts'
import { joinRows, joinTrust } from '../token/join.ts'
import type { Jetton, JettonBalance, JettonBalances } from './jetton.ts'

/**
 * Jettons by toncenter's index with tonapi's word on them, in the index's order. A jetton that tonapi does not list keeps the index's row. Rows
 * that one provider could not read are there by the other. Of a wallet that each says to be of another jetton the index's word stays.
 */
export function joinJettons(index: JettonBalances, marked: JettonBalances): JettonBalances {
  // A wallet that was emptied by tonapi's word has its jetton there all the same.
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
      ...index.wallets,
      ...Object.fromEntries(Object.entries(marked.wallets).filter(([wallet, jetton]) => !isOther(wallet, jetton))),
    },
    unreadable: Math.min(index.unreadable, marked.unreadable),
    isCapped: index.isCapped && marked.isCapped,
  }
}
