import type { Address } from '@ton/core'
import { rawAddress } from '../http/encode.ts'
import type { World } from '../indexer/call.ts'
import { category, type DnsRecord, type DnsRecords } from '../indexer/names/records.ts'
import { contentRecords } from '../indexer/names/resolver.ts'

/** A domain with its item. The index only has second-level domains, and ignores expiry. */
export type NamedItem = { name: string; item: Address; owner: Address | null; records: DnsRecords }

export async function namedItems({ index }: Pick<World, 'index'>): Promise<NamedItem[]> {
  const { registry } = await index.tokens()
  return registry.domains.all().flatMap(({ name, address }) => {
    const item = registry.items.get(rawAddress(address))
    return item ? [{ name, item: address, owner: item.owner, records: contentRecords(item.content) }] : []
  })
}

export const recordOf = ({ records }: NamedItem, name: string): DnsRecord | undefined => records.get(category(name))

/** Address in a record of this kind. */
export function addressIn(named: NamedItem, kind: 'wallet' | 'next_resolver'): Address | null {
  const record = recordOf(named, kind === 'wallet' ? kind : 'dns_next_resolver')
  return record?.type === kind ? record.address : null
}

/** Shortest domain of each account (by raw address) that the account owns and that points to it. */
export async function shortestNames(world: Pick<World, 'index'>): Promise<ReadonlyMap<string, string>> {
  const own = (await namedItems(world)).filter(named => {
    const wallet = addressIn(named, 'wallet')
    return wallet !== null && named.owner?.equals(wallet)
  })
  const longestFirst = own.toSorted((one, other) => other.name.length - one.name.length)
  return new Map(longestFirst.flatMap(({ owner, name }) => (owner ? [[rawAddress(owner), name] as const] : [])))
}
