import { bookOf } from '../address-book.ts'
import type { Handler } from '../call.ts'
import { base64, upperAddress } from '../forms.ts'
import { addressIn, type NamedItem, namedItems, recordOf } from '../names.ts'
import { Refusal } from '../refusal.ts'

function hashIn(named: NamedItem, name: 'site' | 'storage'): string | null {
  const record = recordOf(named, name)
  return record && 'hash' in record ? base64(Buffer.from(record.hash, 'hex')) : null
}

/** `DNSRecord`; null for absent records. */
const dnsRecord = (named: NamedItem) => ({
  nft_item_address: upperAddress(named.item),
  nft_item_owner: upperAddress(named.owner),
  domain: named.name,
  dns_next_resolver: upperAddress(addressIn(named, 'next_resolver')),
  dns_wallet: upperAddress(addressIn(named, 'wallet')),
  dns_site_adnl: hashIn(named, 'site'),
  dns_storage_bag_id: hashIn(named, 'storage'),
})

/** Domains by name or by wallet; requires exactly one. Names without bids have no row. */
const records: Handler = async ({ world, params }) => {
  const [[wallet], domain] = [params.addresses('wallet'), params.text('domain')]
  if ((wallet === undefined) === (domain === undefined))
    throw new Refusal(422, 'exactly one of wallet, domain should be specified')
  const all = await namedItems(world)
  const found = params.cut(
    all.filter(named =>
      domain === undefined
        ? addressIn(named, 'wallet')?.toRawString() === wallet?.toRawString()
        : named.name === domain,
    ),
  )
  const named = found.flatMap(one => [one.item, one.owner, addressIn(one, 'wallet'), addressIn(one, 'next_resolver')])
  return { records: found.map(dnsRecord), address_book: await bookOf(world, named) }
}

export const dnsHandlers = { 'dns/records': records }
