import * as v from 'valibot'
import { type Domain, namesDomain } from '../../domain/dns/domain.ts'
import type { Call } from '../../lib/call.ts'
import { accountAddress, knownAddresses, words } from '../bytes/wire-address.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { maybe, time } from '../http/wire.ts'
import { domainPath } from '../requests/domain.ts'
import { indexerApi } from './client.ts'
import { nftItem, toNftCard } from './nfts.ts'

const info = v.object({
  name: maybe(words),
  expiring_at: maybe(time),
  item: maybe(v.object({ ...nftItem.entries, owner: maybe(accountAddress) })),
})

/** Item, owner and expiry of a domain (dns/{domain}). Throws `not-found` for an unregistered domain. */
export async function getDomain(call: Call, name: string): Promise<Domain> {
  const { item, ...read } = await indexerApi(domainPath(name), {}, info, call)
  if (!item && !read.name && !read.expiring_at) throw new ProviderError('malformed', 'tonapi', 'an empty answer')
  if (![read.name, item?.dns].every(named => !named || namesDomain(name, named))) throw another('tonapi', 'domain')
  return {
    name: read.name ?? name,
    expiresAt: read.expiring_at,
    item: item && toNftCard(item),
    owner: item?.owner?.address ?? null,
    known: knownAddresses([item?.owner]),
  }
}
