/** Orders of multisigs and vesting wallets. */
import { type Cell, toNano } from '@ton/core'
import { approval, multisigOf, newOrder, newSigners, orderOf, payment } from '../../support/multisig.ts'
import { messageTo, ownersOrder, signedOrder, vestingOf, whitelist } from '../../support/vesting.ts'
import { type Kinds, NOW, World } from './world.ts'

const UNTIL = NOW + 600

async function playMultisig(world: World): Promise<Kinds> {
  const bob = await world.chain.treasury('bob')
  const { init, address, orderAt } = await multisigOf(world.bank.address, bob.address)
  await world.place({ address, ...init }, 10n)
  world.name({ Bob: bob.address, Multisig: address, Order: orderAt(0), 'Second order': orderAt(1) })
  const pay = payment(world.alice.address, '3')
  const send = async (from: typeof bob, to: typeof address, body: Cell) =>
    world.read((await from.send({ to, value: toNano('1'), body, bounce: true })).transactions)
  const propose = (seqno: number, ...actions: Cell[]) =>
    send(world.bank, address, newOrder(seqno, orderOf(...actions), UNTIL))
  const proposed = await propose(0, pay)
  const paid = await send(bob, orderAt(0), approval)
  const again = await send(bob, orderAt(0), approval)
  await propose(1, pay)
  const signers = await propose(2, newSigners(1, world.bank.address))
  const changed = await send(bob, orderAt(2), approval)
  const dead = await send(bob, orderAt(1), approval)
  return {
    'multisig, order proposed': world.said(proposed, { at: 1 }),
    'multisig, order proposed, at the signer': world.said(proposed),
    'multisig, order paid': world.said(paid, { at: 3 }),
    'multisig, approval, at the signer': world.said(paid),
    'multisig, approval refused': world.said(again, { at: 1 }),
    'multisig, approval refused, at the signer': world.said(again),
    'multisig, signers proposed': world.said(signers, { at: 1 }),
    'multisig, signers changed': world.said(changed, { at: 3 }),
    'multisig, order dead': world.said(dead, { at: 3 }),
  }
}

async function playVesting(world: World): Promise<Kinds> {
  const [sender, owner] = [await world.chain.treasury('sender'), await world.chain.treasury('owner')]
  const { address, init } = await vestingOf(sender.address, owner.address, NOW - 60)
  await world.place({ address, ...init }, 600n)
  world.name({ Vesting: address, Sender: sender.address, Owner: owner.address })
  const to = world.bank.address
  const signed = async (seqno: number, message: Cell) =>
    world.said(await world.external(address, signedOrder(seqno, message, UNTIL)))
  const asked = async (from: typeof owner, body: Cell) => {
    const { transactions } = await from.send({ to: address, value: toNano('0.1'), body })
    return world.said(world.read(transactions), { at: 1 })
  }
  return {
    'vesting, order paid': await signed(0, messageTo(to, '20', false)),
    'vesting, order of what is locked': await signed(1, messageTo(to, '200', false)),
    'vesting, whitelist asked by a stranger': await asked(world.bank, whitelist(to)),
    'vesting, whitelist extended': await asked(sender, whitelist(to)),
    'vesting, order that the terms forbid': await signed(2, messageTo(to, '20', false)),
    'vesting, order of the owner': await asked(owner, ownersOrder(messageTo(to, '20'))),
    'vesting, order of the owner skipped': await asked(owner, ownersOrder(messageTo(to, '2000'))),
  }
}

export async function playContracts(): Promise<Kinds> {
  const world = await World.open()
  return { ...(await playMultisig(world)), ...(await playVesting(world)) }
}
