import * as searchWords from '#words/search.ts'
import { decode, findBlockInQuery, type Link, readLink } from '../../domain/search/link.ts'
import { whatIsWrong } from '../../domain/search/refusal.ts'
import { barer, classify } from '../../domain/search/search.ts'
import { classifyText } from '../../domain/search/text.ts'
import { findingPath } from './finding-path.ts'

const FAMILY = /^(block|tx|address|dns|jetton|staking|nft(?:\/(?:collection|item))?)\/(.+?)\/*$/

/**
 * The path of a link to this site, wherever it is hosted: on this host any, on another what can mean nothing else. A bare seqno could be
 * any chain's.
 */
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

/** Path that a query leads to, or the words that refuse it; an empty one leads nowhere without a word. */
export function find(query: string): { path: string } | { refusal: string } {
  const finding = classify(query)
  const path = findOwn(query) ?? findingPath(finding)
  if (path) return { path }
  if (finding.kind === 'empty') return { refusal: '' }
  if (finding.kind === 'wrong-checksum') return { refusal: searchWords.checksum }
  return { refusal: [searchWords.invalid, whatIsWrong(query)].filter(Boolean).join(' ') }
}
