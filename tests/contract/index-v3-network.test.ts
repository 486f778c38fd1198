import { ExternalAddress } from '@ton/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ChainTransaction, Network } from '../../scripts/localnet/chain/types.ts'
import { incomingMessage, outgoingMessages } from '../../scripts/localnet/http/messages.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { readTransactions } from '../../src/providers/bytes/boc.ts'
import { openFixed } from '../localnet/support/history.ts'
import { rawOf } from '../support/address.ts'
import { fakeCall } from '../support/provider.ts'
import { type Served, serve } from './support/served-apis.ts'

/** The product's provider of toncenter's index, over HTTP against the embedded network. */
let network: Network
let served: Served

async function load() {
  return {
    ...(await import('../../src/providers/index-v3/transactions.ts')),
    ...(await import('../../src/providers/node/transactions.ts')),
  }
}
let provider: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  network = await openFixed('standard')
  served = await serve(network)
  vi.stubGlobal('location', { href: served.origin })
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${served.origin}/api/v3`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.resetModules()
  provider = await load()
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await served.close()
  network.close()
})

/** Fields that the index does not hand out. */
function lacksFields(item: ChainTransaction): boolean {
  const received = incomingMessage(item)
  return [...(received ? [received] : []), ...outgoingMessages(item)].some(
    ({ message: { info }, cell }) =>
      info.src instanceof ExternalAddress || info.dest instanceof ExternalAddress || cell.hash()[0] === 0,
  )
}

const all = (): ChainTransaction[] =>
  ([0, -1] as const).flatMap(workchain => [...network.chain.blocks(workchain)].flatMap(block => block.transactions))

it('reads the newest transactions of all chains, proved by their hashes', async () => {
  const read = await provider.getNewestTransactions(fakeCall(), 50)
  const newest = all().sort((a, b) => (a.lt > b.lt ? -1 : 1))
  const found = [...read.transactions, ...read.unproved]
  expect(read.unreadable).toBe(0)
  expect(found).toHaveLength(50)
  const least = found.map(({ lt }) => BigInt(lt)).sort((a, b) => (a < b ? -1 : 1))[0]!
  expect(least >= newest[50]!.lt).toBe(true)
  expect(read.transactions.length).toBeGreaterThan(40)
})

it('rebuilds every transaction of the history, or leaves it to the node', async () => {
  const [rebuilt, unproved] = [new Map<string, Transaction>(), new Set<string>()]
  for (let endLt: string | undefined; ; ) {
    const before = rebuilt.size + unproved.size
    const page = await provider.getNewestTransactions(fakeCall(), 1000, endLt === undefined ? {} : { endLt })
    expect(page.unreadable).toBe(0)
    for (const transaction of page.transactions) rebuilt.set(transaction.hash, transaction)
    for (const { hash } of page.unproved) unproved.add(hash)
    if (rebuilt.size + unproved.size === before) break
    const lts = [...page.transactions, ...page.unproved].map(({ lt }) => BigInt(lt))
    endLt = `${lts.reduce((least, lt) => (lt < least ? lt : least))}`
  }
  const history = all()
  const hashes = (items: ChainTransaction[]) => items.map(({ hash }) => hash.toString('hex')).sort()
  expect([...rebuilt.keys()].sort()).toEqual(hashes(history.filter(item => !lacksFields(item))))
  expect([...unproved].sort()).toEqual(hashes(history.filter(lacksFields)))
  const { transactions } = await readTransactions(
    history.map(({ cell, hash, account, block: { workchain, shard, seqno } }) => ({
      boc: () => cell.toBoc(),
      hash: hash.toString('hex'),
      account: rawOf(account),
      block: { workchain, shard, seqno },
    })),
  )
  for (const transaction of transactions)
    if (rebuilt.has(transaction.hash)) expect(rebuilt.get(transaction.hash)).toEqual(transaction)
  console.log(`Embedded history: ${rebuilt.size} transactions rebuilt, ${unproved.size} left to the node.`)
})

it('reads histories as the node does', async () => {
  const accounts = [...network.almanac.roles.values()].flatMap(addresses => addresses.slice(0, 1)).map(rawOf)
  let compared = 0
  for (const address of new Set(accounts)) {
    const read = await provider.getIndexedV3History(fakeCall(), address, 30)
    const fromNode = await provider.getTransactions(fakeCall(), address, 30)
    const places = new Set(read.unproved.map(({ hash }) => hash))
    const rest = fromNode.transactions.filter(({ hash }) => !places.has(hash))
    expect(read.transactions.map(transaction => ({ ...transaction, block: null }))).toEqual(rest)
    expect(read.more).toBe(fromNode.more)
    compared += rest.length
  }
  console.log(`Histories: ${compared} transactions compared with the node's.`)
  expect(compared).toBeGreaterThan(100)
})
