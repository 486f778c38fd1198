/** Kind of authority over a wallet's funds: its key, its key and plugins (v4) or extensions (v5), or several signers. */
export type SpenderRule = 'key' | 'plugins' | 'extensions' | 'signers'

const RULES: [RegExp, SpenderRule][] = [
  [/^wallet_v5/, 'extensions'],
  [/^wallet_v4/, 'plugins'],
  [/^wallet_(?:v1r3|v2r2|v3|highload)/, 'key'],
  [/^multisig_v2/, 'signers'],
]

/** Spending rule of a contract by its recognised interfaces; undefined if its get-methods do not reveal who may spend. */
export const spenderRule = (interfaces: readonly string[]): SpenderRule | undefined =>
  RULES.find(([sign]) => interfaces.some(name => sign.test(name)))?.[1]
