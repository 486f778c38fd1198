import { Address, beginCell, type Cell, Cell as CoreCell, storeAccount, storeMessage, storeStateInit } from '@ton/core'
import { expect, test } from 'vitest'
import { inspect } from '../../src/domain/inspect/inspect.ts'
import type { Kind } from '../../src/domain/inspect/kinds.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { methodIdsOf } from '../../src/ton/code/methods.ts'
import { cpuTime } from '../support/cpu-time.ts'
import { blocksOf } from './support/history.ts'
import { ofBase64, ofHex, provers } from './support/proof-answers.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork()
const asked = provers(() => world.served.origin)
const now = () => Promise.resolve()

async function kindsOf(bytes: Uint8Array): Promise<Kind[][]> {
  const read = await inspect(bytes, now)
  if (read.kind !== 'read') throw new Error(read.why)
  return read.roots.map(({ kinds }) => kinds)
}
const kindsIn = async (cell: Cell) => (await kindsOf(Uint8Array.from(cell.toBoc())))[0]!
/** The one kind that is found. */
async function only<K extends Kind['kind']>(cell: Cell, kind: K): Promise<Extract<Kind, { kind: K }>> {
  const kinds = await kindsIn(cell)
  expect(kinds.map(found => found.kind)).toEqual([kind])
  return kinds[0] as Extract<Kind, { kind: K }>
}
const hex = (cell: Cell) => cell.hash().toString('hex')
const raw = (address: unknown) => (address instanceof Address ? address.toRawString() : null)

test('Inspect recognises every transaction of the network, with its account and lt', async () => {
  expect(world.all.length).toBeGreaterThan(1000)
  for (const { cell, account, lt, transaction } of world.all) {
    const found = await only(cell, 'transaction')
    expect(found.transaction.lt).toBe(`${lt}`)
    expect(found.transaction.outMessages).toHaveLength(transaction.outMessagesCount)
    if (found.workchainKnown) expect(found.transaction.account).toBe(account.toRawString())
    else expect(found.transaction.account.slice(2)).toBe(account.hash.toString('hex'))
  }
})

test('Inspect recognises every message by its kind, with its addresses and hash', async () => {
  const seen = new Map<string, number>()
  for (const { transaction } of world.all.slice(-1500)) {
    for (const message of [transaction.inMessage ?? [], ...transaction.outMessages.values()].flat()) {
      const cell = beginCell().store(storeMessage(message)).endCell()
      const found = await only(cell, 'message')
      expect(found.message.kind).toBe(message.info.type)
      expect(found.message.hash).toBe(hex(cell))
      expect([found.message.source, found.message.destination]).toEqual([raw(message.info.src), raw(message.info.dest)])
      seen.set(found.message.kind, (seen.get(found.message.kind) ?? 0) + 1)
      if (found.requests.length > 0) seen.set('requests', (seen.get('requests') ?? 0) + 1)
    }
  }
  for (const name of ['internal', 'external-in', 'external-out']) expect(seen.get(name), name).toBeGreaterThan(5)
  expect(seen.get('requests')).toBeGreaterThan(5)
})

test('Inspect reads a wallet request in exactly one form, with its messages', async () => {
  let count = 0
  const carried: number[] = []
  for (const { transaction } of world.all) {
    const { inMessage } = transaction
    if (inMessage?.info.type !== 'external-in' || transaction.outMessagesCount === 0) continue
    const found = await only(beginCell().store(storeMessage(inMessage)).endCell(), 'message')
    if (found.requests.length === 0 || found.requests[0]!.orders.length === 0) continue
    count++
    expect(found.requests).toHaveLength(1)
    const sent = [...transaction.outMessages.values()].map(({ info }) => raw(info.dest))
    // A highload wallet first sends the order to itself.
    if (sent.length === 1 && sent[0] === raw(inMessage.info.dest)) {
      carried.push(found.requests[0]!.orders.length)
      continue
    }
    expect(found.requests[0]!.orders.map(({ message }) => message.destination)).toEqual(sent)
    const [alone] = await kindsIn(inMessage.body)
    expect(alone).toEqual({ kind: 'request', requests: found.requests })
  }
  expect(count).toBeGreaterThan(20)
  expect(Math.max(...carried)).toBe(254)
})

test('Inspect recognises every contract by its account, state init and code', async () => {
  let codes = 0
  for (const { address, code, data, balance, lastLt, lastHash, shardAccount } of world.network.chain.accounts()) {
    const account = shardAccount.account
    if (!account || !code || !data) continue
    const cell = beginCell().storeBit(1).store(storeAccount(account)).endCell()
    const found = await only(cell, 'account')
    expect(found).toMatchObject({
      lastHash: null,
      account: {
        address: address.toRawString(),
        status: 'active',
        balance: `${balance}`,
        codeHash: hex(code),
        dataHash: hex(data),
      },
    })
    const inState = beginCell()
      .storeRef(cell)
      .storeBuffer(lastHash ?? Buffer.alloc(32))
      .storeUint(lastLt, 64)
      .endCell()
    expect((await only(inState, 'account')).lastHash).toBe((lastHash ?? Buffer.alloc(32)).toString('hex'))
    const init = beginCell().store(storeStateInit({ code, data })).endCell()
    expect(await only(init, 'init')).toEqual({ kind: 'init', hash: hex(init), code: hex(code), data: hex(data) })
    const [kind] = await kindsIn(code)
    if (kind?.kind !== 'code') continue
    codes++
    expect(kind.methods).toEqual(methodIdsOf(readBoc(code.toBoc())))
  }
  expect(codes).toBeGreaterThan(30)
})

test('Inspect recognises blocks, states and proofs, and what they are about', async () => {
  const blocks = blocksOf(world.network.chain).slice(-200)
  for (const { workchain, shard, seqno, genUtime, boc } of blocks) {
    const [[kind] = [], ...others] = await kindsOf(boc)
    expect(others).toEqual([])
    expect(kind).toMatchObject({ kind: 'block', header: { workchain, shard, seqno, utime: genUtime } })
  }
  const { address } = [...world.network.chain.accounts()].find(({ status }) => status === 'active')!
  const { id, shardblk, proof, state } = await asked.account(address.toRawString())
  const [[block] = [], [tree] = []] = await kindsOf(ofHex(proof))
  expect(block).toMatchObject({ kind: 'proof', about: [{ kind: 'block', header: { seqno: shardblk.seqno } }] })
  expect(tree).toMatchObject({ kind: 'proof', about: [{ kind: 'state', place: { seqno: shardblk.seqno } }] })
  expect((await kindsOf(ofHex(state)))[0]).toMatchObject([
    { kind: 'account', account: { address: address.toRawString() } },
  ])
  expect(id.seqno).toBeGreaterThan(0)
  const update = CoreCell.fromBoc(Buffer.from(blocks[0]!.boc))[0]!.refs[2]!
  expect((await kindsIn(update))[0]).toMatchObject({ kind: 'update', about: [{ kind: 'state' }, { kind: 'state' }] })
})

/** The same numbers each time (mulberry32). */
function rng(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('ten thousand mutated bags of cells are read or rejected within a second each', async () => {
  const random = rng(7)
  const below = (most: number) => Math.floor(random() * most)
  const accounts = [...world.network.chain.accounts()].flatMap(({ code }) => code ?? [])
  const seeds = [
    ...world.all.slice(0, 40).map(({ cell }) => cell.toBoc({ crc32: false })),
    ...accounts.slice(0, 20).map(cell => cell.toBoc({ crc32: false })),
    ...blocksOf(world.network.chain)
      .slice(-5)
      .map(({ boc }) => boc),
    ofBase64('te6cckEBAQEAAgAAAEysuc0='),
  ]
  const outcomes = new Map<string, number>()
  let slowest = 0
  for (let round = 0; round < 10_000; round++) {
    const bytes = Uint8Array.from(seeds[round % seeds.length]!)
    for (let change = below(4); change >= 0; change--) bytes[below(bytes.length)] = below(256)
    const cut = random() < 0.1 ? bytes.subarray(0, below(bytes.length)) : bytes
    const start = cpuTime()
    const found = await inspect(cut, now)
    slowest = Math.max(slowest, cpuTime() - start)
    const name = found.kind === 'read' ? 'read' : found.why
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
  }
  expect(outcomes.get('read')).toBeGreaterThan(1000)
  expect(outcomes.get('damaged')).toBeGreaterThan(500)
  expect(outcomes.get('cyclic')).toBeGreaterThan(10)
  expect(slowest).toBeLessThan(1000)
})
