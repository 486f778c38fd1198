/** Rule by which a wallet lets somebody spend: by a key alone, by a key and plugins (v4) or extensions (v5), or by several signers. */
export type SpenderRule = 'key' | 'plugins' | 'extensions' | 'signers'

const RULES: [RegExp, SpenderRule][] = [
  [/^wallet_v5/, 'extensions'],
  [/^wallet_v4/, 'plugins'],
  [/^wallet_(?:v1r3|v2r2|v3|highload)/, 'key'],
  [/^multisig_v2/, 'signers'],
]

/** The rule of a contract by the interfaces that an index recognised in it; undefined where its get-methods do not tell who may spend. */
export const spenderRule = (interfaces: readonly string[]): SpenderRule | undefined =>
  RULES.find(([sign]) => interfaces.some(name => sign.test(name)))?.[1]
