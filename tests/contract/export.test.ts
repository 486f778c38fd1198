import { expect, test } from 'vitest'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { servedNetwork } from '../localnet/support/served.ts'
import { exported, type Row, useServed } from './support/exported.ts'

const world = servedNetwork()

useServed(world)

const timeOf = ({ transaction }: ChainTransaction) => transaction.now

/** Number of accounts whose balances are requested too: the embedded network takes long to prove an old state. */
const WITH_BALANCES = 6

/** Balance after some rows, in nanoTON. */
const sumOf = (rows: Row[]) =>
  rows.reduce(
    (sum, { asset, amount_units, fee_nano }) => sum + BigInt(asset === 'TON' ? amount_units : 0) - BigInt(fee_nano),
    0n,
  )

/** The kept history of an account from its newest transaction that opens a run without a hole; with the balance before it. */
function ledgerOf(history: readonly ChainTransaction[]) {
  const [first, ...rest] = history
  if (!first) throw new Error('no history')
  const isBirth = first.transaction.prevTransactionLt === 0n && first.transaction.oldStatus === 'non-existing'
  return isBirth ? { opening: 0n, steps: history } : { opening: first.endBalance, steps: rest }
}

test('the export of a full history adds up from opening to closing balance, to the nanoton', async () => {
  const addresses = new Map(world.all.map(({ account }) => [account.toRawString(), account]))
  const histories = [...addresses.values()]
    .map(address => ({ address, history: world.network.chain.transactionsOf(address) }))
    .filter(({ history }) => history.length > 0)
    .sort((a, b) => b.history.length - a.history.length)
  // The longest, and of the others one in ten: most have a transaction or two.
  const chosen = histories.filter((_, place) => place < 60 || place % 10 === 0)
  const counts = {
    accounts: 0,
    transactions: 0,
    rows: 0,
    complete: 0,
    fromBirth: 0,
    withBalances: 0,
    unknownOpening: 0,
  }
  for (const [place, { address, history }] of chosen.entries()) {
    const raw = address.toRawString() as RawAddress
    const { rows, job } = await exported(raw, { hasBalances: place < WITH_BALANCES })
    const { opening, steps } = ledgerOf(history)
    const byLt = Map.groupBy(rows, ({ lt }) => lt)
    let before = opening
    for (const { lt, endBalance } of steps) {
      expect(before + sumOf(byLt.get(`${lt}`) ?? []), `${raw} after ${lt}`).toBe(endBalance)
      before = endBalance
    }
    const since = steps[0]?.lt ?? 0n
    expect(opening + sumOf(rows.filter(({ lt }) => BigInt(lt) >= since))).toBe(
      world.network.chain.account(address)?.balance ?? 0n,
    )
    if (job.progress.ending === 'complete' && place < WITH_BALANCES) {
      const closing = world.network.chain.account(address)?.balance ?? 0n
      const moved = sumOf(rows)
      expect([closing - moved, null]).toContain(job.balances?.opening ? BigInt(job.balances.opening) : null)
      expect(job.balances).toMatchObject({ moved: `${moved}`, closing: `${closing}` })
      if (job.balances?.opening === null) counts.unknownOpening++
      counts.withBalances++
    }
    counts.accounts++
    counts.transactions += steps.length
    counts.rows += rows.length
    if (job.progress.ending === 'complete') counts.complete++
    if (opening === 0n) counts.fromBirth++
  }
  console.log(counts)
  expect(counts.rows).toBeGreaterThan(1000)
  expect(counts.complete).toBeGreaterThan(10)
  expect(counts.withBalances).toBeGreaterThan(3)
  // Most of the longest histories begin with the network, before which no block proves anything.
  expect(counts.unknownOpening).toBeLessThan(counts.withBalances)
})

test('the export of a range has the chain’s balances, and its rows add up to their difference', async () => {
  const busy = world.network.fixtures.roles.get('busy')![0]!
  const history = world.network.chain.transactionsOf(busy)
  // No transactions at the ends of a day: they could be in a block of either day.
  const rests = history.slice(1).flatMap((one, at) => {
    const [before, after] = [timeOf(history[at]!), timeOf(one)]
    return after - before > 30 ? [{ time: before + 15, balance: history[at]!.endBalance }] : []
  })
  const [first, second, ...others] = rests
  for (const [opening, closing] of [
    [first!, others.at(-1)!],
    [second!, others.at(-1)!],
  ] as const) {
    const { job } = await exported(busy.toRawString() as RawAddress, { from: opening.time, to: closing.time })
    expect(job.balances).toEqual({
      opening: `${opening.balance}`,
      moved: `${closing.balance - opening.balance}`,
      closing: `${closing.balance}`,
    })
  }
})
