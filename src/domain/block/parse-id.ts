import { type BlockId, MAX_SEQNO, parseShard } from './block.ts'

/** Parses a seqno: decimal digits up to 2^32 - 1. */
export function parseSeqno(text: string): number | undefined {
  const seqno = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return seqno <= MAX_SEQNO ? seqno : undefined
}

/** Parses `(workchain,shard,seqno)` with a hex shard. Spaces are allowed, parentheses optional. */
export function parseBlockId(text: string): BlockId | undefined {
  const found = /^\(?\s*(-1|0)\s*,\s*([0-9a-f]{1,16})\s*,\s*(\d+)\s*\)?$/i.exec(text)
  const shard = parseShard(found?.[2] ?? '')
  const seqno = parseSeqno(found?.[3] ?? '')
  return found && shard && seqno !== undefined ? { workchain: Number(found[1]), shard, seqno } : undefined
}
