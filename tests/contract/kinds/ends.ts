/** Payments and their endings: arrived, returned, returned in part, kept, or waiting at an address without a contract. */
import { Address, beginCell, type Cell, toNano } from '@ton/core'
import { code } from '../../../scripts/localnet/scenario/contracts.ts'
import { PROBE, probeOrder } from '../../../scripts/localnet/scenario/parts/mishaps.ts'
import { comment } from '../../../scripts/localnet/scenario/wallet.ts'
import { type Kinds, World } from './world.ts'

const nobody = (digit: number) => new Address(0, Buffer.alloc(32, digit))
const TENTH = toNano('0.1')
/** Too little to pay for gas, nanoTON. */
const DUST = 1000n

type Sent = { to: Address; value?: bigint; body?: Cell }

async function playFailures(world: World): Promise<Kinds> {
  const kinds: Kinds = {}
  const ends: Record<string, Sent> = {
    thrown: { to: PROBE, body: probeOrder.fail(9) },
    'no gas': { to: PROBE, value: DUST, body: probeOrder.fail(9) },
    'no state': { to: nobody(0xcc) },
    'action failed': { to: PROBE, body: probeOrder.overspend() },
  }
  for (const bounce of [true, false])
    for (const [end, sent] of Object.entries(ends)) {
      const name = `bounce ${bounce ? 'on' : 'off'}, ${end}`
      const played = await world.fromAlice({ value: TENTH, bounce, ...sent })
      kinds[name] = world.said(played)
      kinds[`${name}, at the receiver`] = world.said(played, { at: 1 })
      if (bounce && played.length > 2) kinds[`${name}, on its way back`] = world.said(played, { at: 2 })
    }
  return kinds
}

async function playPayments(world: World): Promise<Kinds> {
  const [bank, alice] = [world.bank.address, world.alice.address]
  const one = toNano('1')
  const own = await world.fromAlice({ to: alice, value: one, body: comment('rent') })
  const paid = await world.fromAlice({ to: bank, value: one, body: comment('rent') })
  const fails = { to: PROBE, value: TENTH, body: probeOrder.fail(9) }
  const some = await world.fromAlice({ to: bank, value: one }, { to: alice, value: one }, fails)
  const passed = await world.fromAlice({
    to: PROBE,
    value: TENTH,
    body: probeOrder.passOn(nobody(0xdd), comment('on')),
  })
  const log = await world.fromAlice({ to: PROBE, value: TENTH, body: probeOrder.log(7, 'something') })
  return {
    payment: world.said(paid),
    'payment, at the receiver': world.said(paid, { at: 1 }),
    'payment, one step of two read': world.said(paid.slice(0, 1)),
    'payment to itself': world.said(own),
    'payment to itself, at the receiver': world.said(own, { at: 1 }),
    'payment in part': world.said(some),
    'passed on and back': world.said(passed),
    'passed on and back, in the middle': world.said(passed, { at: 1 }),
    'log written': world.said(log, { at: 1 }),
  }
}

export async function playEnds(): Promise<Kinds> {
  const world = await World.open()
  world.name({ Probe: PROBE })
  const probe = { address: PROBE, code: code('probe'), data: beginCell().storeUint(0, 64).endCell() }
  await world.place(probe, 1n)
  return { ...(await playPayments(world)), ...(await playFailures(world)) }
}
