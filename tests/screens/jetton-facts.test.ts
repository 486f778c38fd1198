import { expect, test } from 'vitest'
import type { JettonDetails } from '../../src/domain/jetton/holders.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { factsOf, figureOf, openScreen, part } from '../support/screen.ts'
import { ALICE, BOB } from '../support/transaction.ts'

const tide: JettonDetails = {
  address: BOB,
  symbol: 'TIDE',
  name: 'Tide',
  image: null,
  decimals: 6,
  trust: 'graylist',
  supply: '2000000500000',
  holders: 1234,
  description: 'Rises and falls.',
  mintable: true,
  admin: ALICE,
  known: {},
  links: ['https://tide.example/', 'http://chat.example/tide'],
  scale: null,
}

async function openFacts(parts: Partial<JettonDetails> = {}) {
  const load = part(async () => (await import('../../src/islands/jetton/JettonFacts.tsx')).JettonFacts, {
    jetton: { ...tide, ...parts },
  })
  const { screen } = await openScreen('/', load)
  await screen.findByText('Jetton Information')
  return screen
}
const hrefOf = (text: string) =>
  [...document.querySelectorAll('a')].find(link => link.textContent === text)?.getAttribute('href')

test('the facts of a jetton have its names, supply, decimals, holders, trust and owner', async () => {
  await openFacts()
  expect(factsOf()).toEqual({
    Symbol: 'TIDE',
    Name: 'Tide',
    'Total Supply': '2,000,000.5 TIDE',
    Decimals: '6',
    Holders: '1,234',
    Address: friendlyAddress(BOB),
    Account: expect.stringMatching(/^EQC7u7/),
    Transfers: 'Transactions of its contract',
    Trust: 'graylist',
    Owner: expect.stringMatching(/^EQCqqq/),
    Description: 'Rises and falls.',
    Links: 'tide.examplechat.example/tide',
  })
  expect(hrefOf('1,234')).toBe('#holders')
  expect(hrefOf('Transactions of its contract')).toBe(`/address/${friendlyAddress(BOB)}`)
})

test('unknown facts of a jetton are “—”, and absent ones are left out', async () => {
  const nothing = { supply: null, holders: null, mintable: null, admin: null, description: null, links: [] }
  await openFacts({ ...nothing, trust: 'unknown' })
  const facts = factsOf()
  const unknown = ['Total Supply', 'Holders', 'Trust', 'Owner'].map(label => facts[label])
  expect(unknown).toEqual(['—', '—', '—', '—'])
  expect(Object.keys(facts)).not.toContain('Description')
  expect(Object.keys(facts)).not.toContain('Links')
})

test('links of a jetton lead to their hosts, without telling them from where', async () => {
  await openFacts()
  expect([hrefOf('tide.example'), hrefOf('chat.example/tide')]).toEqual(tide.links)
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'tide.example')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

test('links of a blacklisted jetton are withheld', async () => {
  await openFacts({ trust: 'blacklist' })
  expect(factsOf().Links).toBe('Withheld, as of a blacklisted jetton')
  expect(document.body.innerHTML).not.toContain('tide.example')
})

/** Opens the worth of the jetton at 3 dollars, in a currency of which 0.75 are a dollar. */
async function openWorth(currency: string) {
  const load = part(async () => (await import('../../src/islands/jetton/JettonWorth.tsx')).default, {
    jetton: { ...tide, supply: '2000000000000' },
    holders: '1,234',
  })
  const rates = { [BOB]: { prices: { USD: 3 }, diff_7d: { USD: '−1.50%' } }, TON: { prices: { USD: 4, EUR: 3 } } }
  await openScreen('/', load, {
    faults: [{ match: '/v2/rates?', status: 200, body: { rates } }],
    kept: { 'nanoscope:1:currency': currency },
  })
}
const noteOf = (label: string) =>
  [...document.querySelectorAll('p')].find(({ textContent }) => textContent === label)?.parentElement?.lastElementChild
    ?.textContent

test.each([
  ['usd', '$3', '$6M', 'up to now'],
  ['eur', '€2.25', '€4.5M', 'in US dollars'],
])('price and price × supply of a jetton are in %s, its change is in dollars', async (currency, price, cap, note) => {
  await openWorth(currency)
  await eventually(() => expect(figureOf('Price')).toBe(price))
  expect(figureOf('Price × supply')).toBe(cap)
  expect([figureOf('7 days'), noteOf('7 days')]).toEqual(['−1.50%', note])
  expect(figureOf('Holders')).toBe('1,234')
})
