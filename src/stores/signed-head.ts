import type { Link } from '../domain/proof/claim.ts'
import { HOUR } from '../lib/time.ts'
import { formatLink, parseLink } from '../providers/site/proof-file.ts'
import type { FullBlockId } from '../ton/proof/block-id.ts'
import { cache } from './base/cache.ts'

/** A masterchain block that was proved to be signed, with the bytes that proved it. `at` is when that was, unix ms. */
export type SignedHead = { block: FullBlockId; at: number; link: Extract<Link, { kind: 'signatures' }> }

const KEY = 'signed-head'
/** About a round of validators: later blocks are signed by others. */
const KEPT = 18 * HOUR

/** What is saved was written by this build: its shape is in the cache's prefix. The bytes are checked anew whenever they are used. */
export function readSignedHead(): SignedHead | undefined {
  const saved = cache.read(KEY)
  if (!saved) return undefined
  const { block, link } = saved.value as { block: FullBlockId; link: unknown }
  const parsed = parseLink(link)
  return parsed?.kind === 'signatures' ? { block, at: saved.at, link: parsed } : undefined
}

export function writeSignedHead({ block, at, link }: SignedHead): void {
  cache.write(KEY, { value: { block, link: formatLink(link) }, at, sources: [] }, KEPT)
}
