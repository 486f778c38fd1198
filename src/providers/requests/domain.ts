import type { ScreenRequest } from './request.ts'

/** Where the indexer has a domain. */
export const domainPath = (name: string) => `/dns/${encodeURIComponent(name)}`

/** Records of a domain (indexer, dns/{name}/resolve). */
export const domainRequest: ScreenRequest<[string]> = {
  key: 'domain-records',
  of: name => [`${domainPath(name)}/resolve`, {}],
}
