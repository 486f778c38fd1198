import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_SEED } from '../../scripts/localnet/network.ts'
import { Accounts } from '../../scripts/localnet/scenario/accounts.ts'
import { ELECTOR } from '../../scripts/localnet/scenario/foundation.ts'
import {
  depositBody,
  newStakeBody,
  Pool,
  recoverStakeBody,
  withdrawBody,
} from '../../scripts/localnet/scenario/staking.ts'
import { type Bench, exitCodeAt, number, openBench, TON } from './support/bench.ts'
import { opOf } from './support/history.ts'

const accounts = new Accounts(DEFAULT_SEED)
let bench: Bench
let pool: Pool
beforeAll(async () => {
  bench = await openBench()
  const terms = { rewardShare: 4000, maxNominators: 2, minValidatorStake: TON, minNominatorStake: 10n * TON }
  pool = new Pool('Test', { validator: bench.alice.address, ...terms })
  await bench.deploy(bench.alice, pool.address, pool.contract)
  const [one, two] = accounts.validators
  const funds = [one!, two!].map(({ wallet }) => ({ to: wallet.address, value: 2_000_000n * TON, bounce: false }))
  await bench.send(accounts.masterBank, ...funds)
})

const nominators = async () => number((await bench.get(pool.address, 'get_pool_data'))[1])
const electionId = async () => Number(number((await bench.get(ELECTOR, 'active_election_id'))[0]))
const stake = async (seat: number, coins: bigint, electAt: number, signedBy = seat) => {
  const { wallet, adnl } = accounts.validators[seat]!
  const { keys } = accounts.validators[signedBy]!
  const account = signedBy === seat ? wallet.address : bench.alice.address
  const body = newStakeBody({ keys, adnl, account, electAt, maxFactor: 2 * 65536 })
  return bench.send(wallet, { to: ELECTOR, value: coins * TON, body })
}
const ops = (trace: Awaited<ReturnType<typeof stake>>) =>
  trace.map(({ transaction }) => opOf(transaction.inMessage!.body))

test('a staking pool accepts deposits, counts nominators, and returns the coins', async () => {
  const { bob, carol, alice, chain } = bench
  await bench.send(bob, { to: pool.address, value: 51n * TON, body: depositBody() })
  await bench.send(carol, { to: pool.address, value: 31n * TON, body: depositBody() })
  expect(await nominators()).toBe(2n)
  expect(
    exitCodeAt(await bench.send(bob, { to: pool.address, value: 2n * TON, body: depositBody() }), pool.address),
  ).toBe(74)
  expect(
    exitCodeAt(await bench.send(alice, { to: pool.address, value: 51n * TON, body: depositBody() }), pool.address),
  ).toBe(75)
  const before = chain.account(bob.address)!.balance
  await bench.send(bob, { to: pool.address, value: TON, body: withdrawBody() })
  expect(await nominators()).toBe(1n)
  expect(chain.account(bob.address)!.balance - before).toBeGreaterThan(48n * TON)
  expect(exitCodeAt(await bench.send(bob, { to: pool.address, value: TON, body: withdrawBody() }), pool.address)).toBe(
    77,
  )
})

test('the elector accepts a signed stake and lists it', async () => {
  const trace = await stake(0, 500_001n, await electionId())
  expect(ops(trace)).toContain(0xf374484c)
  const [electAt, closes, least, total, list] = await bench.get(ELECTOR, 'participant_list_extended')
  expect(number(electAt)).toBe(BigInt(await electionId()))
  expect(number(electAt) - number(closes)).toBe(8192n)
  expect(number(least)).toBe(300_000n * TON)
  expect(number(total)).toBe(500_000n * TON)
  const first = list?.type === 'tuple' ? list.items[0] : undefined
  const [key, details] = first?.type === 'tuple' ? first.items : []
  expect(number(key)).toBe(BigInt(`0x${accounts.validators[0]!.keys.publicKey.toString('hex')}`))
  const [amount, factor, account] = details?.type === 'tuple' ? details.items : []
  expect([number(amount), number(factor)]).toEqual([500_000n * TON, 131072n])
  expect(number(account)).toBe(BigInt(`0x${accounts.validators[0]!.wallet.address.hash.toString('hex')}`))
})

test.each([
  ['for another election', async () => stake(1, 500_000n, (await electionId()) + 1)],
  ['below the least stake', async () => stake(1, 20n, await electionId())],
  ['signed for another account', async () => stake(1, 500_000n, await electionId(), 2)],
])('the elector returns a stake %s', async (_, attempt) => {
  const before = number((await bench.get(ELECTOR, 'participant_list_extended'))[3])
  expect(ops(await attempt())).toContain(0xee6f454c)
  expect(number((await bench.get(ELECTOR, 'participant_list_extended'))[3])).toBe(before)
})

test('the elector has nothing to return to an account without a stake', async () => {
  const { wallet } = accounts.validators[1]!
  const trace = await bench.send(wallet, { to: ELECTOR, value: TON, body: recoverStakeBody() })
  expect(ops(trace)).toContain(0xfffffffe)
})
