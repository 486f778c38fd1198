import { type Cell, external, toNano } from '@ton/core'
import { Blockchain, type SandboxContract, type TreasuryContract } from '@ton/sandbox'
import { beforeAll, expect, test } from 'vitest'
import { type Names, namesOf, readPlayed, type Said, saidOf } from '../support/played.ts'
import { messageTo, ownersOrder, signedOrder, vestingOf, whitelist } from '../support/vesting.ts'

const NOW = 1_780_000_000
type Person = SandboxContract<TreasuryContract>

let chain: Blockchain
let bank: Person
let alice: Person
let bob: Person
let vesting: Awaited<ReturnType<typeof vestingOf>>
let names: Names

/** Alice locked 500 of 600 TON for Bob. */
beforeAll(async () => {
  chain = await Blockchain.create()
  chain.now = NOW
  bank = await chain.treasury('bank')
  alice = await chain.treasury('alice')
  bob = await chain.treasury('bob')
  vesting = await vestingOf(alice.address, bob.address, NOW - 60)
  const { address, init } = vesting
  names = namesOf({ Alice: alice.address, Bob: bob.address, Vesting: address })
  await bank.send({ to: address, value: toNano(600), init, bounce: false })
})

function said(transactions: { raw: Cell }[]): Said[] {
  const played = transactions.map(({ raw }) => readPlayed(raw))
  return played.map((_, at) => saidOf(played, { at, names }))
}

let seqno = 0
async function signed(value: string, bounce: boolean): Promise<Said | undefined> {
  const body = signedOrder(seqno++, messageTo(bank.address, value, bounce), NOW + 60)
  return said((await chain.sendMessage(external({ to: vesting.address, body }))).transactions)[0]
}

/** Texts about a request, on the page of the sender's transaction and of the wallet's. */
async function asked(from: Person, body: Cell): Promise<[Said, Said]> {
  const { transactions } = await from.send({ to: vesting.address, value: toNano('0.1'), body })
  const [first, second] = said(transactions)
  return [first!, second!]
}

test('a vesting wallet pays unlocked TON and skips locked TON, without the storage reserve', async () => {
  expect(await signed('20', false)).toMatchObject({ head: 'Sent 20 TON to B · It arrived.', colour: 'good' })
  expect(await signed('200', false)).toEqual({
    list: 'Not sent: 200 TON to B',
    head: 'Not sent: 200 TON to B',
    reason: '1 of 2 actions skipped, so not everything asked for was sent',
    colour: 'warn',
    file: 'none · skipped · Not sent: 200 TON to B',
  })
})

test('a stranger’s whitelist entry and order are ignored by a vesting wallet', async () => {
  const [, extended] = await asked(bank, whitelist(bank.address))
  expect(extended).toMatchObject({ list: 'Request ignored', colour: 'none' })
  const [, ordered] = await asked(bank, ownersOrder(messageTo(bank.address, '20')))
  expect(ordered).toMatchObject({ list: 'Request ignored: 20 TON to B', colour: 'none' })
})

test('the vesting sender adds accounts to the whitelist of a vesting wallet', async () => {
  const [, wallet] = await asked(alice, whitelist(bank.address, alice.address))
  expect(wallet).toMatchObject({
    list: 'Vesting: add to whitelist from Alice; B may now get locked TON from here, and 1 more change',
    colour: 'warn',
  })
  expect(wallet.file).toMatch(/ · changed · .+; B may now get locked TON from here, and 1 more change$/)
  expect(await signed('200', true)).toMatchObject({ head: 'Sent 200 TON to B · It arrived.', colour: 'good' })
})

test('a vesting wallet ignores an order that its terms forbid, without an error', async () => {
  expect(await signed('20', false)).toMatchObject({ list: 'Request ignored: 20 TON to B', colour: 'none' })
})

test('the owner of a vesting wallet orders a payment, and the reply does not count as paid', async () => {
  const [request, wallet] = await asked(bob, ownersOrder(messageTo(bank.address, '20')))
  expect(request).toMatchObject({ list: 'Vesting: send message to Vesting', colour: 'good' })
  expect(wallet).toMatchObject({ list: 'Sent to B', head: 'Sent 20 TON to B · It arrived.', colour: 'good' })
  const [, poor] = await asked(bob, ownersOrder(messageTo(bank.address, '2000')))
  expect(poor).toMatchObject({ list: 'Not sent: 2,000 TON to B', head: 'Not sent: 2,000 TON to B', colour: 'warn' })
  const [back, refused] = await asked(bob, ownersOrder(messageTo(bank.address, '20', false)))
  expect(back).toMatchObject({ colour: 'bad' })
  expect(refused).toMatchObject({ list: 'Refused from Bob', colour: 'bad' })
})
