import type { Address } from '@ton/core'
import { loadPlainAddress } from '../../chain/tlb.ts'
import type { ChainTransaction } from '../../chain/types.ts'
import { opCode } from '../../http/body.ts'
import { hex, rawAddress } from '../../http/encode.ts'
import { accountAddress, interfacesOf, isWallet } from '../account-address.ts'
import type { Call, Handler, World } from '../call.ts'
import { namedMethods } from '../methods.ts'
import type { Domain } from '../names/domains.ts'
import { category, type DnsRecords } from '../names/records.ts'
import { contentRecords, resolveName } from '../names/resolver.ts'
import { nftItem } from '../nft.ts'
import { badRequest, notFound } from '../refusal.ts'
import { isSuccess } from '../transaction.ts'
import { get } from './route.ts'

/** Lengths of names that could be mistaken for addresses. */
const MISTAKABLE = new Set([46, 48, 52])
const MONTH_DAYS = 30
const DAY = 86_400

function domainName(call: Call): string {
  const name = call.param('domain_name').toLowerCase()
  const label = name.replace(/\.(ton|t\.me)$/, '')
  if (label.length < 4 || label.length > 126) throw badRequest('invalid domain len')
  return name
}

async function domainOf(call: Call): Promise<Domain> {
  const { registry } = await call.world.index.tokens()
  const domain = registry.domains.named(domainName(call))
  if (!domain) throw notFound()
  return domain
}

const domainInfo: Handler = async call => {
  const domain = await domainOf(call)
  const { registry } = await call.world.index.tokens()
  const item = registry.items.get(rawAddress(domain.address))
  return {
    name: domain.name,
    expiring_at: domain.zone === 'ton' ? domain.expiresAt : undefined,
    item: item ? await nftItem(call.world, registry, item) : undefined,
  }
}

function walletRecord(world: World, address: Address) {
  const code = world.chain.account(address)?.code
  const methods = code ? namedMethods(code) : []
  return {
    address: rawAddress(address),
    account: accountAddress(world, address),
    is_wallet: interfacesOf(world, address).length > 0 ? isWallet(world, address) : false,
    has_method_pubkey: methods.includes('get_public_key'),
    has_method_seqno: methods.includes('seqno'),
    names: [],
  }
}

function picture(records: DnsRecords) {
  const record = records.get(category('picture'))
  if (record?.type === 'text') return { type: 'url', url: record.text }
  return record?.type === 'storage' ? { type: 'bag_id', bag_id: record.hash } : undefined
}

/** `DnsRecord` of the indexer, with all records of a name. */
function recordFields(world: World, records: DnsRecords) {
  const wallet = records.get(category('wallet'))
  const next = records.get(category('dns_next_resolver'))
  const site = records.get(category('site'))
  const storage = records.get(category('storage'))
  return {
    wallet: wallet?.type === 'wallet' ? walletRecord(world, wallet.address) : undefined,
    next_resolver: next?.type === 'next_resolver' ? rawAddress(next.address) : undefined,
    sites: site?.type === 'adnl' || site?.type === 'storage' ? [site.hash] : [],
    storage: storage?.type === 'storage' ? storage.hash : undefined,
    picture: picture(records),
  }
}

/** A registered domain without records is answered like a free one. */
const resolve: Handler = async call => {
  const name = call.param('domain_name').toLowerCase()
  if (MISTAKABLE.has(name.length)) {
    throw badRequest("domains with length 46, 48 and 52 can't be resolved by security issues")
  }
  const resolution = await resolveName(call.world.chain, name)
  if (!resolution || resolution.records.size === 0) throw notFound('not resolved')
  return recordFields(call.world, resolution.records)
}

/** Bidder of a message: in the body of the collection's first message, or the sender of a plain one. */
function bidder(item: ChainTransaction, domain: Domain, collection: Address | null): Address | null {
  const message = item.transaction.inMessage
  if (message?.info.type !== 'internal' || message.info.bounced || message.info.value.coins === 0n) return null
  try {
    if (collection?.equals(message.info.src)) return loadPlainAddress(message.body.beginParse())
  } catch {
    return null
  }
  const op = opCode(message.body)
  return domain.address.equals(item.account) && (op === null || op === 0) ? message.info.src : null
}

type Bid = { item: ChainTransaction; from: Address; success: boolean }

async function bidsOf(world: World, domain: Domain): Promise<Bid[]> {
  const { registry } = await world.index.tokens()
  const collection = registry.items.get(rawAddress(domain.address))?.collection ?? null
  return world.index.transactionsOf(domain.address).flatMap(item => {
    const from = bidder(item, domain, collection)
    return from ? [{ item, from, success: isSuccess(item.transaction) }] : []
  })
}

const bids: Handler = async call => {
  const found = await bidsOf(call.world, await domainOf(call))
  return {
    data: found.toReversed().map(({ item, from, success }) => ({
      success,
      value: item.transaction.inMessage?.info.type === 'internal' ? item.transaction.inMessage.info.value.coins : 0n,
      txTime: item.transaction.now,
      txHash: hex(item.hash),
      bidder: accountAddress(call.world, from),
    })),
  }
}

const auctions: Handler = async call => {
  const tld = call.query.get('tld')
  const { registry } = await call.world.index.tokens()
  const running = registry.domains
    .auctions(call.world.chain.now)
    .filter(domain => !tld || domain.name.endsWith(`.${tld}`))
    .sort((one, other) => one.auction.endsAt - other.auction.endsAt)
  const data: Array<Record<string, string | number | bigint>> = []
  for (const domain of running) {
    const counted = (await bidsOf(call.world, domain)).filter(bid => bid.success).length
    data.push({
      domain: domain.name,
      owner: rawAddress(domain.auction.bidder),
      price: domain.auction.bid,
      bids: Math.max(counted, 1),
      date: domain.auction.endsAt,
    })
  }
  return { data, total: data.length }
}

const backResolve: Handler = async call => {
  const address = await call.account('account_id')
  const { registry } = await call.world.index.tokens()
  const domains = registry.domains.all().filter(domain => {
    const item = registry.items.get(rawAddress(domain.address))
    const wallet = item ? contentRecords(item.content).get(category('wallet')) : undefined
    return wallet?.type === 'wallet' && wallet.address.equals(address)
  })
  return { domains: domains.map(domain => domain.name) }
}

const expiring: Handler = async call => {
  const owner = rawAddress(await call.account('account_id'))
  const period = call.int('period', { min: 1, max: 3660, otherwise: 12 * MONTH_DAYS + 6 })
  const { registry } = await call.world.index.tokens()
  const end = call.world.chain.now + period * DAY
  const items: Array<{ expiring_at: number; name: string; dns_item: Awaited<ReturnType<typeof nftItem>> }> = []
  for (const item of registry.items.where('owner', owner)) {
    const domain = registry.domains.get(item.address)
    if (domain?.zone !== 'ton' || domain.expiresAt > end) continue
    const dnsItem = await nftItem(call.world, registry, item)
    items.push({ expiring_at: domain.expiresAt, name: domain.name, dns_item: dnsItem })
  }
  return { items: items.sort((one, other) => other.expiring_at - one.expiring_at) }
}

export const dnsRoutes = [
  get('GetAllAuctions', '/v2/dns/auctions', auctions),
  get('GetDnsInfo', '/v2/dns/{domain_name}', domainInfo),
  get('DnsResolve', '/v2/dns/{domain_name}/resolve', resolve),
  get('GetDomainBids', '/v2/dns/{domain_name}/bids', bids),
  get('AccountDnsBackResolve', '/v2/accounts/{account_id}/dns/backresolve', backResolve),
  get('GetAccountDnsExpiring', '/v2/accounts/{account_id}/dns/expiring', expiring),
]
