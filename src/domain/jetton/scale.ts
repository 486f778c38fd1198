import type { RawAddress } from '../../ton/address.ts'
import type { JettonWallets } from './jetton.ts'

/** Factor of all balances of a jetton (TEP-526); both parts are positive. */
export type JettonScale = { numerator: string; denominator: string }

/** Displayed amount at the jetton's current scale. */
export function scaled(amount: string, scale: JettonScale | null): string {
  if (!scale) return amount
  return String((BigInt(amount) * BigInt(scale.numerator)) / BigInt(scale.denominator))
}

/** Jetton wallets without those of scaled jettons, whose messages have other amounts than displayed. */
export const unscaled = (wallets: JettonWallets, scaled: readonly RawAddress[] = []): JettonWallets =>
  Object.fromEntries(Object.entries(wallets).filter(([, { address }]) => !scaled.includes(address)))
