/** Wallets of every version: executed, ignored and refused requests. */
import { type Cell, toNano } from '@ton/core'
import { HighloadWallet } from '../../../scripts/localnet/scenario/highload.ts'
import { type Order, Wallet, type WalletVersion } from '../../../scripts/localnet/scenario/wallet.ts'
import { type Kinds, SEED, World } from './world.ts'

const VERSIONS: WalletVersion[] = ['v1r3', 'v2r2', 'v3r1', 'v3r2', 'v4r2', 'v5r1']
/** Send mode: pay the fees beside the amount, and fail where that is not possible. */
const STRICT = 1
/** Send mode: send the whole balance, delete the account when it is empty, and ignore errors. */
const ALL_AND_DELETE = 128 + 32 + 2
const HOURS = 2 * 3600

type Payer = {
  name: string
  interfaces: string
  address: Wallet['address']
  sign: (...orders: Order[]) => Promise<Cell>
}

const orderFor = (world: World, value: string, mode = 3): Order => ({
  to: world.bank.address,
  value: toNano(value),
  mode,
})

/** A request that came too late. */
async function expired(world: World, { sign, interfaces }: Payer) {
  const late = await sign(orderFor(world, '1'))
  const { now } = world.chain
  world.chain.now = (now ?? 0) + HOURS
  const said = await world.refused(late, interfaces)
  world.chain.now = now
  return said
}

async function playWallet(world: World, version: WalletVersion): Promise<Kinds> {
  const wallet = new Wallet(SEED, version, version)
  world.name({ Wallet: wallet.address })
  const sign = (...orders: Order[]) => world.signed(wallet, chain => wallet.send(chain, ...orders))
  const pay = async (value: string, mode = 3) => world.said(await world.play(await sign(orderFor(world, value, mode))))
  const payer = { name: version, interfaces: `wallet_${version}`, address: wallet.address, sign }
  await world.fund(wallet.address, '10')
  const kinds: Kinds = {
    [`${version}, first message`]: await pay('1'),
    [`${version}, ordered`]: await pay('1'),
    [`${version}, skipped`]: await pay('1000'),
    [`${version}, not enough TON`]: await pay('1000', STRICT),
  }
  const spent = await sign(orderFor(world, '1'))
  await world.play(spent)
  kinds[`${version}, wrong seqno`] = await world.refused(spent, payer.interfaces)
  if (version !== 'v1r3') kinds[`${version}, expired`] = await expired(world, payer)
  kinds[`${version}, all sent and deleted`] = await pay('0', ALL_AND_DELETE)
  return kinds
}

async function playHighload(world: World, version: 2 | 3): Promise<Kinds> {
  const name = `highload v${version}`
  const wallet = new HighloadWallet(SEED, name, version)
  world.name({ Wallet: wallet.address })
  const sign = (...orders: Order[]) => world.signed(wallet, chain => wallet.send(chain, ...orders))
  const interfaces = version === 2 ? 'wallet_highload_v2r2' : 'wallet_highload_v3r1'
  const payer = { name, interfaces, address: wallet.address, sign }
  await world.fund(wallet.address, '100')
  const three = [world.bank, world.alice, wallet].map(({ address: to }) => ({ to, value: toNano('1') }))
  const paid = await world.play(await sign(...three.slice(0, 2)))
  const poor = await world.play(await sign(three[0]!, { to: world.alice.address, value: toNano('1000') }))
  const spent = await sign(three[0]!)
  await world.play(spent)
  const kinds: Kinds = {
    [`${name}, payout`]: world.said(paid),
    [`${name}, one of two skipped`]: world.said(poor),
    [`${name}, done before`]: await world.refused(spent, interfaces),
    [`${name}, expired`]: await expired(world, payer),
  }
  if (version === 3) {
    kinds[`${name}, its list of payments`] = world.said(paid, { at: 1 })
    kinds[`${name}, one of its list skipped`] = world.said(poor, { at: 1 })
  }
  return kinds
}

export async function playWallets(): Promise<Kinds> {
  const world = await World.open()
  const all: Kinds[] = []
  for (const version of VERSIONS) all.push(await playWallet(world, version))
  for (const version of [2, 3] as const) all.push(await playHighload(world, version))
  return Object.assign({}, ...all)
}
