import { createHash } from 'node:crypto'
import { type Address, Cell, comment, internal, SendMode } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { TonClient, WalletContractV5R1 } from '@ton/ton'
import { TonApiClient } from '@ton-api/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { openFixed } from '../localnet/support/history.ts'
import { type Served, serve } from './support/served-apis.ts'

let network: Network
let served: Served
let client: TonClient
let api: TonApiClient
let alice: Address

const MODE = SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS

/** The mini network's bank: rich, and idle once it has paid everybody. */
const keys = keyPairFromSeed(createHash('sha256').update('nanoscope:bank').digest())
const bank = WalletContractV5R1.create({ workchain: 0, publicKey: keys.publicKey })

beforeAll(async () => {
  network = await openFixed('mini')
  served = await serve(network)
  client = new TonClient({ endpoint: `${served.origin}/api/v2/jsonRPC` })
  api = new TonApiClient({ baseUrl: served.origin })
  alice = network.fixtures.roles.get('wallet')![0]!
})

afterAll(async () => {
  await served.close()
  network.close()
})

it('TonClient reads accounts, blocks and transactions', async () => {
  const { latestSeqno } = await client.getMasterchainInfo()
  expect(latestSeqno).toBe(network.chain.head(-1).seqno)
  const [shard] = await client.getWorkchainShards(latestSeqno)
  expect(shard).toMatchObject({ workchain: 0, shard: '-9223372036854775808' })
  const state = await client.getContractState(alice)
  expect(state.balance).toBe(network.chain.account(alice)!.balance)
  expect(state.state).toBe('active')
  const [newest, next] = await client.getTransactions(alice, { limit: 2 })
  const own = network.chain.transactionsOf(alice).toReversed()
  expect([newest!.hash(), next!.hash()]).toEqual([own[0]!.hash, own[1]!.hash])
  const { transactions } = { transactions: await client.getShardTransactions(0, own[0]!.block.seqno, shard!.shard) }
  expect(transactions.map(({ lt }) => BigInt(lt))).toContain(own[0]!.lt)
})

it('TonClient pages through a history without gaps and duplicates', async () => {
  const own = network.chain.transactionsOf(alice).toReversed()
  const seen: Buffer[] = []
  let cursor: { lt: string; hash: string } | undefined
  for (;;) {
    const page = await client.getTransactions(alice, { limit: 2, ...cursor })
    seen.push(...page.map(item => item.hash()))
    const last = page.at(-1)
    if (!last || seen.length >= own.length) break
    cursor = { lt: last.lt.toString(), hash: last.hash().toString('base64') }
  }
  expect(seen).toEqual(own.map(item => item.hash))
})

it('TonClient runs get-methods', async () => {
  const { stack } = await client.runMethod(alice, 'get_public_key')
  expect(stack.readBigNumber()).toBeGreaterThan(0n)
  await expect(client.runMethod(alice, 'no_such_method')).rejects.toThrow()
})

it('a transfer signed by TonClient is included in a block', async () => {
  const wallet = client.open(bank)
  const seqno = await wallet.getSeqno()
  const before = network.chain.account(alice)!.balance
  const messages = [internal({ to: alice, value: 7_000_000_000n, body: comment('by hand'), bounce: false })]
  await wallet.sendTransfer({ seqno, secretKey: keys.secretKey, messages, sendMode: MODE })
  for (let step = 0; step < 3; step += 1) await network.step()
  expect(await wallet.getSeqno()).toBe(seqno + 1)
  expect(network.chain.account(alice)!.balance - before).toBeGreaterThan(6_000_000_000n)
  const bodies = network.chain
    .transactionsOf(alice)
    .map(item => item.transaction.inMessage?.body.hash().toString('hex'))
  expect(bodies).toContain(comment('by hand').hash().toString('hex'))
})

it('TonClient estimates fees of a realistic magnitude', async () => {
  const { source_fees: fees } = await client.estimateExternalMessageFee(alice, {
    body: comment('x'),
    initCode: null,
    initData: null,
    ignoreSignature: true,
  })
  const total = fees.in_fwd_fee + fees.fwd_fee + fees.gas_fee
  expect(total).toBeGreaterThan(500_000)
  expect(total).toBeLessThan(20_000_000)
})

it('TonApiClient reads numbers above 2^53 without loss', async () => {
  const head = await api.blockchain.getBlockchainMasterchainHead()
  const block = network.chain.block(-1, head.seqno)!
  expect(head.valueFlow.toNextBlk.grams).toBe(block.valueFlow.toNext)
  expect(head.startLt).toBe(block.startLt)
})

it('TonApiClient reads accounts, transactions, events and traces', async () => {
  const account = await api.accounts.getAccount(alice)
  expect(account.balance).toBe(network.chain.account(alice)!.balance)
  expect(account.isWallet).toBe(true)
  const { transactions } = await api.blockchain.getBlockchainAccountTransactions(alice, { limit: 5 })
  const newest = network.chain.transactionsOf(alice).at(-1)!
  expect(transactions[0]!.hash).toBe(newest.hash.toString('hex'))
  expect(transactions[0]!.raw).toBeInstanceOf(Cell)
  expect((transactions[0]!.raw as Cell).hash()).toEqual(newest.hash)
  const { events } = await api.accounts.getAccountEvents(alice, { limit: 5 })
  expect(events[0]!.eventId).toBe(newest.traceId.toString('hex'))
  const trace = await api.traces.getTrace(newest.hash.toString('hex'))
  expect(trace.transaction.hash).toBe(newest.traceId.toString('hex'))
})

it('TonApiClient reads rates and status', async () => {
  const { rates } = await api.rates.getRates({ tokens: ['ton'], currencies: ['usd'] })
  expect(rates.TON?.prices?.USD).toBeGreaterThan(0)
  expect((await api.utilities.status()).lastKnownMasterchainSeqno).toBe(network.chain.head(-1).seqno)
})
