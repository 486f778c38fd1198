import { formatAddress, looksFriendly, parseAddress, type RawAddress } from '../../ton/address.ts'
import { type Hash, parseHash } from '../../ton/hash.ts'
import { type BlockId, masterchainBlock } from '../block/block.ts'
import { parseSeqno } from '../block/parse-id.ts'
import { readShard } from '../block/written-shard.ts'
import { asciiName } from '../dns/name.ts'

/** Meaning of a typed text. A friendly address keeps its form; a raw one becomes bounceable. */
export type Finding =
  | { kind: 'block'; id: BlockId }
  | { kind: 'address'; address: string }
  | { kind: 'transaction'; hash: Hash }
  | { kind: 'domain'; domain: string }
  | { kind: 'empty' }
  | { kind: 'wrong-checksum' }
  | { kind: 'unknown' }

export function findAddress(text: string): Finding | undefined {
  const parsed = parseAddress(text)
  return (
    parsed && {
      kind: 'address',
      address: formatAddress(parsed.raw, parsed.form ?? { bounceable: true, testOnly: false }),
    }
  )
}

export function findDomain(text: string): Finding | undefined {
  const domain = /\.(?:ton|t\.me)$/i.test(text) ? asciiName(text) : ''
  return /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(domain) ? { kind: 'domain', domain } : undefined
}

/** A Telegram user name, which is a domain as well. */
export function findUsername(name: string): Finding | undefined {
  return /^[a-z][a-z0-9_]{3,31}$/i.test(name) ? { kind: 'domain', domain: `${name.toLowerCase()}.t.me` } : undefined
}

/** A complete shard id: 16 hex digits, or the nodes' decimal number. */
const fullShard = (text: string) => (/^[0-9a-f]{1,15}$/i.test(text) ? undefined : readShard(text))

const BLOCK_ID = /^\(?\s*(-1|0)\s*[,:]\s*(-?[0-9a-f]+)\s*[,:]\s*(\d+)\s*\)?(?::[\w+/=-]{43,64}:[\w+/=-]{43,64})?$/i

/** Parses `(workchain,shard,seqno)` with commas or colons, optionally followed by the block's two hashes. */
export function findBlockId(text: string): Finding | undefined {
  const found = BLOCK_ID.exec(text)
  const shard = fullShard(found?.[2] ?? '')
  const seqno = parseSeqno(found?.[3] ?? '')
  if (!found || !shard || seqno === undefined) return undefined
  return { kind: 'block', id: { workchain: Number(found[1]), shard, seqno } }
}

/** Parses a masterchain seqno, also with digit grouping: `#1,049`, `1 049`. */
export function findSeqno(text: string): Finding | undefined {
  const digits = /^(?:block\s*)?#?\s*(\d+|[1-9]\d{0,2}(?:([, '’_])\d{3})(?:\2\d{3})*)$/i
    .exec(text)?.[1]
    ?.replaceAll(/\D/g, '')
  const seqno = parseSeqno(digits ?? '')
  return seqno === undefined ? undefined : { kind: 'block', id: masterchainBlock(seqno) }
}

/** Parses a transaction hash, also as `lt:hash` or `lt:hash:address`. */
export function findTransaction(text: string): Finding | undefined {
  const [, written, address] = /^\d{5,20}[:_]([^:]+)(?::([^:]+(?::[^:]+)?))?$/.exec(text) ?? []
  if (address && !parseAddress(address)) return undefined
  const hash = parseHash(written ?? text)
  return hash ? { kind: 'transaction', hash } : undefined
}

/** System contracts by their usual names. */
const SYSTEM = new Map<string, RawAddress>([
  ['elector', `-1:${'3'.repeat(64)}`],
  ['config', `-1:${'5'.repeat(64)}`],
])

function findSystem(text: string): Finding | undefined {
  const raw = SYSTEM.get(text.toLowerCase().replace(/ contract$/, ''))
  return raw && { kind: 'address', address: formatAddress(raw, { bounceable: true, testOnly: false }) }
}

/** A text without a leading word for its kind. */
export const withoutKind = (text: string) =>
  /^(?:tx|transaction|hash|message|address|account|wallet|contract|domain|shard)\s*[:=]?\s+(\S+)$/i.exec(text)?.[1]

/** Classifies a text without surrounding characters. */
export function classifyText(text: string): Finding {
  return (
    // 64 decimal digits are a hash, too long for a seqno.
    findSeqno(text) ??
    findAddress(text) ??
    findTransaction(text) ??
    findDomain(text) ??
    findBlockId(text) ??
    findSystem(text) ??
    (text.startsWith('@') ? findUsername(text.slice(1)) : undefined) ?? {
      kind: looksFriendly(text) ? 'wrong-checksum' : 'unknown',
    }
  )
}
