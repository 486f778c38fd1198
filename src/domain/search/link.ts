import { looksFriendly } from '../../ton/address.ts'
import { WHOLE_SHARD } from '../../ton/workchain.ts'
import { type Finding, findAddress, findBlockId, findDomain, findSeqno, findTransaction, findUsername } from './text.ts'

/** Parts of a URL; all but the host are unchanged. */
export type Link = { host: string; path: string; query: string; fragment: string }

const LINK =
  /^(?:https?:\/\/)?([\p{L}\p{M}\w-]+(?:\.[\p{L}\p{M}\w-]+)*(?::\d+)?)(?:\/([^?#]*))?(?:\?([^#]*))?(?:#(.*))?$/iu

/** Parses a URL with a scheme, or a host followed by a path or query. A fragment that looks like a path is used as the path. */
export function readLink(text: string): Link | undefined {
  const [, host = '', path = '', query = '', fragment = ''] = LINK.exec(text) ?? []
  if (!host || !/^https?:|\/|\?/i.test(text)) return undefined
  const inner = /^!?\/([^?]*)(?:\?(.*))?$/.exec(fragment)
  return { host: host.toLowerCase(), path: inner?.[1] ?? path, query: inner?.[2] ?? query, fragment }
}

export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const EXPLORERS =
  /(?:^|\.)(?:tonviewer\.com|tonscan\.(?:org|com)|ton\.cx|dton\.io|toncoin\.org|tonwhales\.com|getgems\.io|tonapi\.io|toncenter\.com|ton\.sh|tonmoon\.org|tonkeeper\.com|tonhub\.com)$/
const TELEGRAM = /^(?:t|telegram)\.me$/
/** Site of the auctions of `.ton` names; the name is in its fragment. */
const REGISTRAR = 'dns.ton.org'
/** First path segments of t.me URLs that are not user names. */
const NO_NAMES =
  /^(?:joinchat|share|addstickers|addemoji|addtheme|addlist|proxy|socks|login|setlanguage|invoice|giftcode|boost|contact|confirmphone)$/i
const TRANSACTION = /^(?:tx|txs|transactions?|traces?|events?|messages?)$/i
const BLOCK = /^(?:blocks?|masterchain)$/i

type Places = Partial<Record<'block' | 'transaction' | 'address' | 'domain', Finding[]>>

/** Interprets one segment of a path with the help of the previous one. Base64 may contain slashes. */
function findAt(parts: string[], at: number): Finding | undefined {
  const [before = '', part = ''] = [parts[at - 1], parts[at]]
  const rest = parts.slice(at).join('/')
  if (TRANSACTION.test(before)) {
    const written = /^(?:\d+[:_])?(?:[0-9a-f]{64}|[\w+/-]{43}=?)(?=$|[/:])/i.exec(rest)?.[0] ?? ''
    return findTransaction(part) ?? findTransaction(written)
  }
  if (BLOCK.test(before)) return findBlockId(part) ?? findSeqno(part)
  return (
    findAddress(part) ??
    (/^(?:$|\/)/.test(rest.slice(48)) ? findAddress(rest.slice(0, 48)) : undefined) ??
    (/^(?:[0-9a-f]{64}$|\d{5,20}[:_])/i.test(part) ? findTransaction(part) : undefined) ??
    findBlockId(part) ??
    findDomain(part)
  )
}

/** The most specific finding in a path; undefined if two of a kind differ. */
function findInPath(path: string): Finding | undefined {
  // A collection's page about one of its items: keep the item only.
  const parts = path
    .replace(/(^|\/)collection\/[^/]+\/(?=[^/])/, '$1')
    .split('/')
    .map(decode)
  const found: Places = {}
  for (const at of parts.keys()) {
    const finding = findAt(parts, at)
    if (!finding || finding.kind === 'empty' || finding.kind === 'unknown' || finding.kind === 'wrong-checksum')
      continue
    const same = found[finding.kind] ?? []
    if (!same.some(other => JSON.stringify(other) === JSON.stringify(finding))) found[finding.kind] = [...same, finding]
  }
  const best = found.block ?? found.transaction ?? found.address ?? found.domain
  if (best) return best.length === 1 ? best[0] : undefined
  return parts.some(looksFriendly) ? { kind: 'wrong-checksum' } : undefined
}

/** Query parameters by lower-case name. Keeps plus signs, because base64 may be unescaped. */
const readQuery = (query: string) =>
  new Map(
    query.split('&').map(pair => [pair.split('=', 1)[0]?.toLowerCase() ?? '', decode(pair.replace(/^[^=]*=?/, ''))]),
  )

/** The block in a query; a shard block requires its shard. */
export function findBlockInQuery(query: string, seqno = readQuery(query).get('seqno')): Finding | undefined {
  const given = readQuery(query)
  const workchain = given.get('workchain') ?? '-1'
  const shard = given.get('shard') ?? (workchain === '-1' ? WHOLE_SHARD : '')
  return findBlockId(`(${workchain},${shard},${seqno})`)
}

function findOnExplorer({ host, path, query }: Link): Finding | undefined {
  const given = readQuery(query)
  const hash = given.get('hash')
  const account = given.get('account') ?? given.get('address')
  const finding =
    hash !== undefined
      ? findTransaction(hash)
      : given.has('seqno')
        ? findBlockInQuery(query)
        : (findInPath(path) ?? (account === undefined ? undefined : findInPath(account)))
  // A block or a domain of a test network is a different one here.
  return (finding?.kind === 'block' || finding?.kind === 'domain') && /(?:^|[.-])test/.test(host) ? undefined : finding
}

/** Finding in a URL of another site: explorers, Telegram, Fragment and sites of TON itself. */
export function classifyLink(link: Link): Finding | undefined {
  const { host, path, fragment } = link
  if (TELEGRAM.test(host)) {
    const name = path.replace(/\/+$/, '')
    return NO_NAMES.test(name) ? undefined : findUsername(name)
  }
  if (host === 'fragment.com') return findUsername(/^username\/([^/]+)\/*$/.exec(path)?.[1] ?? '')
  if (host === REGISTRAR) return findDomain(`${decode(fragment || path).replace(/\.ton$/i, '')}.ton`)
  return EXPLORERS.test(host) ? findOnExplorer(link) : findDomain(host)
}
