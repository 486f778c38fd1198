import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Address, beginCell, loadMessage, storeMessage } from '@ton/core'
import { beforeAll, expect, test, vi } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import type { ChainBlock } from '../../scripts/localnet/chain/types.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'
import { comment, Wallet } from '../../scripts/localnet/scenario/wallet.ts'
import { type Bench, number, openBench, TON } from './support/bench.ts'
import { openFixed } from './support/history.ts'

const FIXED = { profile: 'mini', genesisTime: FIXED_GENESIS } as const

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})

test('an external message is queued, executed in the next block, and found by its hash', async () => {
  const { alice, bob, chain, network } = bench
  const message = alice.sign(chain, [{ to: bob.address, value: TON, body: comment('hi') }])
  const before = chain.account(bob.address)!.balance
  const hash = chain.sendExternal(message)
  expect(hash).toEqual(message.hash())
  expect(chain.transactionByMessage(hash)).toBeUndefined()
  await network.step()
  const transaction = chain.transactionByMessage(hash)!
  expect(transaction.account.equals(alice.address)).toBe(true)
  expect(chain.transaction(transaction.hash)).toBe(transaction)
  expect(chain.transactionsOf(alice.address).at(-1)).toBe(transaction)
  expect(transaction.block.seqno).toBe(chain.head(0).seqno)
  expect(chain.account(bob.address)!.balance - before).toBeGreaterThan(TON - TON / 1000n)
})

test('an external message is found by its TEP-467 hash, which omits the state init', async () => {
  const { chain, network, carol } = bench
  const fresh = new Wallet('tests', 'fresh', 'v4r2')
  await bench.send(carol, { to: fresh.address, value: 3n * TON, bounce: false })
  const message = fresh.sign(chain, [{ to: carol.address, value: TON }])
  expect(loadMessage(message.beginParse()).init).toBeTruthy()
  chain.sendExternal(message)
  await network.step()
  const { body } = loadMessage(message.beginParse())
  const normal = beginCell().storeUint(0b10, 2).storeAddress(null).storeAddress(fresh.address).storeCoins(0)
  const found = chain.transactionByMessage(normal.storeBit(0).storeBit(1).storeRef(body).endCell().hash())
  expect(found?.account.equals(fresh.address)).toBe(true)
})

test('a message links its sender’s transaction and its receiver’s', async () => {
  const { alice, bob, send, chain } = bench
  const [first, second] = await send(alice, { to: bob.address, value: TON })
  expect(second!.parent).toBe(first)
  expect(first!.children).toEqual([second])
  expect(second!.traceId).toEqual(first!.hash)
  const outgoing = second!.cell.refs[0]!.refs[0]!
  expect(chain.transactionByMessage(outgoing.hash())).toBe(second)
})

test('a rejected message leaves no transaction, and an invalid one is refused at once', async () => {
  const { alice, bob, chain, network } = bench
  const stale = alice.sign(chain, [{ to: bob.address, value: TON }])
  chain.sendExternal(stale)
  await network.step()
  const again = chain.sendExternal(stale)
  const count = chain.transactionsOf(alice.address).length
  await network.step()
  expect(chain.transactionsOf(alice.address).length).toBe(count)
  expect(chain.transactionByMessage(again)?.block.seqno).toBeLessThan(chain.head(0).seqno)
  expect(() => chain.sendExternal(comment('not a message'))).toThrow()
})

test('get-methods run on the newest state, and on a missing account end with exit code -256', async () => {
  const { alice, chain } = bench
  const before = number((await bench.get(alice.address, 'seqno'))[0])
  await bench.send(alice, { to: alice.address, value: TON })
  expect(number((await bench.get(alice.address, 'seqno'))[0])).toBe(before + 1n)
  expect((await chain.runGetMethod(alice.address, 'no_such_method', [])).exitCode).toBe(11)
  expect((await chain.runGetMethod(new Address(0, Buffer.alloc(32, 9)), 'seqno', [])).exitCode).toBe(-256)
})

test('block listeners get the shard block first, and nothing after unsubscribing', async () => {
  const blocks: ChainBlock[] = []
  const leave = bench.chain.onBlock(block => blocks.push(block))
  await bench.network.step()
  leave()
  await bench.network.step()
  expect(blocks.map(({ workchain }) => workchain)).toEqual([0, -1])
})

test('old blocks are forgotten, but their accounts’ transactions are kept', async () => {
  const network = await openNetwork({ ...FIXED, dump: false, retention: { blocks: 5 } })
  const { chain } = network
  const first = chain.head(0).transactions[0] ?? chain.block(0, chain.head(0).seqno - 1)!.transactions[0]!
  for (let step = 0; step < 6; step++) await network.step()
  expect(chain.oldest(0)).toBe(chain.head(0).seqno - 4)
  expect(chain.block(0, first.block.seqno)).toBeUndefined()
  expect(chain.transaction(first.hash)).toBe(first)
  expect(chain.transactionsOf(first.account)).toContain(first)
})

/** Number of messages that lead to a transaction. */
function messagesIn({ chain }: Awaited<ReturnType<typeof openFixed>>): number {
  if (!(chain instanceof Chain)) throw new Error('not a chain')
  return chain.archive.transactions.sizes.messages
}

test('a network restored from a dump continues like the original', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'localnet-'))
  const played = await openFixed('mini', folder)
  const restored = await openFixed('mini', folder)
  expect(readdirSync(folder)).toHaveLength(1)
  // A restored network that hashed its messages on the first search would block its server for seconds.
  expect(messagesIn(restored)).toBe(messagesIn(played))
  for (let step = 0; step < 4; step++) await Promise.all([played.step(), restored.step()])
  expect(restored.chain.head(-1).rootHash).toEqual(played.chain.head(-1).rootHash)
  const message = played.chain.block(0, 1)!.transactions[0]!.transaction.inMessage!
  const hash = beginCell().store(storeMessage(message)).endCell().hash()
  expect(restored.chain.transactionByMessage(hash)?.block.seqno).toBe(1)
  rmSync(folder, { recursive: true })
})

test('without a fixed time the newest block is current, and earlier ones are evenly spaced', async () => {
  const now = Date.UTC(2026, 5, 1, 12)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const network = await openNetwork({ profile: 'mini', seed: 'tests', dump: false })
  vi.useRealTimers()
  const { chain } = network
  expect(chain.now).toBe(now / 1000)
  const head = chain.head(-1).seqno
  for (let seqno = head; seqno > head - 50; seqno--) {
    expect(chain.block(-1, seqno)!.genUtime - chain.block(-1, seqno - 1)!.genUtime).toBe(1)
  }
})
