/** Accounts that only fill lists and pages. They exist since the zerostate, without transactions. */
import { type Address, beginCell, Dictionary } from '@ton/core'
import { friendly, stranger } from './chapters/people.ts'
import { MEDIA, offChain, onChain } from './content.ts'
import { code } from './contracts.ts'
import { Jetton } from './jetton.ts'
import { Dice } from './keys.ts'
import { Collection, itemSuffix } from './nft.ts'
import { placeContract, type Stage, TON } from './stage.ts'
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

export function bulk(stage: Stage, { jettons, holders, items, hoard, entries }: BulkSizes): void {
  for (let index = 0; index < jettons; index++) bulkJetton(stage, index)
  crowdedJetton(stage, holders)
  collectorsItems(stage, items)
  hoarder(stage, hoard)
  register(stage, entries)
}

function bulkJetton(stage: Stage, index: number): void {
  const { cast, book, seed } = stage
  const dice = new Dice(`${seed}:bulk-jetton-${index}`)
  const name = `${FIRST_WORDS[index % FIRST_WORDS.length]} ${LAST_WORDS[index % LAST_WORDS.length]} ${index}`
  const decimals = dice.pick([0, 2, 6, 9, 9, 9, 18])
  const uri = book.publish(`${MEDIA}/jetton/bulk-${index}.json`, {
    name,
    symbol: symbolOf(name, index),
    decimals: String(decimals),
    image: `${MEDIA}/jetton/bulk-${index}.png`,
    description: `Number ${index} of many.`,
  })
  const supply = BigInt(dice.between(1, 9_999_999)) * 10n ** BigInt(decimals)
  const jetton = new Jetton(name, cast.bank.address, offChain(uri), supply)
  placeContract(stage, jetton.contract, RESERVE)
  book.addRole('bulk jetton', jetton.address)
  const owners = dice.between(1, 3)
  for (let at = 0; at < owners; at++) {
    const owner = cast.people[(index + at) % cast.people.length]?.address ?? cast.bank.address
    placeAt(stage, jetton.walletOf(owner), jetton.filledWallet(owner, supply / BigInt(owners)))
  }
}

const symbolOf = (name: string, index: number) => `${name.replace(/[^A-Z]/g, '')}${index}`

function crowdedJetton(stage: Stage, holders: number): void {
  const { cast, book, seed } = stage
  const uri = book.publish(`${MEDIA}/jetton/crowd.json`, {
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
  const jetton = new Jetton('Crowd', cast.bank.address, offChain(uri), supply)
  placeContract(stage, jetton.contract, RESERVE)
  for (const { owner, balance } of shares) placeAt(stage, jetton.walletOf(owner), jetton.filledWallet(owner, balance))
  book.addRole('crowded jetton', jetton.address)
  book.setTrust(jetton.address, 'whitelist')
  book.worthOpening.set('jetton with many holders', friendly(jetton.address, true))
}

function collectorsItems(stage: Stage, items: number): void {
  const { cast, book } = stage
  const collector = cast.the('heidi').address
  const prefix = `${MEDIA}/nft/stamps/`
  const uri = book.publish(`${MEDIA}/nft/stamps.json`, {
    name: 'Stamps',
    description: 'One collector has them all.',
    image: `${MEDIA}/nft/stamps.png`,
  })
  const royalty = { numerator: 0, denominator: 1, destination: collector }
  const content = offChain(uri)
  const collection = new Collection({ owner: collector, content, itemPrefix: prefix, royalty, nextIndex: items })
  placeContract(stage, collection.contract, RESERVE)
  for (let index = 0; index < items; index++) {
    book.publish(`${prefix}${index}.json`, {
      name: `Stamp ${index}`,
      image: `${MEDIA}/nft/stamps/${index % 16}.png`,
      attributes: [{ trait_type: 'Sheet', value: Math.floor(index / 50) }],
    })
    placeAt(stage, collection.item(index), collection.ownedItem(index, collector, itemSuffix(`${index}.json`)))
  }
  book.addRole('nft collection', collection.address)
  book.addRole('collector', collector)
  book.setTrust(collection.address, 'graylist')
  book.worthOpening.set('collector', friendly(collector))
}

/** Places an account with more jettons than a list shows. Each is sent by its issuer. */
function hoarder(stage: Stage, jettons: number): void {
  const { cast, book, seed } = stage
  const owner = stranger(seed, 'hoarder')
  for (let index = 0; index < jettons; index++) {
    const content = onChain({ name: `Leaflet ${index}`, symbol: `LEAF${index}` })
    const jetton = new Jetton(`Leaflet ${index}`, cast.bank.address, content, BigInt(index + 1) * TON)
    placeContract(stage, jetton.contract, RESERVE)
    placeAt(stage, jetton.walletOf(owner), jetton.filledWallet(owner, BigInt(index + 1) * TON))
    book.setLabel(jetton.address, { isScam: true })
  }
  book.addRole('jetton-hoarder', owner)
  book.worthOpening.set('jetton hoarder', friendly(owner))
}

/** Places a contract with a dictionary in its data. Four successive entries have the same value, so that cells are about as many as entries. */
function register(stage: Stage, entries: number): void {
  const { book, place } = stage
  const address = stranger(stage.seed, 'register')
  place(address, () => {
    const rows = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64))
    for (let index = 0; index < entries; index++) rows.set(index, BigInt(index >> 2) * 7919n)
    const data = beginCell().storeUint(entries, 64).storeDict(rows).endCell()
    return activeAccount(address, { code: code('probe'), data }, RESERVE)
  })
  book.addRole('large-dictionary', address)
  book.worthOpening.set('account with a large dictionary', friendly(address, true))
}

function placeAt(stage: Stage, address: Address, contract: Jetton['contract']): void {
  stage.place(address, () => activeAccount(address, contract, RESERVE))
}
