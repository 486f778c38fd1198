import * as v from 'valibot'
import { cleanText, LONGEST_PARAGRAPH } from '../../domain/foreign/clean-text.ts'
import type { Comment } from '../../domain/foreign/comment.ts'
import { type Jetton, jettonDecimals } from '../../domain/jetton/jetton.ts'
import { trustOf } from '../../domain/token/trust.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { isInteger } from '../http/fields.ts'
import { dictionary, field, int64, maybe, text } from '../http/wire.ts'

const LONGEST_ADDRESS = 2000

/** The address of an image on the web; whole images and other schemes are left out. */
export const imageAddress = v.pipe(
  text,
  v.transform(url => (/^https?:/i.test(url) && url.length <= LONGEST_ADDRESS ? url : null)),
)

/** What names a jetton, beside the rest or in its metadata. */
export const jettonNames = {
  address: maybe(address),
  symbol: maybe(words),
  name: maybe(words),
  image: maybe(imageAddress),
  decimals: maybe(int64),
}

/** A factor of all amounts (TEP-526); what divides by zero or turns signs is none. */
const factor = field('a factor', x => (isInteger(x) && /^[1-9]\d{0,30}$/.test(String(x)) ? String(x) : undefined))

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

/** What names the jetton at `address`: its metadata comes first, and the provider's copy of the image before all. */
export function faceOf({ metadata, ...top }: Named, address: RawAddress): Jetton {
  return {
    address,
    symbol: metadata?.symbol ?? top.symbol,
    name: metadata?.name ?? top.name,
    image: top.preview ?? metadata?.image ?? top.image,
    decimals: jettonDecimals(metadata?.decimals ?? top.decimals),
    trust: trustOf(top.verification),
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

const payload = v.object({ SumType: maybe(text), Value: maybe(dictionary) })

const textComment = (written: unknown): Comment | null => {
  const clean = typeof written === 'string' ? cleanText(written, LONGEST_PARAGRAPH) : ''
  return clean ? { kind: 'text', text: clean } : null
}

/** The comment in a decoded payload, `{ SumType, Value }`; other payloads have none. */
export function payloadComment(wire: unknown): Comment | null {
  const read = v.safeParse(payload, wire)
  if (!read.success) return null
  if (read.output.SumType === 'EncryptedTextComment') return { kind: 'encrypted' }
  return read.output.SumType === 'TextComment' ? textComment(read.output.Value?.Text) : null
}

/** How the indexer names the operation of a payload that is no text, where a comment would stand. */
const OPERATION = /^Call: (0x[0-9a-f]{1,8}|[A-Z]\w{2,60})$/

/** The comment of an action: `comment`, or `encrypted_comment` whose text only the two parties can read. */
export function actionComment(comment: string | null, encrypted: unknown): Comment | null {
  const name = OPERATION.exec(comment ?? '')?.[1]
  if (name) return { kind: 'operation', name }
  return textComment(comment) ?? (encrypted ? { kind: 'encrypted' } : null)
}
