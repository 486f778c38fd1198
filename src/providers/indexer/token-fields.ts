import * as v from 'valibot'
import { type Jetton, jettonDecimals } from '../../domain/jetton/jetton.ts'
import { cautiousUnit } from '../../domain/token/like-money.ts'
import { trustOf } from '../../domain/token/trust.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { isInteger } from '../http/fields.ts'
import { field, int64, maybe, text } from '../http/wire.ts'
import { acceptedImage, imagesOf } from './images.ts'

/** URL of an image that a page may load; null for other text. */
export const imageAddress = v.pipe(text, v.transform(acceptedImage))

/** Fields that describe a jetton, at the top level or in its metadata. */
export const jettonNames = {
  address: maybe(address),
  symbol: maybe(words),
  name: maybe(words),
  image: maybe(imageAddress),
  decimals: maybe(int64),
}

/** A positive factor of amounts of at most 78 digits, the length of a get-method's largest integer (TEP-526). */
const factor = field('a factor', x => (isInteger(x) && /^[1-9]\d{0,77}$/.test(String(x)) ? String(x) : undefined))

/** Fields of `JettonPreview`, or of a jetton with its `metadata` (TEP-64). */
export const jettonFields = {
  ...jettonNames,
  preview: maybe(imageAddress),
  verification: maybe(text),
  metadata: maybe(v.object(jettonNames)),
  scaled_ui: maybe(v.object({ numerator: factor, denominator: factor })),
}
const named = v.object(jettonFields)

type Named = v.InferOutput<typeof named>

/**
 * Name, symbol, decimals and image of the jetton at `address`. Metadata take precedence, except that the provider's copy of the image comes
 * first.
 */
export function faceOf({ metadata, ...top }: Named, address: RawAddress): Jetton {
  const symbol = metadata?.symbol ?? top.symbol
  const trust = trustOf(top.verification)
  const unit = cautiousUnit(symbol, trust !== 'whitelist')
  return {
    address,
    symbol,
    ...(unit && { unit }),
    name: metadata?.name ?? top.name,
    ...imagesOf([top.preview, metadata?.image, top.image], trust),
    decimals: jettonDecimals(metadata?.decimals ?? top.decimals),
    trust,
  }
}

export const addressOf = ({ metadata, address }: Named): RawAddress | null => metadata?.address ?? address

/** A jetton with its scale; null without an address. */
export const jetton = v.pipe(
  named,
  v.transform(wire => {
    const at = addressOf(wire)
    return at && { face: faceOf(wire, at), scale: wire.scaled_ui }
  }),
)
