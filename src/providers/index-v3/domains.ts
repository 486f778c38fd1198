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
  nft_item_owner: maybe(address),
  domain: words,
  dns_next_resolver: maybe(address),
  dns_wallet: maybe(address),
  dns_site_adnl: maybe(hash),
  dns_storage_bag_id: maybe(hash),
})
const list = v.object({ records: rows(record), address_book: addressBook })

/** A domain of the second level without its date of expiry: one that ran out is told alike. */
export type IndexedV3Domain = Omit<Domain, 'expiresAt' | 'item'> & {
  itemAddress: RawAddress
  /** without a picture and records of other kinds */
  records: Omit<DomainRecords, 'picture' | 'others' | 'known'>
}

/** A domain with its owner and records (dns/records). Throws ProviderError: `not-found` for a name without any bid. */
export async function getIndexedV3Domain(call: Call, name: string): Promise<IndexedV3Domain> {
  const { records, address_book } = await indexV3Api('/dns/records', { domain: name, limit: 1 }, list, call)
  const isAsked = ({ domain }: { domain: string | null }) => domain !== null && namesDomain(name, domain)
  const [row] = askedRows(indexV3.name, 'domain', records.rows, isAsked)
  if (!row) throw new ProviderError(records.unreadable ? 'malformed' : 'not-found', indexV3.name, 'no domain')
  return {
    name: row.domain ?? name,
    itemAddress: row.nft_item_address,
    owner: row.nft_item_owner,
    records: {
      wallet: row.dns_wallet,
      nextResolver: row.dns_next_resolver,
      sites: row.dns_site_adnl ? [row.dns_site_adnl] : [],
      storage: row.dns_storage_bag_id,
    },
    known: address_book.known,
  }
}

/** Names whose wallet record is this address (dns/records). */
export async function getIndexedV3DomainsOf(call: Call, wallet: RawAddress): Promise<string[]> {
  const { records } = await indexV3Api('/dns/records', { wallet, limit: MAX_ROWS }, list, call)
  const own = askedRows(indexV3.name, 'account', records.rows, ({ dns_wallet }) => dns_wallet === wallet)
  return own.flatMap(({ domain }) => domain ?? [])
}
