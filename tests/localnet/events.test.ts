import { Address } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { normalizedHash, parseExternal } from '../../scripts/localnet/chain/message.ts'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { ask } from '../contract/support/wire.ts'
import type { Account, AccountEvent, Action, Event } from './support/events.ts'
import { servedNetwork } from './support/served.ts'
import { stepsFrom } from './support/traces.ts'

const world = servedNetwork()

/** Integers of 16 digits and more are read as text: a number would lose some. */
async function get<Answer>(url: string): Promise<Answer> {
  const { text } = await ask(world.served.origin, url)
  return JSON.parse(text.replace(/:(-?\d{16,})(?=[,}])/g, ':"$1"'))
}
const hex = ({ hash }: Pick<ChainTransaction, 'hash'>) => hash.toString('hex')
const role = (name: string) => world.network.fixtures.roles.get(name)![0]!
const roots = () =>
  world.all.filter(item => item.parent === null && item.transaction.inMessage?.info.type === 'external-in')
/** Roots of the traces that the indexer returns. */
const short = () => roots().filter(root => stepsFrom(root).length <= 1024)

/** Gain of every account in a trace, from its balances before and after the steps; transactions of other traces do not count. */
function gains(root: ChainTransaction): Map<string, bigint> {
  const found = new Map<string, bigint>()
  const steps = [root]
  for (const step of steps) {
    const own = world.network.chain.transactionsOf(step.account)
    const before = own[own.findIndex(({ lt }) => lt === step.lt) - 1]?.endBalance ?? 0n
    const key = step.account.toRawString()
    found.set(key, (found.get(key) ?? 0n) + step.endBalance - before)
    steps.push(...step.children)
  }
  return found
}

it('an event has the normalized hash of the message that started it', async () => {
  for (const root of roots().slice(0, 5)) {
    const message = root.cell.refs[0]!.beginParse().loadMaybeRef()!
    const { ext_msg_hash, event_id } = await get<Event>(`/v2/events/${hex(root)}`)
    expect(ext_msg_hash).toBe(normalizedHash(parseExternal(message)).toString('hex'))
    expect(await get<Event>(`/v2/events/${ext_msg_hash}`)).toMatchObject({ event_id })
  }
})

describe('the value flow of an event', () => {
  it('the value flow of an event sums up to zero with fees', async () => {
    let counted = 0
    for (const root of short().filter((_, at) => at % 5 === 0)) {
      const { in_progress, value_flow } = await get<Event>(`/v2/events/${hex(root)}`)
      if (in_progress) continue
      expect(value_flow.reduce((sum, { gram, fees }) => sum + BigInt(gram) + BigInt(fees), 0n)).toBe(0n)
      for (const { fees } of value_flow) expect(fees).toBeGreaterThanOrEqual(0)
      counted++
    }
    expect(counted).toBeGreaterThan(40)
  })

  it('the value flow of an event equals the changes of balances', async () => {
    const people = new Set(world.network.fixtures.roles.get('wallet')!.map(address => address.toRawString()))
    const byPeople = roots().filter(({ account }) => people.has(account.toRawString()))
    for (const root of byPeople.slice(-30)) {
      const { value_flow } = await get<Event>(`/v2/events/${hex(root)}`)
      const flows = value_flow.filter(({ account }) => people.has(account.address))
      expect(flows.length).toBeGreaterThan(0)
      const own = gains(root)
      expect(flows.map(({ gram }) => BigInt(gram))).toEqual(flows.map(({ account }) => own.get(account.address)))
    }
  })

  it('the value flow of an event moves the same jettons out of one account and into another', async () => {
    const [operation] = (
      await get<{ operations: { trace_id: string; amount: string }[] }>(
        `/v2/accounts/${role('wallet').toRawString()}/jettons/history?limit=1`,
      )
    ).operations
    const { value_flow } = await get<Event>(`/v2/events/${operation!.trace_id}`)
    const moved = value_flow.flatMap(({ jettons = [] }) => jettons.map(({ qty }) => BigInt(qty)))
    expect(moved.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      -BigInt(operation!.amount),
      BigInt(operation!.amount),
    ])
  })
})

describe('the actions of an event', () => {
  const types = async () => {
    const found = new Map<string, Action>()
    for (const root of short()) {
      const { actions } = await get<Event>(`/v2/events/${hex(root)}`)
      for (const action of actions) if (!found.has(action.type)) found.set(action.type, action)
    }
    return found
  }

  it('actions of events are of every kind in the history, each under its type’s name', async () => {
    const found = await types()
    const wanted = [
      ...['TonTransfer', 'JettonTransfer', 'JettonMint', 'JettonBurn', 'NftItemTransfer', 'ContractDeploy'],
      ...['DepositStake', 'WithdrawStake', 'ElectionsDepositStake', 'AuctionBid', 'SmartContractExec'],
    ]
    expect([...found.keys()]).toEqual(expect.arrayContaining(wanted))
    for (const [type, action] of found) {
      expect(action[type]).toBeTypeOf('object')
      expect(['ok', 'failed']).toContain(action.status)
      for (const hash of action.base_transactions) {
        expect(world.network.chain.transaction(Buffer.from(hash, 'hex'))).toBeDefined()
      }
    }
  })

  it('a WithdrawStake action has the amount that the nominator received', async () => {
    const { WithdrawStake } = (await types()).get('WithdrawStake')!
    const paid = world.network.chain
      .transactionsOf(Address.parse(WithdrawStake!.staker.address))
      .map(({ transaction }) => transaction.inMessage?.info)
      .find(info => info?.type === 'internal' && info.src.toRawString() === WithdrawStake!.pool.address)
    expect(paid?.type === 'internal' && paid.value.coins).toBe(BigInt(WithdrawStake!.amount))
  })
})

describe('the events of an account', () => {
  const account = () => role('wallet').toRawString()

  it('pages of an account’s events have no gaps and no duplicates, newest first', async () => {
    type Page = { events: AccountEvent[]; next_from: number }
    const whole = await get<Page>(`/v2/accounts/${account()}/events?limit=100`)
    const seen: string[] = []
    for (let before = 0; ; ) {
      const page = await get<Page>(`/v2/accounts/${account()}/events?limit=4${before ? `&before_lt=${before}` : ''}`)
      seen.push(...page.events.map(({ event_id }) => event_id))
      before = page.next_from
      if (!before || seen.length >= 20) break
    }
    expect(seen).toEqual(whole.events.slice(0, seen.length).map(({ event_id }) => event_id))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('the “extra” of an event is the part of the value flow that its actions do not explain', async () => {
    const { events } = await get<{ events: AccountEvent[] }>(`/v2/accounts/${account()}/events?limit=30`)
    let plain = 0
    for (const { event_id, actions, extra } of events) {
      if (actions.some(({ type }) => type !== 'TonTransfer')) continue
      const { value_flow } = await get<Event>(`/v2/events/${event_id}`)
      const gram = value_flow.find(flow => flow.account.address === account())?.gram ?? 0
      const moved = actions.reduce((sum, action) => {
        const { sender, recipient, amount } = action.TonTransfer as {
          sender: Account
          recipient: Account
          amount: number
        }
        return sum + (recipient.address === account() ? amount : 0) - (sender.address === account() ? amount : 0)
      }, 0)
      expect(extra).toBe(gram - moved)
      plain++
    }
    expect(plain).toBeGreaterThan(5)
  })

  it('an event that matches no action has one of type Unknown', async () => {
    const { events } = await get<{ events: AccountEvent[] }>(
      `/v2/accounts/${role('elector').toRawString()}/events?limit=5`,
    )
    const unknown = events.flatMap(({ actions }) => actions).find(({ type }) => type === 'Unknown')
    expect(unknown).toMatchObject({
      status: 'ok',
      simple_preview: { name: 'Unknown', description: "Something happened but we don't understand what." },
      base_transactions: [],
    })
    expect(unknown).not.toHaveProperty('Unknown')
  })
})
