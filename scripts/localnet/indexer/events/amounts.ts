/** Amounts in the format of the indexer's previews. */

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Amount of smallest units with decimals, without trailing zeros: `1234500000` → `1.2345`. */
export function scaled(amount: bigint, decimals: number): string {
  const text = amount.toString().padStart(decimals + 1, '0')
  const whole = decimals === 0 ? text : text.slice(0, -decimals)
  const fraction = decimals === 0 ? '' : text.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? grouped(whole) : `${grouped(whole)}.${fraction}`
}

export const grams = (amount: bigint): string => `${scaled(amount, 9)} Gram`
