import * as v from 'valibot'
import { type Domain, type DomainRecords, namesDomain } from '../../domain/dns/domain.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { hash, maybe, rows } from '../http/wire.ts'
import { addressBook } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { requiredAddress } from './fields.ts'
import { indexV3 } from './provider.ts'

const MAX_ROWS = 1000

const record = v.object({
  nft_item_address: requiredAddress,
  nft_item_owner: maybe(v.unknown()),
  domain: words,
  dns_next_resolver: maybe(address),
  dns_wallet: maybe(address),
  dns_site_adnl: maybe(hash),
  dns_storage_bag_id: maybe(hash),
})
const list = v.object({ records: rows(record), address_book: addressBook })

/** Null if absent, undefined if unreadable. */
function ownerOf(wire: unknown): RawAddress | null | undefined {
  if (wire === null) return null
  const read = v.safeParse(address, wire)
  return (read.success && read.output) || undefined
}

async function findDomain(call: Call, name: string) {
  const { records, address_book } = await indexV3Api('/dns/records', { domain: name, limit: 1 }, list, call)
  const isAsked = ({ domain }: { domain: string | null }) => domain !== null && namesDomain(name, domain)
  const [row] = askedRows(indexV3.name, 'domain', records.rows, isAsked)
  if (!row) throw new ProviderError(records.unreadable ? 'malformed' : 'not-found', indexV3.name, 'no domain')
  return { row, known: address_book.known }
}

/** A second-level domain with its owner (dns/records). Expired domains look the same. Throws ProviderError: `not-found` for a name without bids. */
export async function getIndexV3Domain(call: Call, name: string): Promise<Domain> {
  const { row, known } = await findDomain(call, name)
  return {
    name: row.domain ?? name,
    item: { address: row.nft_item_address, collection: null },
    owner: ownerOf(row.nft_item_owner),
    known,
  }
}

/** Some records of a domain, even of an expired one (dns/records). Throws ProviderError: `not-found` for a name without bids. */
export async function getIndexV3Records(call: Call, name: string): Promise<DomainRecords> {
  const { row, known } = await findDomain(call, name)
  return {
    wallet: row.dns_wallet,
    nextResolver: row.dns_next_resolver,
    sites: row.dns_site_adnl ? [row.dns_site_adnl] : [],
    storage: row.dns_storage_bag_id,
    picture: null,
    others: [],
    isPartial: true,
    known,
  }
}

/** Domains whose wallet record is this address (dns/records). */
export async function getIndexV3DomainsOf(call: Call, wallet: RawAddress): Promise<string[]> {
  const { records } = await indexV3Api('/dns/records', { wallet, limit: MAX_ROWS }, list, call)
  const own = askedRows(indexV3.name, 'account', records.rows, ({ dns_wallet }) => dns_wallet === wallet)
  return own.flatMap(({ domain }) => domain ?? [])
}
