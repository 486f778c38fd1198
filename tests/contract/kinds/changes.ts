/** Requests that change who may use a wallet or a contract. */
import { Address, beginCell, type Cell, contractAddress, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { rawOf } from '../../support/address.ts'
import { compiled } from '../../support/played.ts'
import { type Kinds, NOW, World } from './world.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 5))
const FRIEND = new Address(0, Buffer.alloc(32, 0xbb))
const IGNORE_ERRORS = 3
const signing = (seqno: number) => ({ seqno, secretKey, timeout: NOW + 600, sendMode: IGNORE_ERRORS })

/** Request of an extension: the key off or on. */
const keySwitch = (isOn: boolean) =>
  beginCell()
    .storeUint(0x6578746e, 32)
    .storeUint(1, 64)
    .storeBit(0)
    .storeBit(1)
    .storeUint(4, 8)
    .storeBit(isOn)
    .endCell()

async function playV5(world: World): Promise<Kinds> {
  const own = WalletContractV5R1.create({ workchain: 0, publicKey })
  const { address } = own
  const interfaces = { [rawOf(address)]: ['wallet_v5r1'] }
  await world.place({ address, ...own.init }, 10n)
  world.name({ Wallet: address })
  const ask = async (body: Cell) => world.said(await world.external(address, body), { interfaces })
  const add = (seqno: number, extensionAddress: Address) =>
    own.createAddExtension({ ...signing(seqno), extensionAddress })
  const asExtension = async (body: Cell) => {
    const { transactions } = await world.bank.send({ to: address, value: toNano('0.1'), body })
    return world.said(world.read(transactions), { at: 1 })
  }
  const kinds: Kinds = {
    'v5, extension added': await ask(add(0, FRIEND)),
    'v5, extension added again': await ask(add(1, FRIEND)),
    'v5, extension removed': await ask(own.createRemoveExtension({ ...signing(2), extensionAddress: FRIEND })),
  }
  kinds['v5, key off asked by a stranger'] = await asExtension(keySwitch(false))
  await ask(add(3, world.bank.address))
  kinds['v5, key off by an extension'] = await asExtension(keySwitch(false))
  kinds['v5, key on by an extension'] = await asExtension(keySwitch(true))
  return kinds
}

async function playV4(world: World): Promise<Kinds> {
  const own = WalletContractV4.create({ workchain: 0, publicKey })
  const { address } = own
  const interfaces = { [rawOf(address)]: ['wallet_v4r2'] }
  await world.place({ address, ...own.init }, 10n)
  world.name({ Wallet: address })
  const ask = async (body: Cell) => world.said(await world.external(address, body), { interfaces })
  const plugin = { forwardAmount: toNano('0.1'), queryId: 1n, address: FRIEND }
  const add = (seqno: number) => own.createAddPlugin({ ...signing(seqno), ...plugin }) as Cell
  const deploy = own.createAddAndDeployPlugin({
    ...signing(3),
    workchain: 0,
    stateInit: { code: await compiled('refuser'), data: beginCell().endCell() },
    body: beginCell().endCell(),
    forwardAmount: toNano('0.1'),
  }) as Cell
  return {
    'v4, plugin added': await ask(add(0)),
    'v4, plugin added again': await ask(add(1)),
    'v4, plugin removed': await ask(own.createRemovePlugin({ ...signing(2), ...plugin }) as Cell),
    'v4, plugin deployed': await ask(deploy),
  }
}

async function playOwnable(world: World): Promise<Kinds> {
  const code = await compiled('ownable')
  const init = { code, data: beginCell().storeAddress(world.bank.address).endCell() }
  const address = contractAddress(0, init)
  await world.place({ address, ...init }, 1n)
  world.name({ Contract: address })
  const ask = async (opcode: number, fill: (body: ReturnType<typeof beginCell>) => ReturnType<typeof beginCell>) => {
    const body = fill(beginCell().storeUint(opcode, 32).storeUint(1, 64)).endCell()
    const { transactions } = await world.bank.send({ to: address, value: toNano('0.1'), body })
    return world.said(world.read(transactions), { at: 1 })
  }
  return {
    'contract, code replaced': await ask(0x2508d66a, body => body.storeRef(code)),
    'contract, owner replaced': await ask(0x819dbe99, body => body.storeAddress(FRIEND)),
    'contract, owner not replaced': await ask(0x819dbe99, body => body.storeAddress(FRIEND)),
  }
}

export async function playChanges(): Promise<Kinds> {
  const world = await World.open()
  return { ...(await playV5(world)), ...(await playV4(world)), ...(await playOwnable(world)) }
}
