import { formatAddress, looksFriendly, parseAddress } from '../ton/address.ts'
import { parseHash } from '../ton/hash.ts'
import { type BlockId, masterchainBlock } from './block.ts'
import { parseBlockId, parseSeqno } from './block-id.ts'

/** What a typed text means. An address is given in the friendly form it was typed in, or bounceable when it was raw. */
export type Finding =
  | { kind: 'block'; id: BlockId }
  | { kind: 'address'; address: string }
  | { kind: 'transaction'; hash: string }
  | { kind: 'domain'; domain: string }
  | { kind: 'empty' }
  | { kind: 'wrong-checksum' }
  | { kind: 'unknown' }

const EXPLORERS =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:tonviewer\.com|tonscan\.(?:org|com)|ton\.cx|dton\.io|toncoin\.org|tonwhales\.com|getgems\.io|tonapi\.io|toncenter\.com|ton\.sh|tonmoon\.org)\/(.+)$/i

function findAddress(text: string): string | undefined {
  const parsed = parseAddress(text)
  return parsed && formatAddress(parsed.raw, parsed.form ?? { bounceable: true, testOnly: false })
}

function findDomain(text: string): string | undefined {
  const domain = text.toLowerCase()
  return /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.(?:ton|t\.me)$/.test(domain) ? domain : undefined
}

function classifyPlain(text: string): Finding {
  // 64 decimal digits are a hash whose every digit happens to be below a.
  if (/^\d+$/.test(text) && text.length !== 64) {
    const seqno = parseSeqno(text)
    return seqno === undefined ? { kind: 'unknown' } : { kind: 'block', id: masterchainBlock(seqno) }
  }
  const address = findAddress(text)
  if (address) return { kind: 'address', address }
  const hash = parseHash(text)
  if (hash) return { kind: 'transaction', hash }
  const domain = findDomain(text)
  if (domain) return { kind: 'domain', domain }
  const id = parseBlockId(text)
  if (id) return { kind: 'block', id }
  return { kind: looksFriendly(text) ? 'wrong-checksum' : 'unknown' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The most telling part of another explorer's address; a number only when there is nothing better, because queries hold many. */
function classifyLink(rest: string): Finding {
  const findings = rest
    .split(/[/?&=#]/)
    .map(part => classifyPlain(decode(part)))
    .filter(({ kind }) => kind !== 'unknown')
  return findings.find(({ kind }) => kind !== 'block') ?? findings[0] ?? { kind: 'unknown' }
}

/** Says what a visitor's text is: block, address, transaction, domain, or a pasted address of a known explorer. */
export function classify(query: string): Finding {
  const text = query.trim()
  if (text === '') return { kind: 'empty' }
  const link = EXPLORERS.exec(text)?.[1]
  return link ? classifyLink(link) : classifyPlain(text)
}
