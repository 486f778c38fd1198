import type { Finding } from '../../domain/search/text.ts'
import { addressPath, blockPath, domainPath, transactionPath } from '../../routes.ts'

/** Path of a finding's page; undefined if it has none. */
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
