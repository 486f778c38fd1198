import * as v from 'valibot'
import { type Domain, namesDomain } from '../../domain/dns/domain.ts'
import { readDomain } from '../../domain/dns/name.ts'
import type { Call } from '../../lib/call.ts'
import { party, partyAddress } from '../bytes/party.ts'
import { knownAddresses, words } from '../bytes/wire-address.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { maybe, time } from '../http/wire.ts'
import { domainPath } from '../requests/domain.ts'
import { indexerApi } from './client.ts'
import { sale, toSale } from './nft-details.ts'
import { nftItem, toNftCard } from './nfts.ts'

const info = v.object({
  name: maybe(words),
  expiring_at: maybe(time),
  item: maybe(v.object({ ...nftItem.entries, owner: party, sale: maybe(sale) })),
})

/** Item, owner and expiry of a domain (dns/{domain}). Throws `not-found` for an unregistered domain. */
export async function getDomain(call: Call, name: string): Promise<Domain> {
  const { item, ...read } = await indexerApi(domainPath(name), {}, info, call)
  if (!item && !read.name && !read.expiring_at) throw new ProviderError('malformed', 'tonapi', 'an empty answer')
  if (![read.name, item?.dns].every(named => !named || namesDomain(name, named))) throw another('tonapi', 'domain')
  const registered = readDomain(read.name ?? item?.dns ?? name)
  return {
    name: 'name' in registered ? registered.name : name,
    expiresAt: read.expiring_at,
    item: item && toNftCard(item),
    // During a sale the item belongs to the contract of the sale.
    owner: item?.sale ? (item.sale.owner?.address ?? undefined) : item ? partyAddress(item.owner) : null,
    sale: item?.sale ? toSale(item.sale) : null,
    known: knownAddresses([item?.owner, item?.sale?.owner, item?.sale?.market]),
  }
}
