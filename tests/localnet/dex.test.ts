import { Address } from '@ton/core'
import { describe, expect, it, test } from 'vitest'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { ask } from '../contract/support/wire.ts'
import { number, slice } from './support/bench.ts'
import { exitCodeOf, opOf } from './support/history.ts'
import { servedNetwork } from './support/served.ts'
import { allSteps, stepsFrom, type TraceNode } from './support/traces.ts'

const world = servedNetwork()

type Account = { address: string }
type Jetton = { symbol: string }
type Swap = {
  amount_in: string
  amount_out: string
  gram_in?: number
  gram_out?: number
  jetton_master_in?: Jetton
  jetton_master_out?: Jetton
  user_wallet: Account
  router: Account
}
type Action = { type: string; status: string; base_transactions: string[]; simple_preview: { description: string } }
type Event = { actions: (Action & { JettonSwap?: Swap; NftPurchase?: Record<string, unknown> })[] }

const roles = (name: string) => world.network.fixtures.roles.get(name)!
const worth = (name: string) =>
  world.network.chain.transaction(Buffer.from(world.network.fixtures.worthOpening.get(name)!, 'hex'))!
const trace = async (name: string) => {
  const { value } = await ask<TraceNode>(
    world.served.origin,
    `/v2/traces/${world.network.fixtures.worthOpening.get(name)}`,
  )
  return allSteps(value)
}
const event = async (root: ChainTransaction) =>
  (await ask<Event>(world.served.origin, `/v2/events/${root.hash.toString('hex')}`)).value
const received = (op: number) => (step: ChainTransaction) => {
  const { inMessage } = step.transaction
  return inMessage ? opOf(inMessage.body) === op : false
}
/** The exit code in the pool's payment request. */
function exitOf(root: ChainTransaction): number | null {
  const request = stepsFrom(root).find(received(0xf93bb43f))
  const slice = request?.transaction.inMessage?.body.beginParse().skip(96)
  slice?.loadAddress()
  return slice?.loadUint(32) ?? null
}
const trades = () =>
  roles('trader')
    .flatMap(address => world.network.chain.transactionsOf(address))
    .filter(({ transaction }) => transaction.inMessage?.info.type === 'external-in')

describe('the embedded exchange', () => {
  it('swaps on the embedded exchange end in every known way, several times', () => {
    const exits = trades().map(exitOf)
    const count = (exit: number) => exits.filter(one => one === exit).length
    expect(count(0xc64370e5)).toBeGreaterThan(5)
    expect(count(0x5ffe1295)).toBeGreaterThan(1)
    expect(count(0x38976e9b)).toBeGreaterThan(1)
  })

  it('a swap on the embedded exchange takes 7 to 11 steps, and none fails', () => {
    for (const root of trades().filter(one => exitOf(one) !== null)) {
      const steps = stepsFrom(root)
      expect(steps.length).toBeGreaterThanOrEqual(7)
      expect(steps.length).toBeLessThanOrEqual(11)
      expect(steps.map(exitCodeOf).filter(code => code !== 0 && code !== null)).toEqual([])
    }
  })

  it('a swap is a single JettonSwap action, between jettons and with TON', async () => {
    const swaps = trades().filter(root => exitOf(root) === 0xc64370e5)
    const kinds = new Set<string>()
    for (const root of swaps) {
      const { actions } = await event(root)
      const [action] = actions
      expect(actions.map(({ type }) => type)).toEqual(['JettonSwap'])
      const swap = action!.JettonSwap!
      expect(swap.user_wallet.address).toBe(root.account.toRawString())
      expect(swap.router.address).toBe(roles('exchange router')[0]!.toRawString())
      expect(BigInt(swap.amount_in || swap.gram_in!) * BigInt(swap.amount_out || swap.gram_out!)).toBeGreaterThan(0n)
      kinds.add(`${swap.jetton_master_in?.symbol ?? 'coins'} for ${swap.jetton_master_out?.symbol ?? 'coins'}`)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['HUSD for TIDE', 'coins for HUSD', 'HUSD for coins']))
  })

  it('a swap that the exchange refused has two transfers as actions', async () => {
    const root = trades().find(one => exitOf(one) === 0x38976e9b && one.children.some(received(0x0f8a7ea5)))!
    const transfers = (await event(root)).actions.filter(({ type }) => type === 'JettonTransfer')
    expect(transfers.length).toBe(2)
    expect(new Set(transfers.map(({ simple_preview }) => simple_preview.description)).size).toBe(1)
  })

  it('the exchange’s jetton wallets hold its pools’ reserves plus jettons sent without an order', async () => {
    const [dollar, tide] = roles('traded jetton')
    const router = roles('exchange router')[0]!
    const reserves = new Map<string, bigint>()
    for (const pool of roles('exchange pool')) {
      const { stack } = await world.network.chain.runGetMethod(pool, 'get_pool_data', [])
      for (const at of [0, 1]) {
        const wallet = stack[3 + at]
        if (wallet?.type !== 'slice') throw new Error('A pool knows its wallets')
        const key = wallet.cell.beginParse().loadAddress().toRawString()
        reserves.set(key, (reserves.get(key) ?? 0n) + number(stack[at]))
      }
    }
    for (const [master, stray] of [
      [dollar!, 0n],
      [tide!, 7_000_000_000n],
    ] as const) {
      const { stack } = await world.network.chain.runGetMethod(master, 'get_wallet_address', [slice(router)])
      const wallet = stack[0]?.type === 'slice' ? stack[0].cell.beginParse().loadAddress() : router
      const data = await world.network.chain.runGetMethod(wallet, 'get_wallet_data', [])
      expect(number(data.stack[0])).toBe(reserves.get(wallet.toRawString())! + stray)
    }
  })

  it('the exchange keeps jettons sent without an order although it refused their notification', async () => {
    const steps = await trace('refused notification')
    const refused = steps.find(({ node }) => node.transaction.compute_phase?.exit_code === 65535)!
    expect(refused.node.transaction.in_msg!.op_code).toBe('0x7362d09c')
    expect(refused.node.children).toBeUndefined()
    expect(steps.filter(({ node }) => !node.transaction.success)).toEqual([refused])
  })
})

test('a bought NFT has a single NftPurchase action, with its buyer and seller', async () => {
  const root = worth('purchase')
  const { actions } = await event(root)
  expect(actions.map(({ type }) => type)).toEqual(['NftPurchase'])
  expect(actions[0]!.NftPurchase).toMatchObject({
    amount: { value: '40000000000' },
    nft: { address: roles('sold item')[0]!.toRawString(), owner: { address: root.account.toRawString() } },
    seller: { address: roles('trader')[0]!.toRawString() },
    buyer: { address: root.account.toRawString() },
  })
})

describe('the embedded wallets', () => {
  it('wallets of every version have signed transactions', () => {
    const kinds = [...roles('wallet of each version'), ...roles('highload wallet')].map(address => {
      const signed = world.network.chain.transactionsOf(address).some(item => {
        const { inMessage, outMessagesCount } = item.transaction
        return inMessage?.info.type === 'external-in' && outMessagesCount > 0
      })
      return (
        signed &&
        world.network.fixtures.interfaces(world.network.chain.account(address)!.code!.hash().toString('hex'))[0]
      )
    })
    expect(kinds).toEqual([
      ...['wallet_v1r3', 'wallet_v2r2', 'wallet_v3r1', 'wallet_v3r2', 'wallet_v4r2', 'wallet_v5r1'],
      ...['wallet_highload_v2r2', 'wallet_highload_v3r1'],
    ])
  })

  it('a highload wallet pays 254 accounts at once, through a message to itself', async () => {
    const steps = await trace('payout')
    expect(steps.length).toBe(256)
    expect(steps.map(({ depth }) => depth).filter(depth => depth === 2).length).toBe(254)
    expect(steps.every(({ node }) => node.transaction.success)).toBe(true)
  })

  it('one trace has 301 steps in a chain, and one is too long for the index', async () => {
    const steps = await trace('long trace')
    expect(steps.length).toBe(301)
    expect(Math.max(...steps.map(({ depth }) => depth))).toBe(300)
    for (const path of ['traces', 'events']) {
      const url = `/v2/${path}/${world.network.fixtures.worthOpening.get('too long trace')}`
      expect(await ask(world.served.origin, url)).toMatchObject({ status: 413, value: { error: 'trace is too long' } })
    }
    expect(stepsFrom(worth('too long trace')).length).toBeGreaterThan(1024)
  })

  it('the trace that is too long is an Unknown action in the events of its account', async () => {
    type Events = { events: { event_id: string; actions: Action[] }[] }
    const account = worth('too long trace').account.toRawString()
    const { value } = await ask<Events>(world.served.origin, `/v2/accounts/${account}/events?limit=10`)
    const found = value.events.find(
      ({ event_id }) => event_id === world.network.fixtures.worthOpening.get('too long trace'),
    )
    expect(found?.actions).toMatchObject([
      { type: 'Unknown', status: 'ok', simple_preview: { name: 'Unknown', description: 'Event is too big.' } },
    ])
  })

  it('a failed step in the middle of a trace returns its message to the sender', async () => {
    const steps = await trace('failed step')
    expect(steps.map(({ node }) => node.transaction.success)).toEqual([true, true, false, true, true])
    expect(Address.parse(steps[4]!.node.transaction.account.address).equals(roles('pilot')[0]!)).toBe(true)
  })
})
