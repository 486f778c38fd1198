import * as v from 'valibot'
import { unitOf } from '../../domain/foreign/names.ts'
import { jettonDecimals } from '../../domain/jetton/jetton.ts'
import type { NftPrice } from '../../domain/nft/details.ts'
import { COIN } from '../../domain/text/coin.ts'
import { cautiousUnit } from '../../domain/token/like-money.ts'
import { words } from '../bytes/wire-address.ts'
import { int64, maybe, text } from '../http/wire.ts'

// Older servers only send the value and the token's name.
export const price = v.object({
  value: int64,
  decimals: maybe(int64),
  token_name: maybe(words),
  currency_type: maybe(text),
})

/** Price asked or paid for an NFT; null if it is not positive, in a currency that is not stated, or in a token of unknown decimals. */
export function priceOf({ value, decimals, token_name, currency_type }: v.InferOutput<typeof price>): NftPrice | null {
  // TON has had two tickers, and servers use either.
  const isCoin = currency_type ? currency_type === 'native' : /^(?:TON|Gram)$/i.test(token_name ?? '')
  if (currency_type === null && token_name === null) return null
  if (BigInt(value) <= 0n || (!isCoin && decimals === null)) return null
  const unit = isCoin ? COIN : (cautiousUnit(token_name, false) ?? unitOf({ symbol: token_name }))
  return { units: value, decimals: jettonDecimals(decimals), unit }
}
