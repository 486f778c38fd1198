import { createHash } from 'node:crypto'
import { Address, type Cell, type Transaction } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import type { ChainTransaction, Network } from '../../scripts/localnet/chain/types.ts'
import { address, number } from './support/bench.ts'
import { resolve } from './support/dns.ts'
import { blocksOf, imbalance, opOf, standardNetwork } from './support/history.ts'

let network: Network
let all: ChainTransaction[]
beforeAll(async () => {
  network = await standardNetwork()
  all = blocksOf(network.chain).flatMap(({ transactions }) => transactions)
})

const some = (role: string) => network.fixtures.roles.get(role) ?? []
const one = (role: string) => some(role)[0]!
const worth = (word: string) => network.fixtures.worthOpening.get(word)!
const account = (address: Address) => network.chain.account(address)
const bodies = () => all.flatMap(({ transaction }) => transaction.inMessage?.body ?? [])
const has = (test: (transaction: Transaction) => boolean) => all.some(({ transaction }) => test(transaction))
const get = async (address: Address, method: string) => (await network.chain.runGetMethod(address, method, [])).stack

/** Text of a comment, cells and all; null when the body is something else. */
function text(body: Cell): string | null {
  if (opOf(body) !== 0) return null
  const slice = body.beginParse().skip(32)
  return slice.remainingBits % 8 === 0 ? slice.loadStringTail() : null
}

const received = (op: number) => (record: ChainTransaction) => {
  const { inMessage } = record.transaction
  return inMessage ? opOf(inMessage.body) === op : false
}

const exitCodes = () =>
  all.flatMap(({ transaction: { description } }) =>
    description.type === 'generic' && description.computePhase.type === 'vm' ? description.computePhase.exitCode : [],
  )

test('the generated history is the same on every run', () => {
  expect(network.chain.head(-1).rootHash.toString('hex')).toMatchInlineSnapshot(
    `"f95aa1e76b18702a2a8fd3a2edfc11beef7d830f2e13558a7eadd02d8d13a010"`,
  )
})

test('value flows balance in every block of the history', () => {
  for (const block of blocksOf(network.chain)) expect(imbalance(block)).toBe(0n)
})

test('exported value between the chains equals imported value plus what is pending', () => {
  const blocks = blocksOf(network.chain)
  const sum = (pick: (block: (typeof blocks)[0]) => bigint) => blocks.reduce((total, block) => total + pick(block), 0n)
  const waiting = sum(({ valueFlow }) => valueFlow.exported) - sum(({ valueFlow }) => valueFlow.imported)
  expect(waiting).toBeGreaterThanOrEqual(0n)
  expect(waiting).toBeLessThan(10_000_000_000_000n)
})

test.each<[string, () => boolean]>([
  ['a Cyrillic comment', () => bodies().some(body => /[а-я]{3}/.test(text(body) ?? ''))],
  ['a Chinese comment', () => bodies().some(body => /[\u4e00-\u9fff]{2}/.test(text(body) ?? ''))],
  ['a comment of 2 kB', () => bodies().some(body => (text(body)?.length ?? 0) >= 2000)],
  ['an encrypted comment', () => bodies().some(body => opOf(body) === 0x2167da4b)],
  ['a payout to 255', () => has(({ outMessagesCount }) => outMessagesCount === 255)],
  [
    'a message to the other chain',
    () => has(({ inMessage }) => inMessage?.info.dest?.toString().startsWith('Ef') ?? false),
  ],
  ['a log', () => has(({ outMessages }) => outMessages.values().some(({ info }) => info.type === 'external-out'))],
  ['a bounced message', () => has(({ inMessage }) => inMessage?.info.type === 'internal' && inMessage.info.bounced)],
  [
    'a failed action phase',
    () => has(({ description: d }) => d.type === 'generic' && d.actionPhase?.success === false),
  ],
  ['a phase that ran out of gas', () => exitCodes().includes(-14)],
  ['a jetton burn', () => bodies().some(body => opOf(body) === 0x595f07bc)],
  ['a jetton wallet that refused a stranger', () => exitCodes().includes(705)],
  ['an NFT that refused a stranger', () => exitCodes().includes(401)],
  ['a sale', () => bodies().some(body => opOf(body) === 0x05138d91)],
  [
    'a revoked soul-bound item',
    () => network.chain.transactionsOf(Address.parse(worth('soul-bound NFT'))).some(received(0x6f89f5e3)),
  ],
  ['an outbid notice', () => bodies().some(body => opOf(body) === 0x557cea20)],
  ['an ended auction that filled the collection up', () => bodies().some(body => opOf(body) === 0x370fec51)],
  ['a changed record', () => bodies().some(body => opOf(body) === 0x4eb1f0f9)],
  ['an accepted stake', () => bodies().some(body => opOf(body) === 0xf374484c)],
  ['a returned stake', () => bodies().some(body => opOf(body) === 0xee6f454c)],
  [
    'a pool among the stakers',
    () => network.chain.transactionsOf(Address.parse(worth('masterchain pool'))).some(received(0xf374484c)),
  ],
  ['newly elected validators', () => bodies().some(body => opOf(body) === 0x4e565354)],
  ['a key block', () => blocksOf(network.chain).some(({ keyBlock }) => keyBlock)],
  ['a frozen account', () => account(one('frozen'))?.status === 'frozen'],
  ['an uninitialised account', () => account(Address.parse(worth('uninitialised account')))?.status === 'uninit'],
  ['an unused address', () => account(Address.parse(worth('unused address'))) === undefined],
  ['an account with over 200 transactions', () => network.chain.transactionsOf(one('busy')).length > 200],
  [
    'wallets of six versions',
    () => new Set(some('wallet').map(at => account(at)?.code?.hash().toString('hex'))).size === 6,
  ],
  ['150 jettons in bulk', () => some('bulk jetton').length === 150],
  [
    'a jetton with an image on a blocked host',
    () => JSON.stringify([...network.fixtures.metadata.values()]).includes('grabify.link'),
  ],
  ['a scam label', () => some('wallet').some(address => network.fixtures.label(address)?.isScam)],
  ['a liquid pool with coins', () => (account(one('liquid pool'))?.balance ?? 0n) > 1_000_000_000_000n],
])('the history has %s', (_, found) => {
  expect(found()).toBe(true)
})

test.each([
  ['failed transaction', false],
  ['transaction with a failed action', true],
] as const)('the noteworthy %s is aborted in the expected phase', (word, computed) => {
  const { description } = network.chain.transaction(Buffer.from(worth(word), 'hex'))!.transaction
  if (description.type !== 'generic' || description.computePhase.type !== 'vm') throw new Error('Not computed')
  expect(description.aborted).toBe(true)
  expect(description.computePhase.success).toBe(computed)
})

test('every noteworthy block and transaction exists', () => {
  expect(network.chain.block(-1, Number(worth('masterchain block')))).toBeDefined()
  expect(
    network.chain.block(0, Number(worth('shard block').match(/(\d+)\)$/)![1]))!.transactions.length,
  ).toBeGreaterThan(5)
  for (const word of ['transaction with many messages', 'transaction with a comment']) {
    expect(network.chain.transaction(Buffer.from(worth(word), 'hex'))).toBeDefined()
  }
})

test('the NFT on sale belongs to its sale contract, which names the seller', async () => {
  const [, , , owner] = await get(Address.parse(worth('NFT on sale')), 'get_nft_data')
  expect(address(owner)).toBe(one('nft sale').toRawString())
  const sale = await get(one('nft sale'), 'get_sale_data')
  expect(address(sale[5])).toBe(Address.parse(worth('wallet')).toRawString())
})

test('1,200 wallets hold one jetton, and one owner has 1,000 NFTs or more', () => {
  const crowd = one('crowded jetton')
  const collector = one('collector')
  let holders = 0
  let items = 0
  for (const { code, data } of network.chain.accounts()) {
    const [kind] = code ? network.fixtures.interfaces(code.hash().toString('hex')) : []
    if (kind === 'jetton_wallet') {
      const slice = data!.beginParse()
      slice.loadCoins()
      slice.loadAddress()
      if (slice.loadAddress().equals(crowd)) holders++
    }
    if (kind === 'nft_item') {
      const slice = data!.beginParse().skip(256)
      slice.loadAddress()
      if (slice.loadMaybeAddress()?.equals(collector)) items++
    }
  }
  expect(holders).toBe(1200)
  // Traffic may have brought the collector more.
  expect(items).toBeGreaterThanOrEqual(1000)
})

test('the running election has participants, and its round is in the future', async () => {
  const [electAt, closes, , total] = await get(one('elector'), 'participant_list_extended')
  expect(Number(number(closes))).toBeGreaterThan(network.chain.now)
  expect(number(electAt) - number(closes)).toBe(8192n)
  expect(number(total)).toBeGreaterThan(20_000_000n * 1_000_000_000n)
  const [past] = await get(one('elector'), 'past_elections_list')
  expect(past?.type).toBe('tuple')
})

test.each(['nanoscope.ton', 'alice.ton', 'nanoscope_news.t.me'])('%s resolves through the root', async domain => {
  const { resolver, rest } = await resolve(network.chain, one('dns root'), domain)
  expect(some('domain').some(item => item.equals(resolver))).toBe(true)
  const key = BigInt(`0x${createHash('sha256').update('wallet').digest('hex')}`)
  const { stack } = await network.chain.runGetMethod(resolver, 'dnsresolve', [rest, { type: 'int', value: key }])
  expect(stack[1]?.type).toBe('cell')
})

test('five auctions of the generated history are running, of which two had a higher bid', async () => {
  for (const item of some('auction')) {
    expect(Number(number((await get(item, 'get_auction_info'))[2]))).toBeGreaterThan(network.chain.now + 86_400)
  }
  expect(some('auction')).toHaveLength(5)
  // A higher bid sends the one before it back.
  const isNotice = ({ body }: { body: Cell }) => opOf(body) === 0x557cea20
  const outbid = some('auction').filter(item =>
    network.chain.transactionsOf(item).some(({ transaction }) => transaction.outMessages.values().some(isNotice)),
  )
  expect(outbid).toHaveLength(2)
})
