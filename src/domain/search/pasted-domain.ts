import * as dnsWords from '#words/dns.ts'
import { readDomain } from '../dns/name.ts'
import { readLink } from './link.ts'
import { whatIsWrong } from './refusal.ts'
import { barer, classify } from './search.ts'

/** A text without characters of paths, links and user names, to which `.ton` may be appended. */
const LABEL = /^[^\s.:/@#?]{1,47}$/

/** The domain in a visitor's text: typed, or in a pasted link or user name. Returns a problem if none exists. */
export function pastedDomain(text: string): { name: string } | { problem: string } {
  const [label] = [...barer(text)].filter(part => LABEL.test(part)).slice(-1)
  if (label) return readDomain(label)
  const finding = classify(text)
  if (finding.kind === 'domain') return readDomain(finding.domain)
  if (finding.kind === 'address') return { problem: dnsWords.isAddress }
  if (readLink(text.trim())) return { problem: dnsWords.isOtherLink }
  const problem = whatIsWrong(text)
  return problem ? { problem } : readDomain(text)
}
