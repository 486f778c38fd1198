/** An exchange with its traders and jettons: successful and refused swaps, an unsupported transfer, a sold item. */
import { contractAddress } from '@ton/core'
import { MEDIA, offChain } from '../content.ts'
import { type Context, placeContract, TON } from '../context.ts'
import { type Asset, Exchange, type Pair, type Swap } from '../exchange.ts'
import { Jetton, transferBody } from '../jetton.ts'
import { Collection, itemSuffix, itemTransferBody, saleContract } from '../nft.ts'
import { comment, Wallet, type WalletVersion } from '../wallet.ts'
import { activeAccount } from '../zerostate.ts'
import { friendly } from './people.ts'

export type Dex = { exchange: Exchange; dollar: Jetton; tide: Jetton; traders: Wallet[] }

const TRADERS: readonly (readonly [string, WalletVersion])[] = [
  ['kate', 'v5r1'],
  ['leo', 'v4r2'],
  ['mona', 'v3r2'],
]
const GAS = 200_000_000n
const RESERVE = TON / 20n
const DOLLAR = 1_000_000n
const OF_TRADER = { dollar: 200_000n * DOLLAR, tide: 100_000n * TON }
/** Reserves of the pools: a tide costs two dollars, a coin four. The pool of tides and coins is empty. */
const POOLED = { dollar: 2_000_000n * DOLLAR, tide: 1_000_000n * TON, coins: 500_000n * TON }

export function dex(context: Context): Dex {
  const { chain, schedule, accounts, fixtures, seed } = context
  const exchange = new Exchange()
  const traders = TRADERS.map(([name, version]) => new Wallet(seed, `trader-${name}`, version))
  const [dollar, tide] = jettons(context, exchange, traders)
  placePools(context, exchange, dollar, tide)
  const made: Dex = { exchange, dollar, tide, traders }
  schedule
    .sequence(12)
    .step(() => {
      const fund = ({ address }: Wallet) => ({ to: address, value: 20_000n * TON, bounce: false })
      accounts.bank.send(chain, ...traders.map(fund))
    })
    .skip(1)
    .step(() => {
      // The first message of a wallet deploys its code.
      for (const trader of traders)
        trader.send(chain, { to: accounts.bank.address, value: TON, body: comment('Hello') })
    })
    .skip(1)
    .step(() => trades(context, made))
  sale(context, traders)
  fixtures.setLabel(exchange.address, { name: 'Harbour Exchange' })
  fixtures.addRole('trader', ...traders.map(({ address }) => address))
  fixtures.addRole('exchange router', exchange.address)
  fixtures.worthOpening.set('exchange router', friendly(exchange.address, true))
  return made
}

/** Places two jettons in the zerostate. The traders and the exchange own the supply. */
function jettons(context: Context, exchange: Exchange, traders: Wallet[]): [dollar: Jetton, tide: Jetton] {
  const { fixtures, accounts } = context
  const kinds = [
    { name: 'Harbour Dollar', symbol: 'HUSD', decimals: '6', own: OF_TRADER.dollar, pooled: POOLED.dollar * 2n },
    { name: 'Tide', symbol: 'TIDE', decimals: '9', own: OF_TRADER.tide, pooled: POOLED.tide },
  ]
  const made = kinds.map(({ name, symbol, decimals, own, pooled }) => {
    const file = symbol.toLowerCase()
    const image = `${MEDIA}/jetton/${file}.png`
    const uri = fixtures.publish(`${MEDIA}/jetton/${file}.json`, { name, symbol, decimals, image })
    const jetton = new Jetton(name, accounts.bank.address, offChain(uri), own * BigInt(traders.length) + pooled)
    placeContract(context, jetton.contract, RESERVE)
    const shares = [...traders.map(({ address }) => [address, own] as const), [exchange.address, pooled] as const]
    for (const [owner, balance] of shares) {
      const wallet = jetton.filledWallet(owner, balance)
      context.place(jetton.walletOf(owner), () => activeAccount(jetton.walletOf(owner), wallet, RESERVE))
    }
    fixtures.setTrust(jetton.address, 'whitelist')
    fixtures.addRole('traded jetton', jetton.address)
    return jetton
  })
  const [dollar, tide] = made
  if (!dollar || !tide) throw new Error('The exchange has two jettons')
  return [dollar, tide]
}

function placePools(context: Context, exchange: Exchange, dollar: Jetton, tide: Jetton): void {
  const pairs: Pair[] = [
    { one: dollar, other: tide, reserves: [POOLED.dollar, POOLED.tide] },
    { one: dollar, other: 'coins', reserves: [POOLED.dollar, POOLED.coins] },
    { one: tide, other: 'coins', reserves: [0n, 0n] },
  ]
  placeContract(context, exchange.router, TON)
  placeContract(context, exchange.coinWallet, POOLED.coins + TON)
  for (const pair of pairs) {
    const { address, contract } = exchange.pool(pair)
    context.place(address, () => activeAccount(address, contract, TON))
    context.fixtures.addRole('exchange pool', address)
  }
}

/** Makes trades of every kind: between jettons, from coins, to coins, with too high a minimum, with an empty pool. The last transfer is no order. */
function trades({ chain }: Context, { exchange, dollar, tide, traders }: Dex): void {
  const [kate, leo, mona] = traders
  if (!kate || !leo || !mona) return
  const trade = (who: Wallet, give: Asset, take: Asset, amount: bigint, rest: Partial<Swap> = {}) =>
    who.send(chain, exchange.order(who.address, { give, take, amount, least: 1n, ...rest }))
  trade(kate, dollar, tide, 1_000n * DOLLAR)
  trade(leo, 'coins', dollar, 50n * TON)
  trade(mona, dollar, 'coins', 300n * DOLLAR)
  trade(kate, tide, dollar, 10n * TON, { least: 1_000n * DOLLAR })
  trade(leo, 'coins', tide, 5n * TON)
  const letter = comment('For your service')
  const gift = {
    amount: 7n * TON,
    to: exchange.address,
    responseTo: mona.address,
    forwardTons: TON / 50n,
    payload: letter,
  }
  mona.send(chain, { to: tide.walletOf(mona.address), value: GAS, body: transferBody(gift) })
}

/** Sells an item. */
function sale(context: Context, traders: Wallet[]): void {
  const { chain, schedule, fixtures, genesis } = context
  const [kate, leo, mona] = traders
  if (!kate || !leo || !mona) return
  const prefix = `${MEDIA}/nft/prints/`
  const about = { name: 'Harbour Prints', description: 'Ships, by night.', image: `${MEDIA}/nft/prints.png` }
  const content = offChain(fixtures.publish(`${MEDIA}/nft/prints.json`, about))
  fixtures.publish(`${prefix}0.json`, { name: 'Night Ferry', image: `${prefix}0.png` })
  const royalty = { numerator: 1, denominator: 100, destination: mona.address }
  const terms = { owner: mona.address, content, itemPrefix: prefix, royalty, nextIndex: 1 }
  const collection = new Collection(terms)
  const item = collection.item(0)
  placeContract(context, collection.contract, RESERVE)
  context.place(item, () => activeAccount(item, collection.ownedItem(0, kate.address, itemSuffix('0.json')), RESERVE))
  const offer = { item, market: mona.address, price: 40n * TON, createdAt: genesis, author: mona.address }
  const contract = saleContract(offer)
  const seller = contractAddress(0, contract)
  const handOver = itemTransferBody({ to: seller, responseTo: kate.address, forwardTons: 20_000_000n })
  schedule
    .sequence(17)
    .step(() => kate.send(chain, { to: seller, value: GAS, init: contract, bounce: false }))
    .skip(1)
    .step(() => kate.send(chain, { to: item, value: GAS, body: handOver }))
    .skip(1)
    .step(() => leo.send(chain, { to: seller, value: 41n * TON }))
  fixtures.setTrust(collection.address, 'whitelist')
  fixtures.addRole('sold item', item)
  fixtures.addRole('closed sale', seller)
}
