import { classify, type Finding } from '../domain/search.ts'
import { addressPath, blockPath, domainPath, transactionPath } from '../routes.ts'
import { messages } from '../ui/messages.ts'

/** Where a finding is shown; undefined for what is no finding. */
export function findingPath(finding: Finding): string | undefined {
  switch (finding.kind) {
    case 'block':
      return blockPath(finding.id)
    case 'address':
      return addressPath(finding.address)
    case 'transaction':
      return transactionPath(finding.hash)
    case 'domain':
      return domainPath(finding.domain)
    default:
      return undefined
  }
}

/** Where a query leads, or what to say of it; an empty one leads nowhere without a word. */
export function find(query: string): { path: string } | { refusal: string } {
  const finding = classify(query)
  const path = findingPath(finding)
  if (path) return { path }
  if (finding.kind === 'empty') return { refusal: '' }
  return { refusal: finding.kind === 'wrong-checksum' ? messages.search.checksum : messages.search.invalid }
}
