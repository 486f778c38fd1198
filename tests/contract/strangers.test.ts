import { Address, beginCell, Cell, toNano } from '@ton/core'
import { expect, test } from 'vitest'
import { Wallet } from '../../scripts/localnet/scenario/wallet.ts'
import { multisigOf, newOrder, newSigners, orderOf } from '../support/multisig.ts'
import { NOW, World } from './kinds/world.ts'

const [FRIEND, EXCHANGE] = [0xbb, 0xcc].map(byte => new Address(0, Buffer.alloc(32, byte))) as [Address, Address]
const op = (opcode: number) => beginCell().storeUint(opcode, 32).storeUint(1, 64)
/** An action of a multisig's order that sends `value` with a send mode. */
const pay = (to: Address, mode: number, value = 0n) =>
  beginCell()
    .storeUint(0xf1381e5b, 32)
    .storeUint(mode, 8)
    .storeRef(beginCell().storeUint(0x18, 6).storeAddress(to).storeCoins(value).storeUint(0, 107))
    .endCell()
/** Send mode for the whole balance, ignoring errors. */
const WHOLE = 130

/** Sentences of a wallet about a message of a stranger, which the wallet ignores. */
async function fromStranger(body: Cell) {
  const world = await World.open()
  const own = new Wallet('strangers', 'victim', 'v4r2')
  await world.place({ address: own.address, ...own.init }, 10n)
  world.name({ Friend: FRIEND, Exchange: EXCHANGE })
  const { transactions } = await world.bank.send({ to: own.address, value: toNano('0.01'), body })
  return world.said(world.read(transactions), { at: 1 })
}

test.each<[string, Cell, string]>([
  ['change its owner', op(0x819dbe99).storeAddress(FRIEND).endCell(), 'Friend now owns this contract'],
  ['replace its code', op(0x4e436f64).storeRef(new Cell()).endCell(), 'The code of this contract was replaced'],
  [
    'replace its signers',
    op(0xa32c59bf)
      .storeRef(orderOf(newSigners(1, FRIEND)))
      .endCell(),
    '1 of 1 signer now decides here',
  ],
])('a stranger’s request to %s is told as asked for, not as done', async (_, body, change) => {
  expect((await fromStranger(body)).list).toContain(`; Asked for, and if it was done: ${change}`)
})

test('an order of a multisig is ignored by a plain wallet, not proposed', async () => {
  expect((await fromStranger(newOrder(0, orderOf(pay(FRIEND, WHOLE)), NOW + 600))).list).toBe(
    'Request ignored: all its TON to Friend',
  )
})

test.each<[string, string, Cell]>([
  [
    'arrival',
    'Said to come from Exchange',
    op(0x178d4519).storeCoins(7).storeAddress(EXCHANGE).storeAddress(null).storeCoins(0).storeBit(0).endCell(),
  ],
  [
    'transfer',
    'Asked to send to Friend',
    op(0x0f8a7ea5)
      .storeCoins(7)
      .storeAddress(FRIEND)
      .storeAddress(null)
      .storeBit(0)
      .storeCoins(0)
      .storeBit(0)
      .endCell(),
  ],
  ['burn', 'Burned by Bank; not checked', op(0x595f07bc).storeCoins(7).storeAddress(null).storeBit(0).endCell()],
])('a forged %s of jettons at a plain wallet is not told as a fact', async (_, text, body) => {
  const { list, colour, head, file } = await fromStranger(body)
  expect([list, colour]).toEqual([text, 'none'])
  expect(head).toContain('not checked')
  expect(file).toContain('not checked')
})

test.each<[string, number, bigint, string]>([
  ['the whole balance', WHOLE, 0n, 'all its TON'],
  ['the rest of the value', 64, 0n, 'the rest of the received TON'],
  ['2 TON and the rest of the value', 64, toNano('2'), '2 TON and the rest of the received TON'],
])('an order of %s is described as such, not as 0 TON', async (_, mode, value, amount) => {
  const world = await World.open()
  const bob = await world.chain.treasury('bob')
  const { init, address } = await multisigOf(world.bank.address, bob.address)
  await world.place({ address, ...init }, 5000n)
  world.name({ Bob: bob.address })
  const body = newOrder(0, orderOf(pay(bob.address, mode, value)), NOW + 600)
  const { transactions } = await world.bank.send({ to: address, value: toNano('1'), body })
  expect(world.said(world.read(transactions), { at: 1 }).list).toBe(`Proposed: ${amount} to Bob`)
})

test('a payment bounced by a frozen account came back, for both accounts', async () => {
  const world = await World.open()
  const account = {
    addr: FRIEND,
    storageStats: { used: { cells: 1n, bits: 100n }, storageExtra: null, lastPaid: NOW - 1000, duePayment: null },
    storage: { lastTransLt: 0n, balance: { coins: 5n }, state: { type: 'frozen', stateHash: 1n } },
  }
  await world.chain.setShardAccount(FRIEND, { account, lastTransactionHash: 0n, lastTransactionLt: 0n } as never)
  const played = await world.fromAlice({ to: FRIEND, value: toNano('5'), bounce: true })
  expect(world.said(played).head).toBe('Sent 5 TON to B · 4.9996 TON of 5 TON came back: step 2 failed.')
  expect(world.said(played, { at: 1 }).list).toBe('Refused from Alice')
})

test('an order to a validator’s pool is named, and its gas is not called a stake in the elections', async () => {
  const world = await World.open()
  const pool = new Address(-1, Buffer.alloc(32, 0xbb))
  // nominator-pool's pool.fc: query id and stake, then the fields of the elector's message
  const body = op(0x4e73744b)
    .storeCoins(toNano('350000'))
    .storeUint(1, 256)
    .storeUint(NOW, 32)
    .storeUint(0x30000, 32)
    .storeUint(2, 256)
    .storeRef(beginCell().storeBuffer(Buffer.alloc(64)))
    .endCell()
  const played = await world.fromAlice({ to: pool, value: toNano('1'), body, bounce: false })
  expect(world.said(played).head).toMatch(/^Nominator pool: new stake to B, with 1 TON · /)
})
