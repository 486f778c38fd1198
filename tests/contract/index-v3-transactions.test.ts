import type { Cell } from '@ton/core'
import { expect, it } from 'vitest'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import type { JettonOperation } from '../../src/domain/jetton/jetton.ts'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { readTransactions } from '../../src/providers/bytes/boc.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { idOf } from '../localnet/support/proof-answers.ts'
import { rawOf } from '../support/address.ts'
import { fakeCall } from '../support/provider.ts'
import { indexV3World, lacksFields } from './support/index-v3-world.ts'

/** Transactions and traces of toncenter's index, read over HTTP from the embedded network. */
const world = indexV3World()

/** Transfers, arrivals and burns of jettons. */
const JETTON_OPCODES = new Set([0x0f8a7ea5, 0x178d4519, 0x595f07bc])
const opOf = (body: Cell | undefined) => (body && body.bits.length >= 32 ? body.beginParse().loadUint(32) : null)

/** Hashes of transactions that the start script names. */
function namedTransactions(): string[] {
  const words = [...world.network.fixtures.worthOpening.values()]
  return words.filter(word => world.network.chain.transaction(Buffer.from(word, 'hex'))).map(word => word.toLowerCase())
}

/** A transaction without who gave it, and without its sentence: the index says which payments went to a sale. */
const byChain = ({ provider: _provider, summary: _summary, ...rest }: Transaction) => rest

it('the newest transactions of toncenter’s index cover all chains and match their hashes', async () => {
  const read = await world.provider.getNewestTransactions(fakeCall(), 50)
  const newest = world.all.toSorted((a, b) => (a.lt > b.lt ? -1 : 1))
  const found = [...read.transactions, ...read.unproved]
  expect(read.unreadable).toBe(0)
  expect(found).toHaveLength(50)
  const least = found.map(({ lt }) => BigInt(lt)).sort((a, b) => (a < b ? -1 : 1))[0]!
  expect(least >= newest[50]!.lt).toBe(true)
  expect(read.transactions.length).toBeGreaterThan(40)
})

it('every transaction of the index’s history is rebuilt or left to the node', async () => {
  const [rebuilt, unproved] = [new Map<string, Transaction>(), new Set<string>()]
  for (let endLt: string | undefined; ; ) {
    const before = rebuilt.size + unproved.size
    const page = await world.provider.getNewestTransactions(fakeCall(), 1000, endLt === undefined ? {} : { endLt })
    expect(page.unreadable).toBe(0)
    for (const transaction of page.transactions) rebuilt.set(transaction.hash, transaction)
    for (const { hash } of page.unproved) unproved.add(hash)
    if (rebuilt.size + unproved.size === before) break
    const lts = [...page.transactions, ...page.unproved].map(({ lt }) => BigInt(lt))
    endLt = `${lts.reduce((least, lt) => (lt < least ? lt : least))}`
  }
  const history = world.all
  const hashes = (items: ChainTransaction[]) => items.map(({ hash }) => hash.toString('hex')).sort()
  expect([...rebuilt.keys()].sort()).toEqual(hashes(history.filter(item => !lacksFields(item))))
  expect([...unproved].sort()).toEqual(hashes(history.filter(lacksFields)))
  const { transactions } = await readTransactions(
    history.map(({ cell, hash, account, block: { workchain, shard, seqno } }) => ({
      provider: 'toncenter v3' as const,
      boc: () => cell.toBoc(),
      hash: hash.toString('hex'),
      account: rawOf(account),
      block: { workchain, shard, seqno },
    })),
  )
  for (const transaction of transactions)
    if (rebuilt.has(transaction.hash)) expect(byChain(rebuilt.get(transaction.hash)!)).toEqual(byChain(transaction))
  console.log(`Embedded history: ${rebuilt.size} transactions rebuilt, ${unproved.size} left to the node.`)
})

it('histories of toncenter’s index equal the node’s', async () => {
  const accounts = [...world.network.fixtures.roles.values()].flatMap(addresses => addresses.slice(0, 1)).map(rawOf)
  let compared = 0
  for (const address of new Set(accounts)) {
    const read = await world.provider.getIndexV3History(fakeCall(), address, 30)
    const fromNode = await world.provider.getTransactions(fakeCall(), address, 30)
    const places = new Set(read.unproved.map(({ hash }) => hash))
    const rest = fromNode.transactions.filter(({ hash }) => !places.has(hash))
    expect(read.transactions.map(transaction => ({ ...byChain(transaction), block: null }))).toEqual(rest.map(byChain))
    expect(read.more).toBe(fromNode.more)
    compared += rest.length
  }
  console.log(`Histories: ${compared} transactions compared with the node's.`)
  expect(compared).toBeGreaterThan(100)
})

it('toncenter’s index finds a transaction by its hash and by those of its message', async () => {
  const [signed] = world.all.filter(
    item => item.transaction.inMessage?.info.type === 'external-in' && !lacksFields(item),
  )
  const hash = signed!.hash.toString('hex')
  const found = await world.provider.getIndexedTransaction(fakeCall(), hash)
  const { inMessage } = found.transaction
  for (const named of [hash, inMessage!.hash, inMessage!.normalized!]) {
    const read = await world.provider.getIndexV3Transaction(fakeCall(), named)
    expect(read).toMatchObject({ transaction: byChain(found.transaction) })
  }
  await expect(world.provider.getIndexV3Transaction(fakeCall(), 'e'.repeat(64))).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('a transaction that cannot be rebuilt is returned as a place at which to ask the node', async () => {
  const item = world.all.find(lacksFields)!
  const hash = item.hash.toString('hex')
  const read = await world.provider.getIndexV3Transaction(fakeCall(), hash)
  const { workchain, shard, seqno } = idOf(item.block)
  expect(read.unproved).toEqual({
    account: rawOf(item.account),
    lt: String(item.lt),
    hash,
    block: { workchain, shard, seqno },
  })
})

it('toncenter’s index returns traces like tonapi, in one call', async () => {
  const seen = { traces: 0, steps: 0, pending: 0 }
  for (const hash of namedTransactions()) {
    const other: Trace | null = await world.provider.getTrace(fakeCall(), hash).catch(() => null)
    if (!other) continue
    const { trace, unproved } = await world.provider.getIndexV3Trace(fakeCall(), hash)
    const places = new Set(unproved.map(place => place.hash))
    const expected = other.steps.filter(step => !step.expected)
    expect(trace.unreadable).toBe(0)
    expect(trace.steps.map(({ hash, parent, account, interfaces }) => ({ hash, parent, account, interfaces }))).toEqual(
      expected.map(({ hash, parent, account, interfaces }) => ({ hash, parent, account, interfaces })),
    )
    for (const [place, { transaction, linked }] of trace.steps.entries()) {
      const step = expected[place]!
      if (places.has(step.hash)) expect(transaction).toBe(null)
      else expect(transaction && byChain(transaction)).toEqual(step.transaction && byChain(step.transaction))
      if (places.size === 0) expect(linked).toBe(step.linked)
    }
    seen.traces++
    seen.steps += expected.length
    if (expected.length < other.steps.length) seen.pending++
  }
  console.log(`Traces: ${JSON.stringify(seen)}`)
  expect(seen.traces).toBeGreaterThan(10)
})

it('toncenter’s index and tonapi return the same jetton moves for a trace', async () => {
  let compared = 0
  const moving = world.all.filter(({ transaction: { inMessage } }) => JETTON_OPCODES.has(opOf(inMessage?.body) ?? 0))
  const roots = moving.slice(0, 60).map(({ traceId }) => traceId.toString('hex'))
  const plain = ({ jetton, hash: _, utime: _time, lt: _lt, ...rest }: JettonOperation) => ({
    ...rest,
    jetton: jetton.address,
    decimals: jetton.decimals,
    symbol: jetton.symbol,
  })
  for (const hash of new Set([...namedTransactions(), ...roots])) {
    const other = await world.provider.getTraceJettons(fakeCall(), hash)
    if (other === 'too-long' || other.operations.length === 0) continue
    const { jettons } = await world.provider.getIndexV3Trace(fakeCall(), hash)
    expect(jettons!.operations.map(plain)).toEqual(
      other.operations
        .map(plain)
        .map(row => ({ ...row, comment: row.comment?.kind === 'operation' ? null : row.comment })),
    )
    for (const [wallet, { address }] of Object.entries(other.wallets))
      expect(jettons!.wallets[wallet as RawAddress]?.address).toBe(address)
    compared += other.operations.length
  }
  console.log(`Jettons in traces: ${compared} movements compared with tonapi's.`)
  expect(compared).toBeGreaterThan(30)
})

it('toncenter’s index returns the expected transactions of a pending trace', async () => {
  const hash = world.network.fixtures.worthOpening.get('pending trace')!.toLowerCase()
  const other = await world.provider.getTrace(fakeCall(), hash)
  const message = other.steps[0]!.transaction!.inMessage!.hash
  const { trace } = await world.provider.getPendingTrace(fakeCall(), message)
  const facts = ({ account, expected, parent }: Step) => ({ account, expected, parent })
  expect(trace.steps.map(facts)).toEqual(other.steps.map(facts))
  const next = other.steps.find(({ expected }) => expected)!
  const expected = await world.provider.getExpectedTransactions(fakeCall(), next.account)
  expect(expected.transactions.map(({ account }) => account)).toContain(next.account)
  const idle = rawOf(world.network.fixtures.roles.get('jetton')![0]!)
  expect(await world.provider.getExpectedTransactions(fakeCall(), idle)).toEqual({
    transactions: [],
    known: {},
    unreadable: 0,
  })
})
