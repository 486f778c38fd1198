import { afterAll, expect, test } from 'vitest'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { moneyFlow } from '../../src/domain/trace/money.ts'
import { isUnfinished } from '../../src/domain/trace/trace.ts'
import { openFixed } from '../localnet/support/history.ts'
import { rawOf } from '../support/address.ts'
import { stepsBelow, traceOf } from './support/chain-traces.ts'
import { landmarks } from './support/landmarks.ts'

const network = await openFixed('standard')
afterAll(() => network.close())
const { items } = landmarks(network)

/** Changes of accounts' balances by each transaction, from the executor; unknown for the first one of an account. */
function changes(): Map<ChainTransaction, bigint> {
  const found = new Map<ChainTransaction, bigint>()
  const byAccount = Map.groupBy(items, ({ account }) => account.toRawString())
  for (const list of byAccount.values()) {
    const ordered = [...list].sort((a, b) => Number(a.lt - b.lt))
    ordered.forEach((item, place) => {
      const before = ordered[place - 1]
      if (before) found.set(item, item.endBalance - before.endBalance)
    })
  }
  return found
}

test('gains and costs in every trace equal the executor’s balances to the nanoton and add up', async () => {
  const change = changes()
  let [compared, longest, waiting] = [0, 0, 0]
  for (const root of items.filter(({ parent }) => !parent)) {
    const steps = stepsBelow(root)
    const trace = await traceOf(steps)
    const { gains, difference } = moneyFlow(trace)
    expect(difference).toBe('0')
    if (isUnfinished(trace)) waiting++
    if (!steps.every(({ item }) => change.has(item))) continue
    const expected = new Map<string, bigint>()
    for (const { item } of steps) {
      const account = rawOf(item.account)
      expected.set(account, (expected.get(account) ?? 0n) + (change.get(item) ?? 0n))
    }
    expect(Object.fromEntries(gains.map(gain => [gain.account, gain.change]))).toEqual(
      Object.fromEntries([...expected].map(([account, sum]) => [account, `${sum}`])),
    )
    compared++
    longest = Math.max(longest, steps.length)
  }
  console.log(
    `Money: ${compared} traces compared with balances, the longest of ${longest} steps; ${waiting} unfinished`,
  )
  expect(compared).toBeGreaterThan(300)
})
