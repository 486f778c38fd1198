/** Factor of all balances of a jetton (TEP-526); both parts are positive. */
export type JettonScale = { numerator: string; denominator: string }

/** Displayed amount at the jetton's current scale. */
export function scaled(amount: string, scale: JettonScale | null | undefined): string {
  if (!scale) return amount
  return String((BigInt(amount) * BigInt(scale.numerator)) / BigInt(scale.denominator))
}
