import { type Address, beginCell, contractAddress } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import { offChain, onChain } from '../../scripts/localnet/scenario/content.ts'
import {
  batchDeployBody,
  Collection,
  deployItemBody,
  itemSuffix,
  itemTransferBody,
  saleContract,
} from '../../scripts/localnet/scenario/nft.ts'
import { comment, type Wallet } from '../../scripts/localnet/scenario/wallet.ts'
import { address, type Bench, cell, exitCodeAt, number, openBench, TON } from './support/bench.ts'
import { opOf } from './support/history.ts'

const GAS = TON / 5n
let bench: Bench
let collection: Collection

beforeAll(async () => {
  bench = await openBench()
  const { alice, bob, deploy, send } = bench
  const royalty = { numerator: 5, denominator: 100, destination: alice.address }
  const content = offChain('https://example.test/c.json')
  collection = new Collection({ owner: alice.address, content, itemPrefix: 'https://example.test/', royalty })
  await deploy(alice, collection.address, collection.contract)
  const birth = deployItemBody(0, bob.address, itemSuffix('0.json'))
  await send(alice, { to: collection.address, value: GAS, body: birth })
  const more = batchDeployBody(1, bob.address, [itemSuffix('1.json'), itemSuffix('2.json'), itemSuffix('3.json')])
  await send(alice, { to: collection.address, value: TON, body: more })
})

const ownerOf = async (item: Address) => address((await bench.get(item, 'get_nft_data'))[3])
const give = (from: Wallet, item: Address, to: Address) => {
  const body = itemTransferBody({ to, responseTo: from.address, payload: comment('take it') })
  return bench.send(from, { to: item, value: GAS, body })
}

test('TEP-62: the collection returns its number of items and their addresses', async () => {
  const [next, content, owner] = await bench.get(collection.address, 'get_collection_data')
  expect(number(next)).toBe(4n)
  expect(cell(content).equals(offChain('https://example.test/c.json'))).toBe(true)
  expect(address(owner)).toBe(bench.alice.address.toRawString())
  const [item] = await bench.get(collection.address, 'get_nft_address_by_index', [{ type: 'int', value: 2n }])
  expect(address(item)).toBe(collection.item(2).toRawString())
})

test('TEP-62: an item returns its index, collection, owner and individual content', async () => {
  const [init, index, of, owner, content] = await bench.get(collection.item(2), 'get_nft_data')
  expect([number(init), number(index)]).toEqual([-1n, 2n])
  expect(address(of)).toBe(collection.address.toRawString())
  expect(address(owner)).toBe(bench.bob.address.toRawString())
  const args = [{ type: 'int', value: 2n } as const, { type: 'cell', cell: cell(content) } as const]
  const [full] = await bench.get(collection.address, 'get_nft_content', args)
  const link = cell(full).beginParse()
  expect(link.loadUint(8)).toBe(1)
  expect(link.loadStringTail()).toBe('https://example.test/2.json')
})

test('TEP-64: complete on-chain content passes through the collection', async () => {
  const { alice, deploy, get } = bench
  const royalty = { numerator: 0, denominator: 1, destination: alice.address }
  const bare = new Collection({ owner: alice.address, content: onChain({}), itemPrefix: '', royalty })
  await deploy(alice, bare.address, bare.contract)
  const own = onChain({ name: 'Alone' })
  const [full] = await get(bare.address, 'get_nft_content', [
    { type: 'int', value: 0n },
    { type: 'cell', cell: own },
  ])
  expect(cell(full).equals(own)).toBe(true)
})

test('TEP-66: the royalty is returned by get-method and by message', async () => {
  const [numerator, denominator, destination] = await bench.get(collection.address, 'royalty_params')
  expect([number(numerator), number(denominator)]).toEqual([5n, 100n])
  expect(address(destination)).toBe(bench.alice.address.toRawString())
  const ask = beginCell().storeUint(0x693d3950, 32).storeUint(7, 64).endCell()
  const trace = await bench.send(bench.carol, { to: collection.address, value: GAS, body: ask })
  expect(trace.map(({ transaction }) => opOf(transaction.inMessage!.body))).toContain(0xa8cb00ad)
})

test('TEP-62: a transfer changes the owner, notifies the new one, and returns the rest', async () => {
  const { bob, carol } = bench
  const trace = await give(bob, collection.item(0), carol.address)
  expect(await ownerOf(collection.item(0))).toBe(carol.address.toRawString())
  const notice = trace.find(({ transaction }) => opOf(transaction.inMessage!.body) === 0x05138d91)!
  expect(notice.account.equals(carol.address)).toBe(true)
  expect(trace.map(({ transaction }) => opOf(transaction.inMessage!.body))).toContain(0xd53276db)
})

test('only the owner transfers an NFT, and only with enough TON', async () => {
  const { alice, bob } = bench
  const item = collection.item(1)
  expect(exitCodeAt(await give(alice, item, alice.address), item)).toBe(401)
  const body = itemTransferBody({ to: alice.address, responseTo: bob.address })
  expect(exitCodeAt(await bench.send(bob, { to: item, value: TON / 100n, body }), item)).toBe(402)
  expect(await ownerOf(item)).toBe(bob.address.toRawString())
})

test('only the collection’s owner mints NFTs, and no index is skipped', async () => {
  const { alice, bob } = bench
  const body = deployItemBody(4, bob.address, itemSuffix('4.json'))
  expect(exitCodeAt(await bench.send(bob, { to: collection.address, value: GAS, body }), collection.address)).toBe(401)
  const far = deployItemBody(40, bob.address, itemSuffix('40.json'))
  const trace = await bench.send(alice, { to: collection.address, value: GAS, body: far })
  expect(exitCodeAt(trace, collection.address)).toBe(403)
})

test('an NFT answers a request for its static data', async () => {
  const ask = beginCell().storeUint(0x2fcb26a2, 32).storeUint(7, 64).endCell()
  const trace = await bench.send(bench.alice, { to: collection.item(3), value: GAS, body: ask })
  expect(trace.map(({ transaction }) => opOf(transaction.inMessage!.body))).toContain(0x8b771735)
})

test('an NFT sale holds the item until the price is paid, and distributes it', async () => {
  const { alice, bob, carol, chain, deploy, get, send } = bench
  const item = collection.item(3)
  const terms = { item, market: bench.bank.address, price: 20n * TON, createdAt: chain.now, author: alice.address }
  const sale = saleContract(terms)
  const at = contractAddress(0, sale)
  await deploy(bob, at, sale)
  await give(bob, item, at)
  expect(await ownerOf(item)).toBe(at.toRawString())
  expect(address((await get(at, 'get_sale_data'))[5])).toBe(bob.address.toRawString())
  expect(exitCodeAt(await send(carol, { to: at, value: 10n * TON }), at)).toBe(450)
  const trace = await send(carol, { to: at, value: 21n * TON })
  expect(await ownerOf(item)).toBe(carol.address.toRawString())
  const paid = trace.find(({ account }) => account.equals(bob.address))!.transaction.inMessage!.info
  expect(paid.type === 'internal' && paid.value.coins).toBe(17n * TON)
  expect(number((await get(at, 'get_sale_data'))[1])).toBe(-1n)
})
