import { createHash } from 'node:crypto'
import { type Address, beginCell, type TupleItem } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import { offChain } from '../../scripts/localnet/scenario/content.ts'
import {
  auctionTimeBody,
  bidBody,
  changeRecordBody,
  openAuctionBody,
  walletRecord,
  Zone,
} from '../../scripts/localnet/scenario/dns.ts'
import { address, type Bench, exitCodeAt, number, openBench, TON } from './support/bench.ts'
import { opOf } from './support/history.ts'

const GAS = TON / 5n
/** seconds; every message takes three steps of a second */
const AUCTION_SECONDS = 12
let bench: Bench
let zone: Zone

beforeAll(async () => {
  bench = await openBench()
  const governor = bench.bank.address
  const terms = { governor, content: offChain('https://example.test/dns.json'), minLabel: 4, minPrice: TON }
  zone = new Zone({ ...terms, zone: 'ton', auctionTime: AUCTION_SECONDS })
  await bench.deploy(bench.alice, zone.address, zone.contract)
})

const open = (label: string, value = 10n * TON) =>
  bench.send(bench.alice, { to: zone.address, value, body: openAuctionBody(label) })
const bid = (label: string, value: bigint) => bench.send(bench.bob, { to: zone.item(label), value, body: bidBody() })
const ownerOf = async (item: Address) => address((await bench.get(item, 'get_nft_data'))[3])
const bytes = (text: string): TupleItem => ({
  type: 'slice',
  cell: beginCell().storeBuffer(Buffer.from(text)).endCell(),
})
const category = (name: string): TupleItem => {
  const hash = createHash('sha256').update(name).digest('hex')
  return { type: 'int', value: name === '' ? 0n : BigInt(`0x${hash}`) }
}

test.each([
  ['too short', 'abc', 10n * TON, 200],
  ['letters outside the alphabet', 'Über', 10n * TON, 203],
  ['too cheap', 'cheap', TON / 2n, 204],
] as const)('the collection does not sell a domain whose name is: %s', async (_, label, value, code) => {
  expect(exitCodeAt(await open(label, value), zone.address)).toBe(code)
})

test('the first bid opens an auction, a higher one outbids, and a low one is refused', async () => {
  await open('auction')
  const item = zone.item('auction')
  const [bidder, price] = await bench.get(item, 'get_auction_info')
  expect(address(bidder)).toBe(bench.alice.address.toRawString())
  expect(number(price)).toBeGreaterThan(9n * TON)
  expect(exitCodeAt(await bid('auction', 10n * TON), item)).toBe(407)
  const trace = await bid('auction', 12n * TON)
  expect(address((await bench.get(item, 'get_auction_info'))[0])).toBe(bench.bob.address.toRawString())
  const outbid = trace.find(({ transaction }) => opOf(transaction.inMessage!.body) === 0x557cea20)!
  expect(outbid.account.equals(bench.alice.address)).toBe(true)
  expect(await ownerOf(item)).toBeNull()
})

test('an auctioned domain belongs to the winner, the only one who can set its records', async () => {
  await open('records')
  const item = zone.item('records')
  for (let second = 0; second <= AUCTION_SECONDS; second++) await bench.network.step()
  expect(await ownerOf(item)).toBe(bench.alice.address.toRawString())
  const body = changeRecordBody('wallet', walletRecord(bench.carol.address))
  expect(exitCodeAt(await bench.send(bench.bob, { to: item, value: GAS, body }), item)).toBe(411)
  await bench.send(bench.alice, { to: item, value: GAS, body })
  expect(number((await bench.get(item, 'get_auction_info'))[2])).toBe(0n)
  const [bits, record] = await bench.get(item, 'dnsresolve', [bytes('\0'), category('wallet')])
  expect(number(bits)).toBe(8n)
  if (record?.type !== 'cell') throw new Error('No record')
  expect(record.cell.equals(walletRecord(bench.carol.address))).toBe(true)
  await bench.send(bench.alice, { to: item, value: GAS, body: changeRecordBody('wallet', null) })
  const [, gone] = await bench.get(item, 'dnsresolve', [bytes('\0'), category('wallet')])
  expect(gone?.type).toBe('null')
})

test('TEP-81: the collection resolves a name to its item, with and without a leading zero', async () => {
  for (const [name, bits] of [
    ['records\0', 56n],
    ['\0records\0', 64n],
  ] as const) {
    const [used, next] = await bench.get(zone.address, 'dnsresolve', [bytes(name), category('')])
    expect(number(used)).toBe(bits)
    if (next?.type !== 'cell') throw new Error('Leads nowhere')
    const resolver = next.cell.beginParse()
    expect(resolver.loadUint(16)).toBe(0xba93)
    expect(resolver.loadAddress().equals(zone.item('records'))).toBe(true)
  }
})

test('only the governor sets the length of auctions', async () => {
  const order = { to: zone.address, value: GAS, body: auctionTimeBody(5000) }
  expect(exitCodeAt(await bench.send(bench.bob, order), zone.address)).toBe(401)
  await bench.send(bench.bank, order)
  await open('longer')
  const [, , ends] = await bench.get(zone.item('longer'), 'get_auction_info')
  expect(Number(number(ends)) - bench.chain.now).toBeGreaterThan(4900)
})
