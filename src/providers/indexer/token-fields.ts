import * as v from 'valibot'
import { cleanText } from '../../domain/clean-text.ts'
import { type Comment, type Jetton, jettonDecimals } from '../../domain/jetton.ts'
import { trustOf } from '../../domain/trust.ts'
import { dictionary, int64, maybe, text } from '../wire.ts'
import { address, words } from '../wire-address.ts'

const LONGEST_ADDRESS = 2000
const LONGEST_COMMENT = 500

/** The address of an image on the web; whole images and other schemes are left out. */
export const imageAddress = v.pipe(
  text,
  v.transform(url => (/^https?:/i.test(url) && url.length <= LONGEST_ADDRESS ? url : null)),
)

const names = {
  address: maybe(address),
  symbol: maybe(words),
  name: maybe(words),
  image: maybe(imageAddress),
  decimals: maybe(int64),
}

/** `JettonPreview`, or a jetton with its `metadata` (TEP-64), whose values come first; the provider's copy of the image before all. */
export const jetton = v.pipe(
  v.object({
    ...names,
    preview: maybe(imageAddress),
    verification: maybe(text),
    metadata: maybe(v.object(names)),
    scaled_ui: maybe(v.object({ numerator: int64, denominator: int64 })),
  }),
  v.transform(({ metadata, ...top }) => {
    const at = metadata?.address ?? top.address
    if (!at) return null
    const face: Jetton = {
      address: at,
      symbol: metadata?.symbol ?? top.symbol,
      name: metadata?.name ?? top.name,
      image: top.preview ?? metadata?.image ?? top.image,
      decimals: jettonDecimals(metadata?.decimals ?? top.decimals),
      trust: trustOf(top.verification),
    }
    return { face, scale: top.scaled_ui }
  }),
)

type Scale = { numerator: string; denominator: string } | null

/** An amount as it is to be shown: some jettons change all balances at once by a factor (TEP-526). */
export function scaled(amount: string, scale: Scale): string {
  if (!scale || !BigInt(scale.denominator)) return amount
  return String((BigInt(amount) * BigInt(scale.numerator)) / BigInt(scale.denominator))
}

const payload = v.object({ SumType: maybe(text), Value: maybe(dictionary) })

const textComment = (written: unknown): Comment | null => {
  const clean = typeof written === 'string' ? cleanText(written, LONGEST_COMMENT) : ''
  return clean ? { kind: 'text', text: clean } : null
}

/** The comment in a decoded payload, `{ SumType, Value }`; other payloads have none. */
export function payloadComment(wire: unknown): Comment | null {
  const read = v.safeParse(payload, wire)
  if (!read.success) return null
  if (read.output.SumType === 'EncryptedTextComment') return { kind: 'encrypted' }
  return read.output.SumType === 'TextComment' ? textComment(read.output.Value?.Text) : null
}

/** The comment of an action: `comment`, or `encrypted_comment` whose text only the two parties can read. */
export const actionComment = (comment: string | null, encrypted: unknown): Comment | null =>
  textComment(comment) ?? (encrypted ? { kind: 'encrypted' } : null)
