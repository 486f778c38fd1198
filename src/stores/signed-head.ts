import type { Link } from '../domain/proof/claim.ts'
import { bytesAsText } from '../ton/base64.ts'
import { fromBase64 } from '../ton/bytes.ts'
import type { FullBlockId } from '../ton/proof/block-id.ts'
import type { SignatureSet } from '../ton/proof/signatures.ts'
import { cache } from './base/cache.ts'
import { ROUND_MS } from './base/times.ts'

type SignatureLink = Extract<Link, { kind: 'signatures' }>

/** A masterchain block that was proved to be signed, with the bytes that proved it. `at` is when it was made by its header, unix ms. */
export type SignedHead = { block: FullBlockId; at: number; link: SignatureLink }

/** The same with base64 in place of bytes. */
type AsText<T> = T extends Uint8Array
  ? string
  : T extends readonly (infer Row)[]
    ? AsText<Row>[]
    : T extends object
      ? { [Name in keyof T]: AsText<T[Name]> }
      : T

const KEY = 'signed-head'

const bytesOf = (text: string) => fromBase64(text) ?? new Uint8Array()

function readSet(set: AsText<SignatureSet>): SignatureSet {
  const signatures = set.signatures.map(({ signer, signature }) => ({ signer, signature: bytesOf(signature) }))
  return set.kind === 'ordinary' ? { ...set, signatures } : { ...set, signatures, candidate: bytesOf(set.candidate) }
}

/** Saved values were written by this build: its shape is in the cache's prefix. The bytes are checked again whenever they are used. */
export function readSignedHead(): SignedHead | undefined {
  const saved = cache.read(KEY)
  if (!saved) return undefined
  const { block, link } = saved.value as { block: FullBlockId; link: AsText<SignatureLink> }
  const { set, validators } = link
  return { block, at: saved.at, link: { kind: 'signatures', set: readSet(set), validators: bytesOf(validators) } }
}

/** Keeps the newest block, as an older one proves less; for a round, as later blocks are signed by others. */
export function writeSignedHead({ block, at, link }: SignedHead): void {
  const saved = cache.read(KEY)
  if (saved && saved.at > at) return
  cache.write(KEY, { value: { block, link: JSON.parse(JSON.stringify(link, bytesAsText)) }, at, sources: [] }, ROUND_MS)
}
