import type { Address } from '@ton/core'
import { friendlyAddress } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import { CATEGORIES, category, type DnsRecord, readRecord, readRecords } from '../indexer/names/records.ts'
import { encodeName, resolveStep } from '../indexer/names/resolver.ts'
import type { Call, Method } from './method.ts'

const MAX_STEPS = 8
const NEXT = category('dns_next_resolver')

const account = (address: Address) => ({ '@type': 'accountAddress', account_address: friendlyAddress(address) })

function entryData(record: DnsRecord): Wire {
  switch (record.type) {
    case 'wallet':
      return { '@type': 'dns.entryDataSmcAddress', smc_address: account(record.address) }
    case 'next_resolver':
      return { '@type': 'dns.entryDataNextResolver', resolver: account(record.address) }
    case 'adnl':
      return {
        '@type': 'dns.entryDataAdnlAddress',
        adnl_address: { '@type': 'adnlAddress', adnl_address: record.hash },
      }
    case 'storage':
      return { '@type': 'dns.entryDataStorageAddress', bag_id: record.hash }
    default:
      return { '@type': 'dns.entryDataText', text: record.text }
  }
}

const entry = (name: string, hash: string, record: DnsRecord): Wire => ({
  '@type': 'dns.entry',
  name,
  category: Buffer.from(hash, 'hex').toString('base64'),
  entry: entryData(record),
})

type Found = { entries: Wire[]; next?: { resolver: Address; rest: Buffer } }

/** Asks one resolver; returns the records, or the next resolver. */
async function askResolver({ chain }: Call, resolver: Address, name: string, rest: Buffer): Promise<Found> {
  const step = await resolveStep(chain, resolver, rest)
  if (!step?.cell || step.bits <= 0) return { entries: [] }
  if (step.bits === rest.length * 8) {
    const records = [...readRecords(step.cell)]
    const known = records.filter(([hash]) => CATEGORIES.some(word => category(word) === hash))
    return { entries: known.map(([hash, record]) => entry(name, hash, record)) }
  }
  const record = readRecord(step.cell)
  if (record?.type !== 'next_resolver') return { entries: [] }
  const next = { resolver: record.address, rest: rest.subarray(step.bits / 8) }
  return { entries: [entry(name, NEXT, record)], next }
}

/** Resolves a name from the resolver `address`, in at most `ttl` further steps. Ignores `category`. */
const dnsResolve: Method = async call => {
  const { params } = call
  let resolver = params.address('address')
  const name = params.need('name').toLowerCase()
  const steps = params.within('ttl', 0, MAX_STEPS, MAX_STEPS)
  let rest = encodeName(name)
  for (let taken = 0; ; taken += 1) {
    const { entries, next } = await askResolver(call, resolver, name, rest)
    if (!next || taken >= steps) return { '@type': 'dns.resolved', entries }
    resolver = next.resolver
    rest = next.rest
  }
}

export const dnsMethods = { dnsResolve }
