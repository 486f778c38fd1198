import { Address } from '@ton/core'
import { expect, it } from 'vitest'
import type { JettonDetails } from '../../src/domain/jetton/holders.ts'
import type { NftCard } from '../../src/domain/nft/nft.ts'
import { MAX_ACCOUNTS } from '../../src/providers/index-v3/accounts.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { rawOf } from '../support/address.ts'
import { fakeCall, whole } from '../support/provider.ts'
import { indexV3World } from './support/index-v3-world.ts'

/** Accounts and tokens of toncenter's index, read over HTTP from the embedded network. */
const world = indexV3World()

const rolesOf = (name: string) => (world.network.fixtures.roles.get(name) ?? []).map(rawOf)
const someAccounts = () =>
  [...world.network.fixtures.roles.values()].flatMap(addresses => addresses.slice(0, 2)).map(rawOf)

it('toncenter’s index returns accounts like node and tonapi, many in one call', async () => {
  const addresses = [...new Set(someAccounts())].slice(0, MAX_ACCOUNTS)
  const stranger: RawAddress = `0:${'e'.repeat(64)}`
  const read = await world.provider.getIndexV3Accounts(fakeCall(), [...addresses, stranger].slice(-MAX_ACCOUNTS))
  const known = addresses.filter(address => world.network.chain.account(Address.parse(address)))
  expect(read.accounts.map(({ account }) => account.address).sort()).toEqual(known.sort())
  for (const { account, facts } of read.accounts.slice(0, 25)) {
    expect(account).toEqual(await whole(world.provider.getAccount(fakeCall(), account.address)))
    const other = await world.provider.getAccountFacts(fakeCall(), account.address)
    expect(facts).toMatchObject({ interfaces: other.interfaces })
    expect(facts.methods.filter(name => other.methods.includes(name))).toEqual(
      other.methods.filter(name => facts.methods.includes(name)),
    )
    const single = await world.provider.getIndexV3Account(fakeCall(), account.address)
    expect({ ...single.account, ...(await single.hashes) }).toEqual(account)
  }
  await expect(world.provider.getIndexV3Account(fakeCall(), stranger)).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('toncenter’s index returns an account’s jettons like tonapi, without prices and trust', async () => {
  let compared = 0
  for (const owner of new Set(someAccounts())) {
    const [read, other] = [
      await world.provider.getIndexV3Jettons(fakeCall(), owner),
      await world.provider.getJettons(fakeCall(), owner),
    ]
    // Both list a thousand rows, in different orders.
    if (read.isCapped || other.isCapped) continue
    const plain = ({ balances }: typeof read) =>
      balances
        .map(({ balance, wallet, jetton: { address, decimals, symbol, name } }) => ({
          balance,
          wallet,
          address,
          decimals,
          symbol,
          name,
        }))
        .sort((a, b) => (a.address < b.address ? -1 : 1))
    const withMetadata = plain(read)
    const listed = new Set(withMetadata.map(({ address }) => address))
    expect(withMetadata).toEqual(plain(other).filter(({ address }) => listed.has(address)))
    expect(withMetadata.length + read.unreadable).toBeGreaterThanOrEqual(other.balances.length)
    compared += withMetadata.length
  }
  console.log(`Jetton balances: ${compared} compared with tonapi's.`)
  expect(compared).toBeGreaterThan(10)
})

it('toncenter’s index returns a jetton and its holders like tonapi', async () => {
  for (const master of rolesOf('jetton').slice(0, 6)) {
    const [read, other] = [
      await world.provider.getIndexV3Jetton(fakeCall(), master).catch(error => {
        if (error.kind !== 'not-ready') throw error
      }),
      await world.provider.getJetton(fakeCall(), master),
    ]
    const plain = ({ address, symbol, name, decimals, supply, mintable, admin, description }: JettonDetails) => ({
      address,
      symbol,
      name,
      decimals,
      supply,
      mintable,
      admin,
      description,
    })
    if (read && !other.scale) expect(plain(read)).toEqual(plain(other))
    const [holders, others] = [
      await world.provider.getIndexV3Holders(fakeCall(), master, 20, 0),
      await world.provider.getHolders(fakeCall(), master, 20, 0),
    ]
    expect(holders.holders.map(({ rank, balance }) => ({ rank, balance }))).toEqual(
      others.holders.map(({ rank, balance }) => ({ rank, balance })),
    )
    expect(holders.unreadable).toBe(0)
  }
})

it('toncenter’s index returns a jetton’s transfers as in tonapi’s history of their receivers, newest first', async () => {
  let compared = 0
  for (const master of rolesOf('jetton').slice(0, 6)) {
    const read = await world.provider.getIndexV3JettonTransfers(fakeCall(), master, 10)
    expect(read.unreadable).toBe(0)
    expect(read.transfers.map(({ utime }) => utime)).toEqual(
      read.transfers.map(({ utime }) => utime).toSorted((a, b) => b - a),
    )
    for (const { from, to, amount } of read.transfers) {
      const { operations } = await world.provider.getJettonHistory(fakeCall(), to ?? master, 100)
      const arrivals = operations.filter(({ kind, destination }) => kind === 'transfer' && destination === to)
      expect(arrivals).toContainEqual(expect.objectContaining({ source: from, amount }))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(10)
})

it('toncenter’s index returns NFTs by account, collection and address like tonapi', async () => {
  let compared = 0
  const plain = ({ address, collection, name, domain, attributes }: NftCard) => ({
    address,
    collection: collection?.address,
    name,
    domain,
    attributes,
  })
  for (const owner of new Set(someAccounts())) {
    const [read, other] = [
      await world.provider.getIndexV3Nfts(fakeCall(), owner, 1000),
      await world.provider.getNfts(fakeCall(), owner, 1000),
    ]
    const byAddress = new Map(read.items.map(item => [item.address, item]))
    for (const item of other.items.filter(({ confirmed }) => confirmed)) {
      expect(plain(byAddress.get(item.address)!)).toEqual(plain(item))
      compared++
    }
  }
  console.log(`NFTs: ${compared} compared with tonapi's.`)
  expect(compared).toBeGreaterThan(10)
  for (const collection of rolesOf('nft collection').slice(0, 2)) {
    const read = await world.provider.getIndexV3CollectionItems(fakeCall(), collection, 10, 0)
    expect(read.items.length).toBeGreaterThan(0)
    expect(read.items.every(item => item.collection?.address === collection)).toBe(true)
    const listed = await world.provider.getCollectionItems(fakeCall(), collection, 1000, 0)
    for (const { address, owner, sale } of read.items) {
      const other = listed.items.find(item => item.address === address)
      expect([owner, sale]).toEqual([other?.owner, other?.sale && { price: null }])
    }
    const { name, owner, itemCount, description } = await world.provider.getNftCollection(fakeCall(), collection)
    expect(await world.provider.getIndexV3Collection(fakeCall(), collection)).toMatchObject({
      address: collection,
      name,
      owner,
      itemCount,
      description,
      trust: 'unknown',
    })
  }
  await expect(world.provider.getIndexV3Collection(fakeCall(), `0:${'e'.repeat(64)}`)).rejects.toMatchObject({
    kind: 'not-found',
  })
  const sold = rawOf(Address.parse(world.network.fixtures.worthOpening.get('NFT on sale')!))
  const [read, other] = [
    await world.provider.getIndexV3NftItem(fakeCall(), sold),
    await world.provider.getNftItem(fakeCall(), sold),
  ]
  expect(plain(read)).toEqual(plain(other))
  expect(read).toMatchObject({ owner: other.owner, codeHash: other.codeHash, allAttributes: other.allAttributes })
  expect(read.sale).toEqual({ ...other.sale, market: null, price: null })
  await expect(world.provider.getIndexV3NftItem(fakeCall(), `0:${'e'.repeat(64)}`)).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('toncenter’s index returns domains, and names of a wallet, like tonapi', async () => {
  for (const name of ['nanoscope.ton', 'alice.ton']) {
    const read = await world.provider.getIndexV3Domain(fakeCall(), name)
    const some = await world.provider.getIndexV3Records(fakeCall(), name)
    const [domain, records] = [
      await world.provider.getDomain(fakeCall(), name),
      await world.provider.getDomainRecords(fakeCall(), name).catch(() => null),
    ]
    expect(read).toMatchObject({ name: domain.name, owner: domain.owner, item: { address: domain.item?.address } })
    if (records) {
      const { wallet, nextResolver, sites, storage } = records
      expect(some).toMatchObject({ wallet, nextResolver, sites, storage, isPartial: true })
    }
    const { wallet } = some
    if (wallet)
      expect((await world.provider.getIndexV3DomainsOf(fakeCall(), wallet)).sort()).toEqual(
        (await world.provider.getDomainsOf(fakeCall(), wallet)).sort(),
      )
  }
  await expect(world.provider.getIndexV3Domain(fakeCall(), 'nobody-has-it.ton')).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('toncenter’s index returns the newest block like the node, with its time', async () => {
  const { utime, ...head } = await world.provider.getIndexV3Head(fakeCall())
  expect(head).toEqual({ ...(await world.provider.getMasterchainHead(fakeCall())), stateRootHash: null })
  expect(utime).toBe(world.network.chain.head(-1).genUtime)
})

it('toncenter’s index returns names of addresses and jettons of jetton wallets like tonapi', async () => {
  const addresses = someAccounts().slice(0, 30)
  const known = await world.provider.getKnownAddresses(fakeCall(), addresses)
  const { accounts } = await world.provider.getIndexV3Accounts(fakeCall(), addresses)
  for (const { account, facts } of accounts) expect(known[account.address]?.isWallet ?? false).toBe(facts.isWallet)
  const owner = rolesOf('wallet')[0]!
  const { wallets } = await world.provider.getIndexV3Jettons(fakeCall(), owner)
  const found = await world.provider.getJettonsOfWallets(fakeCall(), Object.keys(wallets) as RawAddress[])
  expect(found).toEqual(wallets)
})
