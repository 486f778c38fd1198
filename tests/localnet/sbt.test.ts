import { beforeAll, expect, test } from 'vitest'
import { onChain } from '../../scripts/localnet/scenario/content.ts'
import { code } from '../../scripts/localnet/scenario/contracts.ts'
import {
  Collection,
  deployItemBody,
  destroyBody,
  itemTransferBody,
  proveOwnershipBody,
  revokeBody,
} from '../../scripts/localnet/scenario/nft.ts'
import { address, type Bench, exitCodeAt, number, openBench, TON } from './support/bench.ts'
import { opOf } from './support/history.ts'

const GAS = TON / 5n
let bench: Bench
let collection: Collection

beforeAll(async () => {
  bench = await openBench()
  const { alice, bob, deploy, send } = bench
  const royalty = { numerator: 0, denominator: 1, destination: alice.address }
  const terms = { owner: alice.address, content: onChain({}), itemPrefix: '', royalty }
  collection = new Collection({ ...terms, itemCode: code('sbt-item') })
  await deploy(alice, collection.address, collection.contract)
  for (const index of [0, 1]) {
    const body = deployItemBody(index, bob.address, onChain({ name: 'Diploma' }), alice.address)
    await send(alice, { to: collection.address, value: GAS, body })
  }
})

test('TEP-85: a soul-bound NFT cannot be transferred', async () => {
  const { bob, carol, get, send } = bench
  const item = collection.item(0)
  const body = itemTransferBody({ to: carol.address, responseTo: bob.address })
  expect(exitCodeAt(await send(bob, { to: item, value: GAS, body }), item)).toBe(413)
  expect(address((await get(item, 'get_nft_data'))[3])).toBe(bob.address.toRawString())
})

test('TEP-85: only the owner of a soul-bound NFT proves ownership', async () => {
  const { bob, carol, send } = bench
  const item = collection.item(0)
  const order = { to: item, value: GAS, body: proveOwnershipBody(carol.address) }
  expect(exitCodeAt(await send(carol, order), item)).toBe(401)
  const proof = (await send(bob, order)).find(({ transaction }) => opOf(transaction.inMessage!.body) === 0x0524c7ae)!
  expect(proof.account.equals(carol.address)).toBe(true)
})

test('TEP-85: only the authority revokes a soul-bound NFT, and only once', async () => {
  const { alice, bob, chain, get, send } = bench
  const item = collection.item(0)
  const order = { to: item, value: GAS, body: revokeBody() }
  expect(address((await get(item, 'get_authority_address'))[0])).toBe(alice.address.toRawString())
  expect(exitCodeAt(await send(bob, order), item)).toBe(411)
  expect(number((await get(item, 'get_revoked_time'))[0])).toBe(0n)
  await send(alice, order)
  expect(chain.now - Number(number((await get(item, 'get_revoked_time'))[0]))).toBeLessThan(4)
  expect(exitCodeAt(await send(alice, order), item)).toBe(403)
})

test('TEP-85: a soul-bound NFT destroyed by its owner has no owner', async () => {
  const { bob, get, send } = bench
  const item = collection.item(1)
  await send(bob, { to: item, value: GAS, body: destroyBody() })
  expect((await get(item, 'get_nft_data'))[3]).toBeDefined()
  expect(address((await get(item, 'get_nft_data'))[3])).toBeNull()
  expect(address((await get(item, 'get_authority_address'))[0])).toBeNull()
})
