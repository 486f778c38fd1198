import { beginCell, contractAddress } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import { onChain } from '../../scripts/localnet/scenario/content.ts'
import {
  burnBody,
  Jetton,
  type JettonOrder,
  mintBody,
  provideWalletAddressBody,
  transferBody,
} from '../../scripts/localnet/scenario/jetton.ts'
import { comment, type Wallet } from '../../scripts/localnet/scenario/wallet.ts'
import { address, type Bench, cell, exitCodeAt, number, openBench, slice, TON } from './support/bench.ts'
import { opOf } from './support/history.ts'

const GAS = TON / 5n
let bench: Bench
let jetton: Jetton

beforeAll(async () => {
  bench = await openBench()
  const { alice, deploy, send } = bench
  jetton = new Jetton('Test', alice.address, onChain({ name: 'Test', decimals: '3' }))
  await deploy(alice, jetton.address, jetton.contract)
  await send(alice, { to: jetton.address, value: TON, body: mint(alice, 1000n) })
})

const mint = (to: Wallet, amount: bigint) =>
  mintBody({ amount, to: to.address, responseTo: to.address }, jetton.address)
const balance = async ({ address }: Wallet) => {
  const wallet = jetton.walletOf(address)
  return bench.chain.account(wallet) ? number((await bench.get(wallet, 'get_wallet_data'))[0]) : 0n
}
const supply = async () => number((await bench.get(jetton.address, 'get_jetton_data'))[0])
const transfer = (from: Wallet, order: Partial<JettonOrder> & { to: JettonOrder['to'] }, value = GAS) => {
  const body = transferBody({ amount: 10n, responseTo: from.address, ...order })
  return bench.send(from, { to: jetton.walletOf(from.address), value, body })
}

test('TEP-74: the master returns supply, admin, content and wallet code', async () => {
  const [total, mintable, admin, content, code] = await bench.get(jetton.address, 'get_jetton_data')
  expect(number(total)).toBe(1000n)
  expect(number(mintable)).toBe(-1n)
  expect(address(admin)).toBe(bench.alice.address.toRawString())
  expect(cell(content).beginParse().loadUint(8)).toBe(0)
  const wallet = await bench.get(jetton.walletOf(bench.alice.address), 'get_wallet_data')
  expect(address(wallet[1])).toBe(bench.alice.address.toRawString())
  expect(address(wallet[2])).toBe(jetton.address.toRawString())
  expect(cell(wallet[3]).equals(cell(code))).toBe(true)
})

test('TEP-74: the master computes the address of a wallet that does not exist yet', async () => {
  const [wallet] = await bench.get(jetton.address, 'get_wallet_address', [slice(bench.carol.address)])
  expect(address(wallet)).toBe(jetton.walletOf(bench.carol.address).toRawString())
})

test('TEP-74: a transfer moves jettons, notifies the owner with the payload, and returns the rest', async () => {
  const { alice, bob } = bench
  const [before, other] = [await balance(alice), await balance(bob)]
  const trace = await transfer(alice, { to: bob.address, amount: 250n, forwardTons: 5n, payload: comment('hello') })
  expect(await balance(alice)).toBe(before - 250n)
  expect(await balance(bob)).toBe(other + 250n)
  const ops = trace.map(({ transaction }) => opOf(transaction.inMessage!.body))
  expect(ops).toEqual(expect.arrayContaining([0x0f8a7ea5, 0x178d4519, 0x7362d09c, 0xd53276db]))
  const notice = trace.find(({ transaction }) => opOf(transaction.inMessage!.body) === 0x7362d09c)!
  expect(notice.account.equals(bob.address)).toBe(true)
  const body = notice.transaction.inMessage!.body.beginParse().skip(32 + 64)
  expect(body.loadCoins()).toBe(250n)
  expect(body.loadAddress().equals(alice.address)).toBe(true)
  expect(body.loadMaybeRef()!.equals(comment('hello'))).toBe(true)
})

test.each([
  ['somebody who is not the owner', 705, { from: 'bob', amount: 1n, value: GAS }],
  ['more than there is', 706, { from: 'alice', amount: 10n ** 9n, value: GAS }],
  ['too few coins for the way', 709, { from: 'alice', amount: 1n, value: TON / 100n }],
] as const)('a jetton wallet refuses %s with exit code %i', async (_, code, { from, amount, value }) => {
  const wallet = jetton.walletOf(bench.alice.address)
  const before = await balance(bench.alice)
  const body = transferBody({ amount, to: bench.bob.address, responseTo: null })
  const trace = await bench.send(bench[from], { to: wallet, value, body })
  expect(exitCodeAt(trace, wallet)).toBe(code)
  expect(await balance(bench.alice)).toBe(before)
})

test('a jetton wallet accepts jettons only from wallets of the same master', async () => {
  const wallet = jetton.walletOf(bench.alice.address)
  const forged = beginCell().storeUint(0x178d4519, 32).storeUint(0, 64).storeCoins(99n)
  const body = forged.storeAddress(bench.bob.address).storeAddress(null).storeCoins(0).storeBit(0).endCell()
  const trace = await bench.send(bench.bob, { to: wallet, value: GAS, body })
  expect(exitCodeAt(trace, wallet)).toBe(707)
})

test('only the jetton’s admin mints', async () => {
  const trace = await bench.send(bench.bob, { to: jetton.address, value: TON, body: mint(bench.bob, 1n) })
  expect(exitCodeAt(trace, jetton.address)).toBe(73)
})

test('burning jettons lowers balance and supply', async () => {
  const { alice } = bench
  const [before, total] = [await balance(alice), await supply()]
  await bench.send(alice, { to: jetton.walletOf(alice.address), value: GAS, body: burnBody(40n, alice.address) })
  expect(await balance(alice)).toBe(before - 40n)
  expect(await supply()).toBe(total - 40n)
})

test('a burn that the master does not accept is returned to the balance', async () => {
  const { bob } = bench
  // A wallet whose code is right but whose master is no jetton master.
  const stray = new Jetton('Stray', null, onChain({}))
  const orphan = stray.filledWallet(bob.address, 70n)
  const wallet = contractAddress(0, orphan)
  await bench.deploy(bob, wallet, orphan)
  await bench.send(bob, { to: wallet, value: GAS, body: burnBody(30n, bob.address) })
  expect(number((await bench.get(wallet, 'get_wallet_data'))[0])).toBe(70n)
})

test('TEP-89: the master answers a request for a wallet’s address', async () => {
  const trace = await bench.send(bench.carol, {
    to: jetton.address,
    value: GAS,
    body: provideWalletAddressBody(bench.bob.address),
  })
  const answer = trace.find(({ transaction }) => opOf(transaction.inMessage!.body) === 0xd1735400)!
  expect(answer.account.equals(bench.carol.address)).toBe(true)
  const body = answer.transaction.inMessage!.body.beginParse().skip(32 + 64)
  expect(body.loadAddress().equals(jetton.walletOf(bench.bob.address))).toBe(true)
})

test('an unknown operation at a jetton master ends with exit code 65535', async () => {
  const body = beginCell().storeUint(0x12345678, 32).endCell()
  const trace = await bench.send(bench.bob, { to: jetton.address, value: GAS, body })
  expect(exitCodeAt(trace, jetton.address)).toBe(0xffff)
})
