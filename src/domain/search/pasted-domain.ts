import * as dnsWords from '#words/dns.ts'
import { readDomain } from '../dns/name.ts'
import { readLink } from './link.ts'
import { whatIsWrong } from './refusal.ts'
import { barer, classify } from './search.ts'

/** A text without marks of paths, links and user names: `.ton` may be added to it. */
const LABEL = /^[^\s.:/@#?]{1,47}$/

/** The domain that a visitor's text names: typed, or pasted with its link or its user name; or why it names none. */
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
