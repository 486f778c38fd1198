/** NFT collections and items: minted, moved, sold, and some with hostile content. */
import { type Address, contractAddress } from '@ton/core'
import { MEDIA, offChain, onChain } from '../content.ts'
import { type Context, TON } from '../context.ts'
import { batchDeployBody, Collection, deployItemBody, itemSuffix, itemTransferBody, saleContract } from '../nft.ts'
import { comment } from '../wallet.ts'
import { friendly } from './people.ts'

const GAS = 200_000_000n
const ITEMS = 12
const COLOURS = ['Teal', 'Amber', 'Crimson', 'Slate', 'Ivory', 'Охра']

type Gallery = { collection: Collection; items: Address[] }

/** Makes an artist's collection and a scammer's. Returns the first, with its items. */
export function nfts(context: Context): Gallery {
  const { accounts, fixtures } = context
  const artist = accounts.the('grace')
  const prefix = `${MEDIA}/nft/lenses/`
  const uri = fixtures.publish(`${MEDIA}/nft/lenses.json`, {
    name: 'Lenses of Nanoscope',
    description: 'Twelve lenses, ground by hand.',
    image: `${MEDIA}/nft/lenses.png`,
    cover_image: `${MEDIA}/nft/lenses-cover.png`,
    social_links: ['https://media.nanoscope.test/social'],
  })
  const royalty = { numerator: 5, denominator: 100, destination: artist.address }
  const collection = new Collection({ owner: artist.address, content: offChain(uri), itemPrefix: prefix, royalty })
  const items = Array.from({ length: ITEMS }, (_, index) => collection.item(index))
  publishItems(context, prefix)
  mintItems(context, collection)
  moveItems(context, items)
  fixtures.setTrust(collection.address, 'whitelist')
  for (const item of items.slice(0, 10)) fixtures.setTrust(item, 'whitelist')
  fixtures.addRole('nft collection', collection.address)
  fixtures.addRole('nft item', ...items)
  fixtures.worthOpening.set('NFT collection', friendly(collection.address, true))
  hostileCollection(context)
  return { collection, items }
}

/** Mints eight items in one message, and four one by one. */
function mintItems({ chain, schedule, accounts }: Context, { address, contract }: Collection): void {
  const artist = accounts.the('grace')
  const owners = ['alice', 'bob', 'carol'].map(name => accounts.the(name).address)
  const contents = Array.from({ length: ITEMS }, (_, index) => itemSuffix(`${index}.json`))
  const mint = (index: number) => {
    const owner = owners[index % owners.length] ?? artist.address
    const body = deployItemBody(index, owner, contents[index] ?? itemSuffix(''))
    return { to: address, value: GAS, body }
  }
  schedule
    .sequence(6)
    .step(() => artist.send(chain, { to: address, value: GAS, init: contract }))
    .skip(1)
    .step(() => {
      const batch = batchDeployBody(0, accounts.the('alice').address, contents.slice(0, 8))
      artist.send(chain, { to: address, value: 2n * TON, body: batch })
    })
    .skip(1)
    .step(() => artist.send(chain, ...[8, 9, 10, 11].map(mint)))
}

/** Makes a gift, a failing theft, and an open sale. */
function moveItems({ chain, schedule, accounts, fixtures, genesis }: Context, [first, second, third]: Address[]): void {
  if (!first || !second || !third) return
  const [alice, bob] = [accounts.the('alice'), accounts.the('bob')]
  const [market, author] = [accounts.the('nina').address, accounts.the('grace').address]
  const sale = saleContract({ item: second, market, price: 50n * TON, createdAt: genesis, author })
  const seller = contractAddress(0, sale)
  schedule
    .sequence(11)
    .step(() => {
      const letter = { to: bob.address, responseTo: alice.address, payload: comment('For you') }
      alice.send(chain, { to: first, value: GAS, body: itemTransferBody(letter) })
      alice.send(chain, { to: seller, value: GAS, init: sale, bounce: false })
      bob.send(chain, { to: third, value: GAS, body: itemTransferBody({ to: bob.address, responseTo: bob.address }) })
    })
    .step(() => {
      const order = { to: seller, responseTo: alice.address, forwardTons: 20_000_000n }
      alice.send(chain, { to: second, value: GAS, body: itemTransferBody(order) })
    })
  fixtures.addRole('nft sale', seller)
  fixtures.worthOpening.set('NFT item', friendly(first, true))
  fixtures.worthOpening.set('NFT on sale', friendly(second, true))
}

function publishItems({ fixtures }: Context, prefix: string): void {
  for (let index = 0; index < ITEMS; index++) {
    const attributes = [
      { trait_type: 'Colour', value: COLOURS[index % COLOURS.length] },
      { trait_type: 'Magnification', value: 10 * (index + 1) },
      { trait_type: 'Coating', value: index % 2 ? 'Single' : 'Multi' },
      { trait_type: 'Edition', value: `${index + 1} of ${ITEMS}` },
      { trait_type: 'Maker', value: 'Grace' },
    ]
    const image = `${MEDIA}/nft/lenses/${index}.png`
    const lens = { name: `Lens #${index + 1}`, description: 'A lens that magnifies blocks.', image, attributes }
    fixtures.publish(`${prefix}${index}.json`, lens)
  }
  const { image: _, ...imageless } = fixtures.metadata.get(`${prefix}10.json`) ?? {}
  fixtures.publish(`${prefix}10.json`, { ...imageless, name: 'Lens without a picture' })
  fixtures.publish(`${prefix}11.json`, {
    name: '"><svg onload=alert(1)> \u202Esnel',
    description: ['not', 'a', 'text'],
    image: 'data:text/html,<script>alert(1)</script>',
    attributes: { trait_type: '<script>', value: { toString: 'no' } },
    external_url: 'javascript:alert(1)',
  })
}

/** Makes a scam collection: on-chain content that promises coins. */
function hostileCollection({ chain, schedule, accounts, fixtures }: Context): void {
  const mallory = accounts.the('mallory')
  const content = onChain({ name: 'TON VOUCHER 5000$', image: 'https://2no.co/voucher.png', description: 'CLAIM NOW' })
  const royalty = { numerator: 100, denominator: 100, destination: mallory.address }
  const collection = new Collection({ owner: mallory.address, content, itemPrefix: '', royalty })
  const item = onChain({
    name: '✅ Voucher 5000 TON',
    description: 'Visit <a href="https://yip.su">here</a>',
    image: 'http://2no.co/v.gif',
  })
  schedule
    .sequence(6)
    .step(() => mallory.send(chain, { to: collection.address, value: GAS, init: collection.contract }))
    .skip(1)
    .step(() =>
      mallory.send(chain, {
        to: collection.address,
        value: GAS,
        body: deployItemBody(0, accounts.the('alice').address, item),
      }),
    )
  fixtures.setTrust(collection.address, 'blacklist')
  fixtures.setTrust(collection.item(0), 'blacklist')
  fixtures.addRole('nft collection', collection.address)
  fixtures.addRole('nft item', collection.item(0))
  fixtures.worthOpening.set('hostile NFT', friendly(collection.item(0), true))
}
