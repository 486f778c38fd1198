import { expect, it } from 'vitest'
import { serve } from '../contract/support/served-apis.ts'
import { ask } from '../contract/support/wire.ts'
import { openFixed } from './support/history.ts'
import { servedNetwork } from './support/served.ts'
import { allSteps, type TraceNode } from './support/traces.ts'

/** Unfinished traces. The tests step the network until they complete, so it is not shared with other files. */
const world = servedNetwork(() => openFixed('standard'))

type Event = { in_progress: boolean; progress: number }
const STEPS_TO_COME = 26
/** The block of a step that is expected. */
const NOWHERE = '(0,0,0)'
const name = (word: string) => world.network.fixtures.worthOpening.get(word)!
const trace = async (word: string) => (await ask<TraceNode>(world.served.origin, `/v2/traces/${name(word)}`)).value
const event = async (word: string) => (await ask<Event>(world.served.origin, `/v2/events/${name(word)}`)).value
const facts = ({ transaction }: TraceNode) => [
  transaction.account.address,
  transaction.in_msg?.op_code,
  transaction.success,
]

it('a pending trace is unknown to an index that has not reached it, and partial for a lagging one', async () => {
  const late = await serve(world.network, { indexLagMs: 600_000 })
  const traceOf = async (hash: string) => ask<TraceNode>(late.origin, `/v2/traces/${hash}`)
  const before = allSteps((await traceOf(name('pending trace'))).value).filter(
    ({ node }) => node.transaction.block !== NOWHERE,
  )
  await world.network.step()
  const newest = world.network.chain.head(0).transactions.at(-1)!
  const root = newest.traceId.equals(newest.hash) ? newest : world.network.chain.head(-1).transactions[0]!
  for (const path of ['traces', 'events']) {
    const answer = await ask(late.origin, `/v2/${path}/${root.hash.toString('hex')}`)
    expect([answer.status, answer.value]).toEqual([404, { error: 'entity not found' }])
  }
  const after = allSteps((await traceOf(name('pending trace'))).value)
  // The next step has already happened, so nothing is emulated: to the index, the message is still on its way.
  expect(after.length).toBe(before.length)
  expect(after.at(-1)!.node.transaction.out_msgs.map(({ msg_type }) => msg_type)).toEqual(['int_msg'])
  await late.close()
})

it('a pending trace first shows known and expected steps, and in the end all steps', async () => {
  const [signed, unsigned] = ['pending trace', 'pending trace, unsigned'] as const
  const [before, alone] = [allSteps(await trace(signed)), allSteps(await trace(unsigned))]

  // Only the first expected step is marked, not its descendants.
  const begin = before.findIndex(({ node }) => node.emulated)
  expect(begin).toBeGreaterThan(3)
  expect(before.filter(({ node }) => node.emulated).length).toBe(1)
  expect(before.length).toBe(51)
  expect(before[begin]!.node.transaction).toMatchObject({ block: NOWHERE })

  // A pending message is listed where it left: it is no transaction's in_msg.
  expect(alone.some(({ node }) => node.emulated)).toBe(false)
  const waiting = alone.flatMap(({ node }) => node.transaction.out_msgs)
  expect(waiting.map(({ msg_type }) => msg_type)).toEqual(['int_msg'])

  for (const word of [signed, unsigned]) {
    const { in_progress, progress } = await event(word)
    expect(in_progress).toBe(true)
    expect(progress).toBeGreaterThan(0.5)
    expect(progress).toBeLessThan(1)
  }
  const chain = before.slice(0, begin).map(({ node }) => node.transaction.hash)

  for (let step = 0; step < STEPS_TO_COME; step += 1) await world.network.step()

  const [after, home] = [allSteps(await trace(signed)), allSteps(await trace(unsigned))]
  expect(after.some(({ node }) => node.emulated)).toBe(false)
  expect(after.slice(0, begin).map(({ node }) => node.transaction.hash)).toEqual(chain)
  // The forecast was correct, except for values that only a block has.
  expect(after.map(({ node }) => facts(node))).toEqual(before.map(({ node }) => facts(node)))
  expect(after.at(-1)!.node.transaction.hash).not.toBe(before.at(-1)!.node.transaction.hash)
  expect(home.length).toBe(33)
  expect(home.flatMap(({ node }) => node.transaction.out_msgs)).toEqual([])
  for (const word of [signed, unsigned]) expect(await event(word)).toMatchObject({ in_progress: false, progress: 1 })
})

it('emulating a pending trace does not change the chain', async () => {
  const before = world.network.chain.head(-1).rootHash
  const [pilot] = world.network.fixtures.roles.get('pilot')!
  const balance = world.network.chain.account(pilot!)!.balance
  await trace('pending trace')
  expect(world.network.chain.account(pilot!)!.balance).toBe(balance)
  expect(world.network.chain.head(-1).rootHash).toEqual(before)
})
