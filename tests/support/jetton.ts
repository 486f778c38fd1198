import { CAROL } from './transaction.ts'

/** A jetton as the indexer sends it beside a balance or a transfer (`JettonPreview`). */
export const preview = {
  address: CAROL,
  name: 'Kingy',
  symbol: 'KINGY',
  decimals: 6,
  verification: 'whitelist',
  score: 0,
  image: 'https://cache.tonapi.io/x.webp',
}

/** The same jetton as it is read. */
export const face = {
  address: CAROL,
  name: 'Kingy',
  symbol: 'KINGY',
  decimals: 6,
  trust: 'whitelist',
  image: 'https://cache.tonapi.io/x.webp',
}

/** An `AccountAddress` of the indexer. */
export const party = (address: string, name?: string) => ({ address, name, is_scam: false, is_wallet: true })
