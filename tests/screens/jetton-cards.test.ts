import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { factsOf, openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/jettons/JettonsScreen.tsx')
const addressOf = (digit: number) => `0:${String(digit).repeat(64)}` as const
const [TIDE, FOAM, REEF] = [1, 2, 3].map(addressOf) as [`0:${string}`, `0:${string}`, `0:${string}`]

const jetton = (address: string, symbol: string, holders: number | undefined, supply = '2000000000000') => ({
  metadata: { address, symbol, name: `The ${symbol}`, decimals: '6' },
  total_supply: supply,
  holders_count: holders,
  verification: 'whitelist',
})
/** Answers with these jettons and prices in dollars, and no largest jettons. */
const answers = (jettons: object[], prices: Record<string, number> = {}) => {
  const rates = Object.fromEntries(Object.entries(prices).map(([key, USD]) => [key, { prices: { USD } }]))
  return [
    { match: '/v2/jettons?', status: 200, body: { jettons } },
    { match: '/jettons/_bulk', status: 200, body: { jettons: [] } },
    { match: '/v2/rates?', status: 200, body: { rates } },
  ]
}

test('the totals of a page of jettons are its jettons, their holders and their average', async () => {
  const jettons = [jetton(TIDE, 'TIDE', 900), jetton(FOAM, 'FOAM', 1300), jetton(REEF, 'REEF', 200)]
  await openScreen('/jettons?page=4', load, { faults: answers(jettons) })
  const totals = { 'Total Jettons': '3', 'Total Holders': '2,400', 'Avg Holders': '800', Page: '4' }
  await eventually(() => expect(factsOf()).toMatchObject(totals))
})

test.each([
  ['', 'Market Cap', 'trust, then market cap', ['REEF', 'TIDE', 'FOAM']],
  ['?sort=holders', 'Holders', 'most holders', ['TIDE', 'REEF', 'FOAM']],
  ['?sort=supply', 'Supply', 'largest supply', ['FOAM', 'REEF', 'TIDE']],
])('jettons at /jettons%s are sorted by %s, and their list says so', async (query, name, words, order) => {
  const jettons = [
    jetton(TIDE, 'TIDE', 900, '2000000000000'),
    jetton(FOAM, 'FOAM', 100, '8000000000000'),
    jetton(REEF, 'REEF', 500, '4000000000000'),
  ]
  const { screen } = await openScreen(`/jettons${query}`, load, {
    faults: answers(jettons, { [TIDE]: 1, [FOAM]: 0.1, [REEF]: 3 }),
  })
  await screen.findByText(`Sorted among these 3: ${words}`)
  await eventually(() => expect([...document.querySelectorAll('h2')].map(head => head.textContent)).toEqual(order))
  const pressed = document.querySelectorAll('fieldset[aria-label="Sort by"] [aria-pressed=true]')
  expect([...pressed].map(({ textContent }) => textContent)).toEqual([name])
})

test.each<[string, number | undefined, string | undefined, number | undefined, string, string[]]>([
  ['a price', 900, undefined, 0.5, '$0.5$1M', ['$0.5', '$1M', '900', '2M']],
  ['no price', 1_234_567, undefined, undefined, '—1.2M holders', ['—', '—', '1,234,567', '2M']],
  ['one holder', 1, undefined, undefined, '—1 holder', ['—', '—', '1', '2M']],
  ['an unknown number of holders', undefined, undefined, undefined, '——', ['—', '—', '—', '2M']],
  ['an impossible supply', 900, `${2n ** 120n}`, 0.5, '$0.5900 holders', ['$0.5', '—', '900', 'cannot be true']],
  ['an unreadable supply', 900, 'much', 0.5, '$0.5900 holders', ['$0.5', '—', '900', '—']],
])('a jetton with %s has its figures on its card, and the best two of them on phones', async (...given) => {
  const [, holders, supply, price, line, figures] = given
  await openScreen('/jettons', load, {
    faults: answers([jetton(TIDE, 'TIDE', holders, supply)], price ? { [TIDE]: price } : {}),
  })
  await eventually(() => expect(document.querySelector('li p.text-right')?.textContent).toBe(line))
  const [dollars, cap, known, issued] = figures
  const card = document.querySelector('li') as HTMLElement
  expect(factsOf(card)).toEqual({ Price: dollars, 'Market cap': cap, Holders: known, Supply: issued })
})

test('a card of a jetton links its page twice, and copies its address', async () => {
  const { screen } = await openScreen('/jettons', load, { faults: answers([jetton(TIDE, 'TIDE', 900)]) })
  const card = (await screen.findByRole('heading', { name: 'TIDE' })).closest('li') as HTMLElement
  const links = [...card.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  const path = `/jetton/${friendlyAddress(TIDE)}`
  expect(links).toEqual([
    ['TIDE', path],
    ['View Details of TIDE', path],
  ])
  within(card).getByRole('button', { name: 'Copy address of TIDE' })
  expect(within(card).getByTitle(friendlyAddress(TIDE)).className).toBe('hash')
})

test('an address typed above the list of jettons is linked to its page', async () => {
  const { screen, user } = await openScreen('/jettons', load, { faults: answers([jetton(TIDE, 'TIDE', 900)]) })
  await user.type(await screen.findByRole('searchbox'), `${FOAM} `)
  const address = friendlyAddress(FOAM)
  const link = await screen.findByRole('link', { name: `Open ${address.slice(0, 6)}…${address.slice(-4)}` })
  expect(link.getAttribute('href')).toBe(`/jetton/${address}`)
})

test.each([
  ['a full page of jettons with an unnamed and an unreadable one is followed by another', 98, 'false'],
  ['a page of jettons that is not full is the last one', 97, 'true'],
])('%s', async (_, count, isOff) => {
  const digits = [...Array(count).keys()].map(at => String(at + 1).padStart(64, '0'))
  const named = digits.map((address, at) => jetton(`0:${address}`, `J${at}`, 900 - at))
  const unnamed = { metadata: { address: REEF, decimals: '6' }, verification: 'none' }
  const { screen } = await openScreen('/jettons', load, { faults: answers([...named, unnamed, {}]) })
  await screen.findByText('1 entry could not be read · 1 without symbol and name is not listed')
  const isOffAt = async (name: string) => (await screen.findByRole('button', { name })).getAttribute('aria-disabled')
  expect([await isOffAt('Previous'), await isOffAt('Next')]).toEqual(['true', isOff])
})
