import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainTransaction, Network } from '../../scripts/localnet/chain/types.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'
import { printedLinks } from '../../scripts/serve/printed-links.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { ask, askNode } from '../contract/support/wire.ts'

/** Small enough that a hundred blocks are a long time. */
const SMALL = { blocks: 30, ofAccount: 25 }
const STEPS = 110

let network: Network
let served: Served
let links: [string, string][]
let early: ChainTransaction[]
beforeAll(async () => {
  network = await openNetwork({ profile: 'standard', genesisTime: FIXED_GENESIS, retention: SMALL })
  served = await serve(network)
  links = printedLinks(network)
  early = [...network.chain.blocks(0)].flatMap(({ transactions }) => transactions)
  for (let step = 0; step < STEPS; step++) await network.step()
}, 180_000)
afterAll(async () => {
  await served.close()
  network.close()
})

type ZeroState = { workchain: number; seqno: number; root_hash: string; file_hash: string }
type Row = { hash: string; prev_trans_hash?: string }
const worth = (word: string) => network.fixtures.worthOpening.get(word)!
const busy = () => network.fixtures.roles.get('busy')![0]!.toRawString()

test('early blocks and transactions of an old embedded network are forgotten', () => {
  expect(network.chain.block(-1, 60)).toBeUndefined()
  const forgotten = early.filter(({ hash }) => !network.chain.transaction(hash))
  expect(forgotten.length).toBeGreaterThan(100)
})

test('no account’s history has a gap: every kept transaction follows the previous one', () => {
  let longest = 0
  for (const { address, lastHash } of network.chain.accounts()) {
    const history = network.chain.transactionsOf(address)
    longest = Math.max(longest, history.length)
    if (lastHash) expect(history.at(-1)?.hash.toString('hex')).toBe(lastHash.toString('hex'))
    for (const [at, { transaction }] of history.entries()) {
      const before = history[at - 1]
      // An account that is gone after each of its transactions begins again with the next.
      if (before && transaction.oldStatus !== 'non-existing')
        expect(transaction.prevTransactionHash).toBe(BigInt(`0x${before.hash.toString('hex')}`))
    }
  }
  expect(longest).toBeGreaterThan(SMALL.ofAccount)
})

test('the number of kept transactions is bounded', () => {
  const kept = [...network.chain.accounts()].flatMap(({ address }) => network.chain.transactionsOf(address))
  expect(kept.length).toBeLessThan(3500)
})

test('both providers return the same unbroken history', async () => {
  const { value } = await ask(served.origin, `/v2/blockchain/accounts/${busy()}/transactions?limit=1000`)
  const rows = (value as { transactions: Row[] }).transactions
  const node = await askNode(served.origin, 'getTransactions', { address: busy(), limit: 1000 })
  const { result } = node.value as { result: { transaction_id: { hash: string } }[] }
  expect(result.map(row => Buffer.from(row.transaction_id.hash, 'base64').toString('hex'))).toEqual(
    rows.map(row => row.hash),
  )
  rows.slice(1).forEach((row, at) => {
    expect(rows[at]!.prev_trans_hash).toBe(row.hash)
  })
  expect(rows.length).toBeGreaterThanOrEqual(SMALL.ofAccount)
})

async function expectBlock(id: string) {
  const { status, value } = await ask(served.origin, `/v2/blockchain/blocks/${id}`)
  expect(status).toBe(200)
  const { value: listed } = await ask(served.origin, `/v2/blockchain/blocks/${id}/transactions`)
  const { transactions } = listed as { transactions: Row[] }
  expect(transactions).toHaveLength((value as { tx_quantity: number }).tx_quantity)
  const [workchain, shard, seqno] = id.slice(1, -1).split(',')
  const params = { workchain, shard: BigInt.asIntN(64, BigInt(`0x${shard}`)), seqno }
  expect((await askNode(served.origin, 'getBlockHeader', params)).status).toBe(200)
  for (const { hash } of transactions) await expectTransaction(hash)
}

async function expectTransaction(hash: string) {
  expect((await ask(served.origin, `/v2/blockchain/transactions/${hash}`)).status).toBe(200)
}

async function expectAddress(address: string) {
  const { status, value } = await askNode(served.origin, 'getTransactions', { address, limit: 50 })
  expect(status).toBe(200)
  expect((value as { result: unknown[] }).result.length).toBeGreaterThan(0)
}

test('every link that npm start prints and every example of Home opens on an old network', async () => {
  for (const [text, path] of [...links, ['', '/block/1'], ['', `/address/-1:${'3'.repeat(64)}`]] as const) {
    const { pathname, searchParams } = new URL(path, 'http://site')
    const [, family, name = ''] = pathname.split('/')
    const place = `(${searchParams.get('workchain') ?? -1},${searchParams.get('shard') ?? '8000000000000000'},${name})`
    if (family === 'block') await expectBlock(place)
    if (family === 'tx') await expectTransaction(name)
    const { status } = await ask(served.origin, `/v2/traces/${name}`)
    if (family === 'tx') expect([text, status]).toEqual([text, text === 'A trace beyond listing' ? 413 : 200])
    if (family === 'address' && !path.includes('tab=')) await expectAddress(name)
  }
  expect(links.filter(([, path]) => /^\/(?:block|tx)\/./.test(path))).toHaveLength(11)
})

test('every noteworthy entity still opens on an old network', async () => {
  await expectBlock(`(-1,8000000000000000,${worth('masterchain block')})`)
  await expectBlock(worth('shard block'))
  for (const [word, what] of network.fixtures.worthOpening) {
    if (/^[0-9a-f]{64}$/.test(what)) await expectTransaction(what)
    else if (/^[EU]Q|^[EU]f/.test(what)) {
      const { status } = await ask(served.origin, `/v2/accounts/${what}`)
      expect([word, status]).toEqual([word, 200])
    }
  }
})

test('steps of a permanently kept trace are found by their messages', async () => {
  let outlived = 0
  for (const name of ['too long trace', 'transaction with many messages']) {
    const root = network.chain.transaction(Buffer.from(worth(name), 'hex'))!
    for (const child of root.children.slice(0, 5)) {
      if (!network.chain.transactionsOf(child.account).includes(child)) outlived++
      const { info } = child.transaction.inMessage!
      if (info.type !== 'internal') throw new Error('a child began with no internal message')
      const message = {
        source: String(info.src),
        destination: String(info.dest),
        created_lt: String(info.createdLt),
      }
      for (const [method, found] of [
        ['tryLocateResultTx', child],
        ['tryLocateSourceTx', root],
      ] as const) {
        const { status, value } = await askNode(served.origin, method, message)
        expect([name, method, status]).toEqual([name, method, 200])
        const { result } = value as { result: { transaction_id: { hash: string } } }
        expect(result.transaction_id.hash).toBe(found.hash.toString('base64'))
      }
    }
  }
  expect(outlived, 'of them that no history reaches back to').toBeGreaterThan(0)
})

test('the node names the zerostate that its first block follows, after early blocks are forgotten', async () => {
  const { value } = await askNode(served.origin, 'getMasterchainInfo', {})
  const { init } = (value as { result: { init: ZeroState } }).result
  const first = await askNode(served.origin, 'getBlockHeader', {
    workchain: -1,
    shard: BigInt.asIntN(64, 1n << 63n),
    seqno: 1,
  })
  const { prev_blocks } = (first.value as { result: { prev_blocks: ZeroState[] } }).result
  const { root_hash, file_hash } = init
  expect(init).toMatchObject({ workchain: -1, seqno: 0 })
  expect(prev_blocks).toMatchObject([{ workchain: -1, seqno: 0, root_hash, file_hash }])
  expect([root_hash, file_hash]).not.toContain(Buffer.alloc(32).toString('base64'))
})

test('forgotten blocks and transactions are answered like the providers do: not in db, not found', async () => {
  const forgotten = early.find(({ hash }) => !network.chain.transaction(hash))!
  const { account, lt, hash, block } = forgotten
  const params = {
    workchain: block.workchain,
    shard: BigInt.asIntN(64, BigInt(`0x${block.shard}`)),
    seqno: block.seqno,
  }
  const header = await askNode(served.origin, 'getBlockHeader', params)
  expect(header.status).toBe(500)
  expect(JSON.stringify(header.value)).toContain('LITE_SERVER_UNKNOWN')
  const cursor = { address: account.toRawString(), lt: String(lt), hash: hash.toString('hex'), limit: 10 }
  const history = await askNode(served.origin, 'getTransactions', cursor)
  expect(history.status).toBe(500)
  expect(JSON.stringify(history.value)).toContain('lt not in db')
  for (const path of [
    `/v2/blockchain/transactions/${hash.toString('hex')}`,
    `/v2/traces/${hash.toString('hex')}`,
    `/v2/blockchain/blocks/(${block.workchain},${block.shard},${block.seqno})`,
  ]) {
    expect([path, (await ask(served.origin, path)).status]).toEqual([path, 404])
  }
})
