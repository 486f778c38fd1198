import * as addressWords from '#words/address.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { type Exchange, money } from '../market/market.ts'
import { trustRank } from '../token/trust.ts'
import type { Jetton, JettonBalance, JettonBalances } from './jetton.ts'

/** Worth of a balance in US dollars; null without a price. */
export const worthOf = ({ balance, jetton, price }: JettonBalance): number | null =>
  price === null ? null : (Number(balance) / 10 ** jetton.decimals) * price

/** Sorts by trust, then by worth; those without a price last. */
export const byTrustAndWorth = (balances: readonly JettonBalance[]): JettonBalance[] =>
  balances.toSorted(
    (a, b) => trustRank(a.jetton.trust) - trustRank(b.jetton.trust) || (worthOf(b) ?? -1) - (worthOf(a) ?? -1),
  )

/** A jetton wallet of an account, with its jetton. */
export type HeldWallet = { wallet: RawAddress; jetton: Jetton }

/** Jetton wallets of an account by trust and worth, then emptied ones by trust. */
export function walletsByWorth({ balances, wallets }: Pick<JettonBalances, 'balances' | 'wallets'>): HeldWallet[] {
  const held = byTrustAndWorth(balances).flatMap(({ wallet, jetton }) =>
    wallet && Object.hasOwn(wallets, wallet) ? [{ wallet, jetton }] : [],
  )
  const listed = new Set<string>(held.map(({ wallet }) => wallet))
  const emptied = Object.entries(wallets).flatMap(([text, jetton]) => {
    const wallet = parseAddress(text)?.raw
    return wallet && !listed.has(wallet) ? [{ wallet, jetton }] : []
  })
  return [...held, ...emptied.sort((a, b) => trustRank(a.jetton.trust) - trustRank(b.jetton.trust))]
}

/** Total worth in US dollars of the balances with a price, and their number. Excludes blacklisted jettons. */
export function worthInAll(balances: readonly JettonBalance[]): { sum: number; priced: number } {
  const worths = balances.flatMap(held => (held.jetton.trust === 'blacklist' ? [] : (worthOf(held) ?? [])))
  return { sum: worths.reduce((sum, worth) => sum + worth, 0), priced: worths.length }
}

/** A worth in the currency of `exchange`; below a cent as "under" a cent. */
export function worthText(dollars: number, { currency, rate }: Exchange): string {
  const worth = dollars * rate
  return worth > 0 && worth < 0.01 ? addressWords.under(money(0.01, currency, 2)) : money(worth, currency, 2)
}
