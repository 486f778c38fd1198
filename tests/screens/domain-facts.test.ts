import { expect, test } from 'vitest'
import type { Domain } from '../../src/domain/dns/domain.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL } from '../support/transaction.ts'

const hrefOf = (text: string) =>
  [...document.querySelectorAll('a')].find(link => link.textContent === text)?.getAttribute('href')

test('records of a domain are shown by their kinds, and only a site of the web is linked', async () => {
  const [adnl, bag] = ['ab', 'cd'].map(byte => byte.repeat(32))
  const records = {
    wallet: null,
    nextResolver: ALICE,
    sites: ['https://site.example/', adnl, 'odd'],
    storage: bag,
    picture: 'tonstorage://picture',
    others: [{ name: 'dns_text', value: 'Hi' }],
    known: {},
  }
  const load = part(async () => (await import('../../src/islands/dns/Records.tsx')).Records, {
    records: records as never,
    warning: undefined,
  })
  await openScreen('/', load)
  const facts = () =>
    [...document.querySelectorAll('dt')].map(term => [term.textContent, term.nextElementSibling?.textContent])
  await eventually(() =>
    expect(facts()).toEqual([
      ['Resolved address', '—'],
      ['Storage bag', bag],
      ['Next resolver', expect.stringMatching(/^EQCqqq…/)],
      ['Picture', 'tonstorage://picture'],
      ['dns_text', 'Hi'],
      ['Site', 'https://site.example/'],
      ['Site (ADNL)', adnl],
      ['Site', 'odd'],
    ]),
  )
  expect(hrefOf('https://site.example/')).toBe('https://site.example/')
  expect(document.querySelectorAll('dd a')).toHaveLength(2)
  expect(document.body.textContent).not.toContain('There may be other records.')
})

async function registrationOf(domain: Domain, name: string) {
  const load = part(async () => (await import('../../src/islands/dns/Registration.tsx')).default, { name, domain })
  await openScreen('/', load)
  return factsOf()
}

test('the registration of a subdomain links its parent and the item of that', async () => {
  const item = { address: BOB, collection: { address: CAROL, name: 'TON DNS Domains' } }
  expect(await registrationOf({ name: 'alice.ton', item, owner: ALICE, known: {} }, 'shop.alice.ton')).toEqual({
    Domain: 'alice.ton',
    Owner: expect.stringMatching(/^EQCqqq…/),
    'Item (NFT)': friendlyAddress(BOB),
    Collection: 'TON DNS Domains',
  })
  expect(hrefOf('alice.ton')).toBe('/dns/alice.ton')
  expect(hrefOf(friendlyAddress(BOB))).toBe(`/nft/${friendlyAddress(BOB)}`)
})

const item = { address: BOB, collection: null }

test.each<[string, Pick<Domain, 'item' | 'owner'>, string]>([
  ['in its first auction', { item, owner: null }, 'none yet: the winner of the auction gets it'],
  ['without a known owner', { item, owner: undefined }, '—'],
  ['without an item', { item: null, owner: null }, '—'],
])('a domain %s says so of its owner', async (_, parts, owner) => {
  expect(await registrationOf({ name: 'alice.ton', known: {}, ...parts }, 'alice.ton')).toEqual({
    Owner: owner,
    'Item (NFT)': parts.item ? friendlyAddress(BOB) : '—',
    Collection: '—',
  })
})
