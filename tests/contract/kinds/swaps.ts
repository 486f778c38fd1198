/** Swaps of an exchange in the way of STON.fi: with the pTON of today, and with the first one. */
import { Address, beginCell, toNano } from '@ton/core'
import { type Asset, Exchange, type Swap } from '../../../scripts/localnet/scenario/exchange.ts'
import { transferBody } from '../../../scripts/localnet/scenario/jetton.ts'
import type { Order } from '../../../scripts/localnet/scenario/wallet.ts'
import { compiled } from '../../support/played.ts'
import { fill, husd, tide, walletsOf } from './jettons.ts'
import { type Kinds, World } from './world.ts'

const FIRST_PTON_WALLET = Address.parse('EQARULUYsmJq1RiZ-YiH-IJLcAZUVkVff-KBPwEmmaQGH6aC')
const GAS = toNano('0.3')

/** The first exchange, to which TON comes with a transfer of jettons. */
class FirstExchange extends Exchange {
  override walletOf(asset: Asset): Address {
    return asset === 'coins' ? FIRST_PTON_WALLET : super.walletOf(asset)
  }

  override order(owner: Address, swap: Swap): Order {
    if (swap.give !== 'coins') return super.order(owner, swap)
    const payload = beginCell()
      .storeUint(0x25938561, 32)
      .storeAddress(this.walletOf(swap.take))
      .storeCoins(swap.least)
      .storeAddress(owner)
      .storeBit(0)
      .endCell()
    const { amount } = swap
    const transfer = { amount, to: this.address, responseTo: null, forwardTons: GAS, payload }
    return { to: FIRST_PTON_WALLET, value: amount + GAS + GAS, body: transferBody(transfer) }
  }
}

/** The pools of TIDE with HUSD and with TON, filled. */
async function placePools(world: World, exchange: Exchange): Promise<void> {
  await world.place({ address: exchange.address, ...exchange.router }, 1n)
  await world.place({ ...exchange.coinWallet, address: new Exchange().walletOf('coins') }, 1_000_000n)
  const data = beginCell().storeAddress(exchange.address).endCell()
  await world.place({ address: FIRST_PTON_WALLET, code: await compiled('first-pton-wallet'), data }, 1_000_000n)
  for (const jetton of [husd, tide]) await fill(world, jetton, exchange.address, 100_000_000n)
  const reserves = [1_000_000n, 2_000_000n] as const
  for (const { address, contract } of [
    exchange.pool({ one: husd, other: tide, reserves }),
    exchange.pool({ one: 'coins', other: tide, reserves: [10n ** 14n, 2_000_000n] }),
  ])
    await world.place({ address, ...contract }, 1n)
}

type Swaps = Record<string, Swap>

const COMMON: Swaps = {
  'swap of TON': { give: 'coins', take: tide, amount: toNano('10'), least: 1n },
  'swap into TON': { give: tide, take: 'coins', amount: 1000n, least: 1n },
  'swap of TON given back': { give: 'coins', take: tide, amount: toNano('10'), least: 10n ** 9n },
}
const OF_JETTONS: Swaps = {
  'swap of jettons': { give: husd, take: tide, amount: 1000n, least: 1n },
  'swap of jettons given back': { give: husd, take: tide, amount: 1000n, least: 10n ** 9n },
}

/** Each swap as shown on the page of its order, and in a history that contains the row of its payout. */
async function play(exchange: Exchange, swaps: Swaps, way = ''): Promise<Kinds> {
  const world = await World.open()
  const { alice } = world
  await placePools(world, exchange)
  for (const jetton of [husd, tide]) await fill(world, jetton, alice.address, 100_000n)
  const jettons = walletsOf(alice.address)
  const kinds: Kinds = {}
  for (const [name, swap] of Object.entries(swaps)) {
    const played = await world.fromAlice(exchange.order(alice.address, swap))
    kinds[`${name}${way}`] = world.said(played, { jettons })
    kinds[`${name}${way}, in a history`] = world.inHistory(played, { jettons })
  }
  return kinds
}

/** A swap over two pools, the second of which refuses. */
async function playTwoHops(): Promise<Kinds> {
  const world = await World.open()
  const owner = world.alice.address
  const router = new Address(0, Buffer.alloc(32, 0xee))
  const data = beginCell().storeAddress(tide.walletOf(router)).storeCoins(300n).endCell()
  await world.place({ address: router, code: await compiled('two-hop-router'), data }, 1n)
  await fill(world, tide, router, 100_000n)
  await fill(world, husd, owner, 100_000n)
  const payload = beginCell()
    .storeUint(0x25938561, 32)
    .storeAddress(tide.walletOf(router))
    .storeCoins(1n)
    .storeAddress(owner)
    .storeBit(0)
    .endCell()
  const body = transferBody({ amount: 1000n, to: router, responseTo: owner, forwardTons: GAS, payload })
  const played = await world.fromAlice({ to: husd.walletOf(owner), value: GAS + GAS, body })
  const jettons = walletsOf(owner)
  return {
    'swap in part': world.said(played, { jettons }),
    'swap in part, of unknown jettons': world.said(played),
  }
}

export async function playSwaps(): Promise<Kinds> {
  const today = await play(new Exchange(), { ...OF_JETTONS, ...COMMON })
  return { ...today, ...(await play(new FirstExchange(), COMMON, ', first pTON')), ...(await playTwoHops()) }
}
