import * as addressWords from '#words/address.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { type Exchange, money } from '../market/market.ts'
import { trustRank } from '../token/trust.ts'
import type { Jetton, JettonBalance, JettonBalances } from './jetton.ts'

/** The worth of a balance in US dollars by its price; null without a price. */
export const worthOf = ({ balance, jetton, price }: JettonBalance): number | null =>
  price === null ? null : (Number(balance) / 10 ** jetton.decimals) * price

/** Those that are trusted first, blacklisted ones last; among their like by what they are worth, those without a price last. */
export const byTrustAndWorth = (balances: readonly JettonBalance[]): JettonBalance[] =>
  balances.toSorted(
    (a, b) => trustRank(a.jetton.trust) - trustRank(b.jetton.trust) || (worthOf(b) ?? -1) - (worthOf(a) ?? -1),
  )

/** A jetton wallet of an account with its jetton. */
export type HeldWallet = { wallet: RawAddress; jetton: Jetton }

/** Jetton wallets of an account: by trust and worth, emptied ones behind them by trust. */
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

/** US dollars of all balances with a price, and how many these are. Prices of blacklisted jettons count for nothing. */
export function worthInAll(balances: readonly JettonBalance[]): { sum: number; priced: number } {
  const worths = balances.flatMap(held => (held.jetton.trust === 'blacklist' ? [] : (worthOf(held) ?? [])))
  return { sum: worths.reduce((sum, worth) => sum + worth, 0), priced: worths.length }
}

/** A worth of US dollars in the currency of `exchange`: a cent is the least that is said in figures. */
export function worthText(dollars: number, { currency, rate }: Exchange): string {
  const worth = dollars * rate
  return worth > 0 && worth < 0.01 ? addressWords.under(money(0.01, currency, 2)) : money(worth, currency, 2)
}
