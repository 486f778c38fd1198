import type { Address } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import { NO_SHARD_ACCOUNT } from '../../scripts/localnet/chain/ledger.ts'
import { rawAddress } from '../../scripts/localnet/http/encode.ts'
import { createIndexer } from '../../scripts/localnet/indexer/indexer.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'

let chain: Chain
let tokens: Awaited<ReturnType<ReturnType<typeof createIndexer>['index']['tokens']>>
beforeAll(async () => {
  const network = await openNetwork({ profile: 'standard', genesisTime: FIXED_GENESIS })
  if (!(network.chain instanceof Chain)) throw new Error('The chain itself is changed')
  chain = network.chain
  const { index } = createIndexer(network, 0)
  tokens = await index.tokens()
}, 600_000)

test('token operations share address objects with the accounts', () => {
  const { jettons, nfts } = tokens.operations
  const addresses = [
    ...jettons.flatMap(({ master, source, destination }) => [master, source, destination]),
    ...nfts.flatMap(({ source, destination }) => [source, destination]),
  ].filter((address): address is Address => address !== null && chain.account(address) !== undefined)
  expect(addresses.length).toBeGreaterThan(50)
  for (const address of addresses) expect(address === chain.account(address)?.address, `${address}`).toBe(true)
})

async function vanish(address: Address): Promise<void> {
  chain.ledger.put(address, NO_SHARD_ACCOUNT)
  await tokens.registry.refresh(address)
}

test('registry rows of a deleted contract are removed', async () => {
  const { wallets, masters, collections, items, sales } = tokens.registry
  for (const table of [wallets, masters, collections, items, sales]) {
    const [row] = table.all()
    await vanish(row!.address)
    expect(table.get(rawAddress(row!.address))).toBeUndefined()
  }
})

test('a domain, its content and its collection’s confirmation are removed with its item', async () => {
  const { domains, items, contents, confirmations } = tokens.registry
  const [domain] = domains.all()
  const item = items.get(rawAddress(domain!.address))!
  expect(await confirmations.of(item)).toBe(true)
  const content = await contents.of(item)
  expect(await contents.of(item)).toBe(content)
  await vanish(domain!.address)
  expect(domains.get(domain!.address)).toBeUndefined()
  expect(await contents.of(item)).not.toBe(content)
  expect(await confirmations.of(item)).toBe(false)
})

test('deleted accounts are removed from the list of accounts', () => {
  const before = [...chain.accounts()].length
  const some = [...chain.accounts()].slice(100, 200).map(({ address }) => address)
  for (const address of some) {
    chain.ledger.put(address, NO_SHARD_ACCOUNT)
  }
  expect([...chain.accounts()].length).toBe(before - some.length)
  for (const address of some) expect(chain.account(address)).toBeUndefined()
})
