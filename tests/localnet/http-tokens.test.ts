import { Address } from '@ton/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { ask } from '../contract/support/wire.ts'
import { openFixed } from './support/history.ts'

let network: Network
let served: Served

beforeAll(async () => {
  network = await openFixed('standard')
  served = await serve(network)
})

afterAll(async () => {
  await served.close()
  network.close()
})

const get = async <Answer>(url: string) => (await ask<Answer>(served.origin, url)).value
const role = (name: string) => network.fixtures.roles.get(name)![0]!.toRawString()

/** Bulk jettons were distributed in whole shares; the remainder of the division is in no wallet. */
const DUST = 3n

type Holders = { addresses: { address: string; balance: string }[]; total: number }
type Jettons = { jettons: { metadata: { address: string }; total_supply: string; holders_count: number }[] }

/** Coins of a jetton that are in no wallet: sent off in a block and not yet arrived. */
async function missing(master: string, supply: string): Promise<bigint> {
  let [sum, offset] = [0n, 0]
  for (;;) {
    const { addresses, total } = await get<Holders>(`/v2/jettons/${master}/holders?limit=1000&offset=${offset}`)
    sum += addresses.reduce((all, { balance }) => all + BigInt(balance), 0n)
    offset += addresses.length
    if (offset >= total || addresses.length === 0) return BigInt(supply) - sum
  }
}

it('the supply of every jetton equals the sum of its wallets, now and some blocks later', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { jettons } = await get<Jettons>('/v2/jettons?limit=1000')
    expect(jettons.length).toBeGreaterThan(150)
    const lost: bigint[] = []
    for (const { metadata, total_supply } of jettons) lost.push(await missing(metadata.address, total_supply))
    expect(lost.filter(coins => coins < 0n)).toEqual([])
    // only the few jettons people trade may have coins on their way between two blocks
    expect(lost.filter(coins => coins > DUST).length).toBeLessThanOrEqual(9)
    for (let step = 0; step < 4; step += 1) await network.step()
  }
})

it('the indexer follows every jetton balance from block to block', async () => {
  type Balances = { balances: { balance: string; wallet_address: { address: string } }[] }
  const seen: string[] = []
  for (const person of network.fixtures.roles.get('wallet')!) {
    const { balances } = await get<Balances>(`/v2/accounts/${person.toRawString()}/jettons`)
    for (const { balance, wallet_address } of balances) {
      const wallet = Address.parse(wallet_address.address)
      const { stack } = await network.chain.runGetMethod(wallet, 'get_wallet_data', [])
      expect(stack[0]).toEqual({ type: 'int', value: BigInt(balance) })
      const last = network.chain.transactionsOf(wallet).at(-1)
      if (last && last.block.seqno > network.chain.head(0).seqno - 8) seen.push(wallet_address.address)
    }
  }
  expect(seen.length).toBeGreaterThan(0)
})

it('the indexer’s wallets and NFT items equal the results of their get-methods', async () => {
  const { addresses } = await get<Holders>(`/v2/jettons/${role('crowded jetton')}/holders?limit=1000`)
  for (const { address, balance } of addresses.filter((_holder, index) => index % 97 === 0)) {
    const { stack } = await network.chain.runGetMethod(Address.parse(address), 'get_wallet_data', [])
    expect(stack[0]).toEqual({ type: 'int', value: BigInt(balance) })
  }
  type Items = { nft_items: { address: string; owner: { address: string }; index: number; verified: boolean }[] }
  const { nft_items: items } = await get<Items>(`/v2/accounts/${role('collector')}/nfts?limit=1000`)
  expect(items.length).toBeGreaterThanOrEqual(1000)
  expect(items.every(({ verified }) => verified)).toBe(true)
  for (const item of items.filter((_item, index) => index % 111 === 0)) {
    const { stack } = await network.chain.runGetMethod(Address.parse(item.address), 'get_nft_data', [])
    expect(stack[1]).toEqual({ type: 'int', value: BigInt(item.index) })
    const owner = stack[3]?.type === 'slice' ? stack[3].cell.beginParse().loadAddress().toRawString() : null
    expect(item.owner.address).toBe(owner)
  }
})

it('a jetton transfer is the same in history, event and transaction', async () => {
  type Operation = { operation: string; transaction_hash: string; trace_id: string; amount: string; lt: number }
  const wallet = role('wallet')
  const { operations } = await get<{ operations: Operation[] }>(`/v2/accounts/${wallet}/jettons/history?limit=100`)
  expect(new Set(operations.map(({ operation }) => operation)).size).toBeGreaterThan(1)
  const transfer = operations.find(({ operation }) => operation === 'transfer')!
  const transaction = await get<{ in_msg: { decoded_op_name: string; decoded_body: { amount: string } } }>(
    `/v2/blockchain/transactions/${transfer.transaction_hash}`,
  )
  expect(transaction.in_msg.decoded_op_name).toBe('jetton_internal_transfer')
  expect(transaction.in_msg.decoded_body.amount).toBe(transfer.amount)
  type Action = { type: string; status: string; JettonTransfer?: { amount: string }; base_transactions: string[] }
  const event = await get<{ actions: Action[] }>(`/v2/events/${transfer.trace_id}`)
  const action = event.actions.find(({ base_transactions }) => base_transactions.includes(transfer.transaction_hash))
  expect(action).toMatchObject({ type: 'JettonTransfer', status: 'ok', JettonTransfer: { amount: transfer.amount } })
})

it('pages of a jetton history by before_lt have no gaps and no duplicates', async () => {
  type Page = { operations: { transaction_hash: string; lt: number }[]; next_from?: number }
  const url = `/v2/accounts/${role('wallet')}/jettons/history`
  const all = await get<Page>(`${url}?limit=1000`)
  expect(all.next_from).toBeUndefined()
  const seen: string[] = []
  let before = 0
  do {
    const page = await get<Page>(`${url}?limit=3${before ? `&before_lt=${before}` : ''}`)
    seen.push(...page.operations.map(({ transaction_hash }) => transaction_hash))
    before = page.next_from ?? 0
  } while (before)
  expect(seen).toEqual(all.operations.map(({ transaction_hash }) => transaction_hash))
})

it('domains resolve to records and owners, and addresses back to domains', async () => {
  type Resolved = { wallet: { address: string } }
  const { wallet } = await get<Resolved>('/v2/dns/alice.ton/resolve')
  const { domains } = await get<{ domains: string[] }>(`/v2/accounts/${wallet.address}/dns/backresolve`)
  expect(domains).toContain('alice.ton')
  const { item } = await get<{ item: { dns: string; owner: { address: string } } }>('/v2/dns/ALICE.ton')
  expect(item).toMatchObject({ dns: 'alice.ton', owner: { address: wallet.address } })
  expect(await get(`/v2/accounts/alice.ton`)).toMatchObject({ address: wallet.address })
})

it('auctions are listed with their bids, and each bid with its transaction', async () => {
  type Auctions = {
    data: { domain: string; owner: string; price: number; bids: number; date: number }[]
    total: number
  }
  const { data, total } = await get<Auctions>('/v2/dns/auctions?tld=ton')
  expect(total).toBe(data.length)
  const contested = data.toSorted((one, other) => other.bids - one.bids)[0]!
  type Bids = { data: { success: boolean; value: number; txHash: string; bidder: { address: string } }[] }
  const { data: bids } = await get<Bids>(`/v2/dns/${contested.domain}/bids`)
  const best = bids.find(({ success }) => success)!
  expect(best.bidder.address).toBe(contested.owner)
  expect(best.value).toBe(contested.price)
  expect(data.filter(({ date }) => date < network.chain.now)).toEqual([])
  expect((await ask(served.origin, `/v2/blockchain/transactions/${best.txHash}`)).status).toBe(200)
})

it('a staking pool’s total is the sum of its nominators’ stakes', async () => {
  type Pools = { pools: { address: string; apy: number; total_amount: number; current_nominators: number }[] }
  const { pools } = await get<Pools>('/v2/staking/pools')
  expect(pools.map(({ apy }) => apy)).toEqual(pools.map(({ apy }) => apy).toSorted((one, other) => one - other))
  expect(pools.some(pool => pool.total_amount === 0 && pool.current_nominators === 0)).toBe(true)
  const fullest = pools.toSorted((one, other) => other.current_nominators - one.current_nominators)[0]!
  expect(fullest.total_amount).toBeGreaterThan(0)
})
