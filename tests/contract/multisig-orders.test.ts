import { type Address, beginCell, type Cell, toNano } from '@ton/core'
import { Blockchain, type SandboxContract, type TreasuryContract } from '@ton/sandbox'
import { beforeEach, expect, test } from 'vitest'
import { approval, multisigOf, newOrder, newSigners, orderOf, payment } from '../support/multisig.ts'
import { type Names, namesOf, readPlayed, type Said, saidOf } from '../support/played.ts'

const [NOW, HOUR] = [1_780_000_000, 3600]
type Person = SandboxContract<TreasuryContract>

let chain: Blockchain
let people: Record<'bank' | 'alice' | 'bob', Person>
let multisig: Awaited<ReturnType<typeof multisigOf>>
let names: Names

beforeEach(async () => {
  chain = await Blockchain.create()
  chain.now = NOW
  const [bank, alice, bob] = await Promise.all(['bank', 'alice', 'bob'].map(name => chain.treasury(name)))
  people = { bank: bank!, alice: alice!, bob: bob! }
  multisig = await multisigOf(alice!.address, bob!.address)
  const { address, orderAt, init } = multisig
  names = namesOf({
    Alice: alice!.address,
    Bob: bob!.address,
    Multisig: address,
    Order: orderAt(0),
    Second: orderAt(1),
  })
  await bank!.send({ to: address, value: toNano(10), init, bounce: false })
})

/** The text of each step after a request. */
async function ask(from: Person, to: Address, body: Cell): Promise<Said[]> {
  const { transactions } = await from.send({ to, value: toNano(1), body, bounce: true })
  const played = transactions.map(({ raw }) => readPlayed(raw))
  return played.map((_, at) => saidOf(played, { at, names }))
}

const propose = (seqno: number, ...actions: Cell[]) =>
  ask(people.alice, multisig.address, newOrder(seqno, orderOf(...actions), NOW + HOUR))
const approve = (seqno: number) => ask(people.bob, multisig.orderAt(seqno), approval)
const pay = (value: string) => payment(people.bank.address, value)

test('a new multisig order is shown as proposed, not as a payment', async () => {
  const [asked, proposed] = await propose(0, pay('3'))
  expect(asked).toMatchObject({ head: 'Multisig: new order to Multisig, with 1 TON · It arrived.', colour: 'good' })
  expect(proposed).toMatchObject({ list: 'Proposed: 3 TON to B', head: 'Proposed: 3 TON to B', colour: 'none' })
  expect(proposed?.file).toMatch(/^in 1 TON, out -0\.99\d+ TON · proposed · Proposed: 3 TON to B$/)
})

test('an approved multisig order pays once, and a second approval is refused', async () => {
  await propose(0, pay('3'))
  const [asked, , , paid, received] = await approve(0)
  expect(asked).toMatchObject({ head: 'Multisig: approve to Order, with 1 TON · It arrived.', colour: 'good' })
  expect(paid).toMatchObject({ list: 'Sent to B', head: 'Sent 3 TON to B · It arrived.', colour: 'good' })
  expect(received).toMatchObject({ head: 'Received 3 TON from Multisig', colour: 'good' })
  const [again, order, back] = await approve(0)
  expect(again?.head).toMatch(
    /^Multisig: approve to Order, with 1 TON · 0\.99\d+ TON of 1 TON came back: step 2 failed\.$/,
  )
  expect(again?.colour).toBe('bad')
  expect(order).toMatchObject({
    list: 'Refused from Bob',
    head: 'Refused “Multisig: approve” of Bob and sent 0.9982688 TON back',
    colour: 'bad',
  })
  expect([order?.reason, back?.reason]).toEqual(Array(2).fill('Executed already (exit code 112)'))
  expect(back?.list).toBe('Multisig: approval rejected from Order')
  expect(back?.colour).toBe('bad')
  expect(back?.file).toMatch(/ · returned · Multisig: approval rejected /)
})

test('a multisig order dies when the signers changed in between, and its TON stays with the multisig', async () => {
  await propose(0, pay('3'))
  await propose(1, newSigners(1, people.alice.address))
  await approve(1)
  const dead = (await approve(0)).at(-1)
  expect(dead).toMatchObject({ list: 'Order dead: 3 TON to B', colour: 'bad' })
  expect(dead?.head).toMatch(/^Order dead: 3 TON to B; its 0\.99\d+ TON stayed here$/)
  expect(dead?.reason).toBe('The signers have changed since (exit code 102)')
  expect(dead?.file).toMatch(/^in 0\.99\d+ TON · failed · Order dead: 3 TON to B; its /)
})

test('a multisig order that pays more than the balance is dead', async () => {
  await propose(0, pay('3000'))
  expect((await approve(0)).at(-1)).toMatchObject({ list: 'Order dead: 3,000 TON to B', colour: 'bad' })
})

test('an expired multisig order is refused on proposal and on approval', async () => {
  const late = newOrder(0, orderOf(pay('3')), NOW - 1)
  const [asked, refused] = await ask(people.alice, multisig.address, late)
  expect(asked?.head).toMatch(/ of 1 TON came back: step 2 failed\.$/)
  expect(refused).toMatchObject({ list: 'Refused from Alice', colour: 'bad' })
  await propose(0, pay('3'))
  chain.now = NOW + HOUR + 1
  expect((await approve(0))[0]).toMatchObject({ colour: 'bad' })
})

test('new multisig signers are shown as proposed, then as asked for: the bytes do not say that the account is a multisig', async () => {
  const proposed = (await propose(0, newSigners(1, people.alice.address)))[1]
  expect(proposed).toMatchObject({
    list: 'Multisig: new order from Alice; Proposed: 1 of 1 signer now decides here',
    colour: 'none',
  })
  const made = (await approve(0)).at(-1)
  expect(made).toMatchObject({
    list: 'Multisig: execute from Order; Asked for, and if it was done: 1 of 1 signer now decides here',
    colour: 'warn',
  })
  expect(made?.file).toMatch(/ · changed · .+; Asked for, and if it was done: 1 of 1 signer now decides here$/)
})

test('a multisig order that pays and changes signers is proposed with both', async () => {
  const [, proposed] = await propose(0, pay('3'), newSigners(1, people.alice.address))
  expect(proposed?.list).toBe('Proposed: 3 TON to B; Proposed: 1 of 1 signer now decides here')
})

test('an “execute” from an unrelated account is no dead multisig order', async () => {
  const body = beginCell()
    .storeUint(0x75097f5d, 32)
    .storeUint(1, 64)
    .storeUint(0, 256)
    .storeUint(NOW + HOUR, 48)
    .storeUint(2, 8)
    .storeUint(0, 256)
    .storeRef(orderOf(pay('3')))
    .endCell()
  const { transactions } = await people.bank.send({ to: multisig.address, value: toNano(1), body, bounce: false })
  const played = transactions.map(({ raw }) => readPlayed(raw))
  expect(saidOf(played, { at: 1, names })).toMatchObject({
    head: 'Failed on “Multisig: execute” of B; its 1 TON stayed here',
    colour: 'warn',
  })
})
