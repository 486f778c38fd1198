/** Jettons and NFTs: moved, refused, and announced by a notice that failed. */
import { type Address, beginCell, contractAddress, toNano } from '@ton/core'
import { burnBody, transferBody } from '../../../scripts/localnet/scenario/jetton.ts'
import { Collection } from '../../../scripts/localnet/scenario/nft.ts'
import { rawOf } from '../../support/address.ts'
import { compiled } from '../../support/played.ts'
import { fill, husd, walletsOf } from './jettons.ts'
import { type Kinds, World } from './world.ts'

const nothing = beginCell().endCell()
const TENTH = toNano('0.1')

/** A contract that throws on all notices. */
async function placeRefuser(world: World): Promise<Address> {
  const init = { code: await compiled('refuser'), data: nothing }
  const address = contractAddress(0, init)
  await world.place({ address, ...init }, 1n)
  world.name({ Refuser: address })
  return address
}

async function playJettons(world: World, refuser: Address): Promise<Kinds> {
  const { alice, bank } = world
  const jettons = walletsOf(alice.address)
  await fill(world, husd, alice.address, 100_000n)
  const send = (amount: bigint, to: Address) => {
    const body = transferBody({ amount, to, responseTo: alice.address, forwardTons: toNano('0.01') })
    return world.fromAlice({ to: husd.walletOf(alice.address), value: TENTH, body })
  }
  const [sent, poor, vain] = [
    await send(500n, bank.address),
    await send(900_000n, bank.address),
    await send(500n, refuser),
  ]
  const at = (account: Address) => vain.findIndex(step => step.account === rawOf(account))
  const place = sent.findIndex(step => step.account === rawOf(bank.address))
  const burn = () => {
    const body = burnBody(100n, alice.address)
    return world.fromAlice({ to: husd.walletOf(alice.address), value: TENTH, body })
  }
  const refused = await burn()
  await world.place({ ...husd.contract, address: husd.address }, 1n)
  const burned = await burn()
  return {
    'jettons sent': world.said(sent, { jettons }),
    'jettons sent, of an unknown jetton': world.said(sent),
    'jettons received': world.said(sent, { at: place, jettons: walletsOf(bank.address) }),
    'jettons received, of an unknown jetton': world.said(sent, { at: place }),
    'jettons not enough': world.said(poor, { jettons }),
    'jetton notice in vain, at the sender': world.said(vain, { jettons }),
    'jetton notice in vain': world.said(vain, { at: at(refuser), jettons: walletsOf(refuser) }),
    'jettons burned': world.said(burned, { jettons }),
    'jettons burned, refused by the master': world.said(refused, { jettons }),
  }
}

async function playNfts(world: World, refuser: Address): Promise<Kinds> {
  const { alice, bank } = world
  const royalty = { numerator: 1, denominator: 20, destination: bank.address }
  const collection = new Collection({ owner: bank.address, content: nothing, itemPrefix: '', royalty })
  const items = [0, 1, 2].map(index => collection.item(index))
  for (const [index, address] of items.entries())
    await world.place({ address, ...collection.ownedItem(index, alice.address, nothing) }, 1n)
  world.name({ Item: items[0]!, Second: items[1]!, Third: items[2]! })
  const send = (item: Address | undefined, to: Address) => {
    const body = beginCell()
      .storeUint(0x5fcc3d14, 32)
      .storeUint(1, 64)
      .storeAddress(to)
      .storeAddress(alice.address)
      .storeBit(0)
      .storeCoins(toNano('0.01'))
      .storeBit(0)
      .endCell()
    return world.fromAlice({ to: item!, value: TENTH, body })
  }
  const [sent, again, vain] = [
    await send(items[0], bank.address),
    await send(items[0], bank.address),
    await send(items[1], refuser),
  ]
  const at = (played: typeof sent, account: Address) => played.findIndex(step => step.account === rawOf(account))
  return {
    'NFT sent': world.said(sent),
    'NFT received': world.said(sent, { at: at(sent, bank.address), items: [rawOf(items[0]!)] }),
    'NFT of somebody else': world.said(again),
    'NFT notice in vain, at the sender': world.said(vain),
    'NFT notice in vain': world.said(vain, { at: at(vain, refuser), items: [rawOf(items[1]!)] }),
  }
}

export async function playTokens(): Promise<Kinds> {
  const world = await World.open()
  const refuser = await placeRefuser(world)
  return {
    ...(await playJettons(world, refuser)),
    ...(await playNfts(world, refuser)),
  }
}
