import type { Link } from '../domain/proof/claim.ts'
import { bytesAsText } from '../ton/base64.ts'
import { fromBase64 } from '../ton/bytes.ts'
import type { FullBlockId } from '../ton/proof/block-id.ts'
import type { SignatureSet } from '../ton/proof/signatures.ts'
import { cache } from './base/cache.ts'
import { ROUND_MS } from './base/times.ts'

type SignatureLink = Extract<Link, { kind: 'signatures' }>

/** A masterchain block with proved signatures, and the bytes that prove them. `at`: its generation time by the header, in unix ms. */
export type SignedHead = { block: FullBlockId; at: number; link: SignatureLink }

/** The same type with base64 in place of bytes. */
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

/** Reads the saved block. The cache's prefix guarantees this build's shape. The bytes are verified again on each use. */
export function readSignedHead(): SignedHead | undefined {
  const saved = cache.read(KEY)
  if (!saved) return undefined
  const { block, link } = saved.value as { block: FullBlockId; link: AsText<SignatureLink> }
  const { set, validators } = link
  return { block, at: saved.at, link: { kind: 'signatures', set: readSet(set), validators: bytesOf(validators) } }
}

/** Saves a block unless the saved one is newer, as an older one proves less. Kept for a round, as other validators sign later blocks. */
export function writeSignedHead({ block, at, link }: SignedHead): void {
  const saved = cache.read(KEY)
  if (saved && saved.at > at) return
  cache.write(KEY, { value: { block, link: JSON.parse(JSON.stringify(link, bytesAsText)) }, at, sources: [] }, ROUND_MS)
}
