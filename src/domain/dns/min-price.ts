/** Minimum first bid in TON by number of characters, constant since 2024 (dns-contract, `get_min_price_config`). */
const MIN_PRICES: Record<number, number> = { 4: 100, 5: 50, 6: 40, 7: 30, 8: 20, 9: 10, 10: 5 }
const LONG = 1

/** Minimum bid in nanoTON over a bid for a `.ton` name: 5 % more (dns-contract, `op::outbid`). Null for other zones, whose rule is unknown. */
export const nextBid = (name: string, highest: string): string | null =>
  /^[^.]+\.ton$/.test(name) ? String((BigInt(highest) * 105n) / 100n) : null

/** Minimum first bid in TON for a free `.ton` name; null for names of other kinds. */
export function minPrice(name: string): number | null {
  const [, label] = /^([^.]+)\.ton$/.exec(name) ?? []
  return label === undefined ? null : (MIN_PRICES[label.length] ?? LONG)
}
