import * as searchWords from '#words/search.ts'
import { decode, findBlockInQuery, type Link, readLink } from '../../domain/search/link.ts'
import { whatIsWrong } from '../../domain/search/refusal.ts'
import { barer, classify } from '../../domain/search/search.ts'
import { classifyText } from '../../domain/search/text.ts'
import { findingPath } from './finding-path.ts'

const FAMILY = /^(block|tx|address|dns|jetton|staking|nft(?:\/(?:collection|item))?)\/(.+?)\/*$/

/** Path of a link to this site. On the current host any path; on another host only unambiguous ones, as a bare seqno may belong to any chain. */
function ownPath({ host, path, query }: Link): string | undefined {
  if (host === location.host) return `/${path.replace(/^[/\\]+|\/+$/g, '')}${query && `?${query}`}`
  const [, family = '', argument = ''] = FAMILY.exec(path) ?? []
  const text = decode(argument)
  if (family === 'block') {
    const block = query.includes('shard=') ? findBlockInQuery(query, text) : undefined
    return block && findingPath(block)
  }
  const finding = classifyText(text)
  switch (finding.kind) {
    case 'transaction':
      return family === 'tx' && text === finding.hash ? findingPath(finding) : undefined
    case 'domain':
      return family === 'dns' ? findingPath(finding) : undefined
    case 'address':
      return /^(?:address|jetton|staking|nft.*)$/.test(family) ? `/${family}/${finding.address}` : undefined
    default:
      return undefined
  }
}

function findOwn(query: string): string | undefined {
  for (const text of barer(query)) {
    const link = readLink(text)
    const path = link && ownPath(link)
    if (path) return path
  }
  return undefined
}

/** Path for a query, or a refusal text, which is empty for an empty query. */
export function find(query: string): { path: string } | { refusal: string } {
  const finding = classify(query)
  const path = findOwn(query) ?? findingPath(finding)
  if (path) return { path }
  if (finding.kind === 'empty') return { refusal: '' }
  if (finding.kind === 'wrong-checksum') return { refusal: searchWords.checksum }
  return { refusal: [searchWords.invalid, whatIsWrong(query)].filter(Boolean).join(' ') }
}
