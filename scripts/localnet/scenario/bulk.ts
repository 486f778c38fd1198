/** Accounts that only fill lists and pages. They exist since the zerostate, without transactions. */
import { type Address, beginCell, Dictionary } from '@ton/core'
import { MEDIA, offChain, onChain } from './content.ts'
import { type Context, placeContract, TON } from './context.ts'
import { code } from './contracts.ts'
import { Jetton } from './jetton.ts'
import { Rng } from './keys.ts'
import { Collection, itemSuffix } from './nft.ts'
import { friendly, stranger } from './parts/people.ts'
import { activeAccount } from './zerostate.ts'

export type BulkSizes = {
  jettons: number
  holders: number
  items: number
  /** number of jettons of one owner */
  hoard: number
  /** number of dictionary entries in one account's data */
  entries: number
}

const RESERVE = TON / 20n
const FIRST_WORDS = ['Quiet', 'Bright', 'Copper', 'Lunar', 'Paper', 'Silver', 'Wild', 'Glass', 'Amber', 'North']
const LAST_WORDS = ['Fox', 'River', 'Coin', 'Engine', 'Harbour', 'Signal', 'Meadow', 'Comet', 'Anvil', 'Lantern', 'Owl']

export function bulk(context: Context, { jettons, holders, items, hoard, entries }: BulkSizes): void {
  for (let index = 0; index < jettons; index++) bulkJetton(context, index)
  crowdedJetton(context, holders)
  collectorsItems(context, items)
  hoarder(context, hoard)
  register(context, entries)
}

function bulkJetton(context: Context, index: number): void {
  const { accounts, fixtures, seed } = context
  const rng = new Rng(`${seed}:bulk-jetton-${index}`)
  const name = `${FIRST_WORDS[index % FIRST_WORDS.length]} ${LAST_WORDS[index % LAST_WORDS.length]} ${index}`
  const decimals = rng.pick([0, 2, 6, 9, 9, 9, 18])
  const uri = fixtures.publish(`${MEDIA}/jetton/bulk-${index}.json`, {
    name,
    symbol: symbolOf(name, index),
    decimals: String(decimals),
    image: `${MEDIA}/jetton/bulk-${index}.png`,
    description: `Number ${index} of many.`,
  })
  const supply = BigInt(rng.between(1, 9_999_999)) * 10n ** BigInt(decimals)
  const jetton = new Jetton(name, accounts.bank.address, offChain(uri), supply)
  placeContract(context, jetton.contract, RESERVE)
  fixtures.addRole('bulk jetton', jetton.address)
  const owners = rng.between(1, 3)
  for (let at = 0; at < owners; at++) {
    const owner = accounts.people[(index + at) % accounts.people.length]?.address ?? accounts.bank.address
    placeAt(context, jetton.walletOf(owner), jetton.filledWallet(owner, supply / BigInt(owners)))
  }
}

const symbolOf = (name: string, index: number) => `${name.replace(/[^A-Z]/g, '')}${index}`

function crowdedJetton(context: Context, holders: number): void {
  const { accounts, fixtures, seed } = context
  const uri = fixtures.publish(`${MEDIA}/jetton/crowd.json`, {
    name: 'Crowd',
    symbol: 'CROWD',
    decimals: '9',
    image: `${MEDIA}/jetton/crowd.png`,
    description: 'Everybody has some.',
  })
  const shares = Array.from({ length: holders }, (_, index) => ({
    owner: stranger(seed, `holder-${index}`),
    // Few holders have much, many have little.
    balance: (1_000_000n * TON) / BigInt(index + 1) + BigInt(index),
  }))
  const supply = shares.reduce((sum, { balance }) => sum + balance, 0n)
  const jetton = new Jetton('Crowd', accounts.bank.address, offChain(uri), supply)
  placeContract(context, jetton.contract, RESERVE)
  for (const { owner, balance } of shares) placeAt(context, jetton.walletOf(owner), jetton.filledWallet(owner, balance))
  fixtures.addRole('crowded jetton', jetton.address)
  fixtures.setTrust(jetton.address, 'whitelist')
  fixtures.worthOpening.set('jetton with many holders', friendly(jetton.address, true))
}

function collectorsItems(context: Context, items: number): void {
  const { accounts, fixtures } = context
  const collector = accounts.the('heidi').address
  const prefix = `${MEDIA}/nft/stamps/`
  const uri = fixtures.publish(`${MEDIA}/nft/stamps.json`, {
    name: 'Stamps',
    description: 'One collector has them all.',
    image: `${MEDIA}/nft/stamps.png`,
  })
  const royalty = { numerator: 0, denominator: 1, destination: collector }
  const content = offChain(uri)
  const collection = new Collection({ owner: collector, content, itemPrefix: prefix, royalty, nextIndex: items })
  placeContract(context, collection.contract, RESERVE)
  for (let index = 0; index < items; index++) {
    fixtures.publish(`${prefix}${index}.json`, {
      name: `Stamp ${index}`,
      image: `${MEDIA}/nft/stamps/${index % 16}.png`,
      attributes: [{ trait_type: 'Sheet', value: Math.floor(index / 50) }],
    })
    placeAt(context, collection.item(index), collection.ownedItem(index, collector, itemSuffix(`${index}.json`)))
  }
  fixtures.addRole('nft collection', collection.address)
  fixtures.addRole('collector', collector)
  fixtures.setTrust(collection.address, 'graylist')
  fixtures.worthOpening.set('collector', friendly(collector))
}

/** Places an account with more jettons than a list shows. Each is sent by its issuer. */
function hoarder(context: Context, jettons: number): void {
  const { accounts, fixtures, seed } = context
  const owner = stranger(seed, 'hoarder')
  for (let index = 0; index < jettons; index++) {
    const content = onChain({ name: `Leaflet ${index}`, symbol: `LEAF${index}` })
    const jetton = new Jetton(`Leaflet ${index}`, accounts.bank.address, content, BigInt(index + 1) * TON)
    placeContract(context, jetton.contract, RESERVE)
    placeAt(context, jetton.walletOf(owner), jetton.filledWallet(owner, BigInt(index + 1) * TON))
    fixtures.setLabel(jetton.address, { isScam: true })
  }
  fixtures.addRole('jetton-hoarder', owner)
  fixtures.worthOpening.set('jetton hoarder', friendly(owner))
}

/** Places a contract with a dictionary in its data. Four successive entries have the same value, so that cells are about as many as entries. */
function register(context: Context, entries: number): void {
  const { fixtures, place } = context
  const address = stranger(context.seed, 'register')
  place(address, () => {
    const rows = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64))
    for (let index = 0; index < entries; index++) rows.set(index, BigInt(index >> 2) * 7919n)
    const data = beginCell().storeUint(entries, 64).storeDict(rows).endCell()
    return activeAccount(address, { code: code('probe'), data }, RESERVE)
  })
  fixtures.addRole('large-dictionary', address)
  fixtures.worthOpening.set('account with a large dictionary', friendly(address, true))
}

function placeAt(context: Context, address: Address, contract: Jetton['contract']): void {
  context.place(address, () => activeAccount(address, contract, RESERVE))
}
