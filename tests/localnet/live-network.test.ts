import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '../../scripts/localnet/chain/chain.ts'
import { LiveNetwork } from '../../scripts/localnet/live-network.ts'
import { MutableFixtures } from '../../scripts/localnet/scenario/mutable-fixtures.ts'
import type { Scenario } from '../../scripts/localnet/scenario/scenario.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const HOUR_MS = 3_600_000

/** A network whose chain only counts: `failing` names steps that throw, and how long every step takes. */
function networkAt(time: number, failing: { run?: number; step?: number; slowMs?: number } = {}) {
  const times: number[] = []
  const chain = {
    now: time / 1000,
    head: () => ({ seqno: times.length }),
    step: async (now: number) => {
      if (now < (times.at(-1) ?? 0)) throw new Error('Time does not run backwards')
      times.push(now)
      vi.setSystemTime(Date.now() + (failing.slowMs ?? 0))
      if (times.length === failing.step) throw new Error('The executor is broken\nat some place')
    },
  }
  const run = (step: number) => {
    if (step === failing.run) throw new Error('The queue of external messages is full')
  }
  const scenario: Scenario = { fixtures: new MutableFixtures(), pause: () => 0, run, pointOut() {} }
  const network = new LiveNetwork(chain as unknown as Chain, scenario, 1)
  return { network, times }
}

/** Lets time pass in small pieces: a step also waits for a turn of the real event loop. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    for (let turn = 0; turn < 3; turn++) await nextTurn()
  }
}

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(text => said.push(text))
})
afterEach(() => {
  vi.useRealTimers()
})

test('the live network makes one block per second', async () => {
  const { network, times } = networkAt(NOON)
  network.run()
  await pass(10_500)
  network.pause()
  expect(times).toHaveLength(10)
  expect(said).toEqual([])
})

test.each([
  ['a message that cannot be sent', { run: 3 }, 'The queue of external messages is full'],
  ['a block that cannot be made', { step: 3 }, 'The executor is broken'],
])('the live network continues after %s and logs one line', async (_, failing, reason) => {
  const { network, times } = networkAt(NOON, failing)
  network.run()
  await pass(10_500)
  network.pause()
  expect(times).toHaveLength(10)
  expect(said).toEqual([`A step of the network failed, and it goes on: ${reason}`])
})

test('a failed step of the live network rejects, and later steps succeed', async () => {
  const { network, times } = networkAt(NOON, { step: 1 })
  await expect(network.step()).rejects.toThrow('The executor is broken')
  await network.step()
  expect(times).toHaveLength(2)
})

test('a clock set back does not stop the live network’s blocks', async () => {
  const { network, times } = networkAt(NOON)
  network.run()
  await pass(5500)
  vi.setSystemTime(Date.now() - HOUR_MS)
  await pass(10_000)
  network.pause()
  expect(times.length).toBeGreaterThanOrEqual(14)
  expect(times.every((time, at) => at === 0 || time === times[at - 1]! + 1)).toBe(true)
  expect(said).toEqual(["The clock was set back by 3600 s: blocks keep the network's own time."])
})

test.each([
  ['a clock that jumps ahead by an hour', HOUR_MS],
  ['a sleep of eight hours', 8 * HOUR_MS],
])('after %s the live network makes a minute of recent blocks and then one per second', async (_, jump) => {
  const { network, times } = networkAt(NOON)
  network.run()
  await pass(5500)
  vi.setSystemTime(Date.now() + jump)
  await pass(10_000)
  network.pause()
  expect(times.length).toBeGreaterThan(60)
  expect(times.length).toBeLessThan(80)
  expect(Math.abs(times.at(-1)! - Date.now() / 1000)).toBeLessThan(3)
  expect(said).toEqual([
    expect.stringMatching(/^The newest block is \d+ s behind the clock: the network goes on from now\.$/),
  ])
})

test('the live network catches up in a bounded number of steps, however slow they are', async () => {
  const { network, times } = networkAt(NOON, { slowMs: 2000 })
  vi.setSystemTime(NOON + HOUR_MS)
  await network.catchUp()
  expect(times).toHaveLength(60)
})
