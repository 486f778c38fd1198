/** All balances of some jettons change at once by a factor (TEP-526), whose parts are above 0. */
export type JettonScale = { numerator: string; denominator: string }

/** An amount as it is to be shown, at the scale the jetton has now. */
export function scaled(amount: string, scale: JettonScale | null | undefined): string {
  if (!scale) return amount
  return String((BigInt(amount) * BigInt(scale.numerator)) / BigInt(scale.denominator))
}
