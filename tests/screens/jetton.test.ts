import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { JettonDetails } from '../../src/domain/jetton/holders.ts'
import { DAY, MINUTE } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import { closeScreen, openScreen, rowsOf } from '../support/screen.ts'
import { remember } from './support/remember.ts'

const MASTER = `0:${'1'.repeat(64)}` as const
const [A, B] = ['a', 'b'].map(digit => `0:${digit.repeat(64)}`)

const jetton = (rest: object = {}) => ({
  match: `/v2/jettons/${MASTER}`,
  status: 200,
  body: {
    metadata: { address: MASTER, symbol: 'TIDE', name: 'Tide', decimals: '6' },
    total_supply: '2000000000000',
    holders_count: 2,
    mintable: true,
    admin: { address: A },
    verification: 'none',
    ...rest,
  },
})
const holders = (balance: string) => ({
  match: '/holders',
  status: 200,
  body: { addresses: [{ address: B, owner: { address: A }, balance }], total: 1 },
})
const info = { type: 'jetton_masters', valid: true, name: 'Tide', symbol: 'TIDE', extra: { decimals: '6' } }
/** The jetton by toncenter's index. */
const indexed = {
  match: '/api/v3/jetton/masters',
  status: 200,
  body: {
    jetton_masters: [{ address: MASTER, total_supply: '2000000000000', mintable: true, admin_address: A }],
    metadata: { [MASTER]: { is_indexed: true, token_info: [info] } },
  },
}
const transfers = (jetton_transfers: object[]) => ({
  match: '/api/v3/jetton/transfers',
  status: 200,
  body: { jetton_transfers, address_book: {}, metadata: {} },
})

const details: JettonDetails = {
  address: MASTER,
  symbol: 'TIDE',
  name: 'Tide',
  image: null,
  decimals: 6,
  trust: 'none',
  supply: '2000000000000',
  holders: 2,
  description: null,
  mintable: true,
  admin: null,
  known: {},
  links: [],
  scale: null,
}

async function openTransfers(rows: object[] | null, jetton = details) {
  const load = async () => {
    const { default: LatestTransfers } = await import('../../src/islands/jetton/LatestTransfers.tsx')
    return { default: () => createElement(LatestTransfers, { jetton }) }
  }
  const faults = rows ? [transfers(rows)] : [{ match: '/api/v3/jetton/transfers', status: 500 }]
  return openScreen('/', load, { faults })
}
const transfer = {
  source: A,
  destination: B,
  amount: '1500000',
  jetton_master: MASTER,
  transaction_now: 1,
  transaction_hash: null,
}

test('a jetton shows its latest transfers without aborted ones and those of other jettons', async () => {
  const { screen } = await openTransfers([
    { ...transfer, transaction_aborted: false },
    { ...transfer, transaction_aborted: true },
    { ...transfer, jetton_master: A },
    { ...transfer, source: null, destination: null },
  ])
  const rows = rowsOf(await screen.findByRole('table', { name: 'Latest transfers' })).map(row => row.textContent)
  expect(rows[0]).toMatch(/^EQCqqq….* → EQC7u7….*1\.5\s*—\d+d ago$/)
  expect(rows[1]).toMatch(/^— → —/)
  expect(rows).toHaveLength(2)
  screen.getByText('1 entry could not be read')
})

test('transfers of a jetton whose scale is unknown have no amounts', async () => {
  const { screen } = await openTransfers([transfer], { ...details, scale: undefined })
  const [row] = rowsOf(await screen.findByRole('table', { name: 'Latest transfers' }))
  expect(row?.textContent).toMatch(/→ EQC7u7….*——\d+d ago$/)
})

test('no transfers of a jetton and a failed load of them have different messages', async () => {
  await (await openTransfers([])).screen.findByText('No transfers found')
  await closeScreen()
  const { screen } = await openTransfers([{ ...transfer, amount: 'x' }])
  await screen.findByText('No transfers found')
  screen.getByText('1 entry could not be read')
  await closeScreen()
  await (await openTransfers(null)).screen.findByText('Failed to load transfers')
})

const factOf = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent

const open = (...faults: object[]) =>
  openScreen(`/jetton/${MASTER}`, () => import('../../src/islands/jetton/JettonScreen.tsx'), {
    faults: [...faults, transfers([])] as never,
  })

test('prices of a jetton whose price failed to load are not called missing for lack of a market', async () => {
  const load = async () => {
    const { $jettonRate } = await import('../../src/stores/jetton.ts')
    const { default: JettonPrices } = await import('../../src/islands/jetton/JettonPrices.tsx')
    return { default: () => createElement(JettonPrices, { jetton: details, rate: $jettonRate(MASTER) }) }
  }
  const { screen } = await openScreen('/', load, { faults: [{ match: '/v2/rates?', status: 500 }] })
  await screen.findByText('Whether it has a price could not be loaded.')
})

test('a jetton says who can mint more of it', async () => {
  const { screen } = await open(holders('1'), jetton())
  await screen.findByRole('heading', { name: 'TIDE - Tide' })
  await eventually(() => expect(factOf('Mintable')).toMatch(/^Yes, more can be made, by EQCqqq…/))
})

test.each([
  [false, 'No'],
  [undefined, '—'],
])('a jetton of which the provider says that it is mintable: %s, reads “%s”', async (mintable, text) => {
  await open(holders('1'), jetton({ mintable }))
  await eventually(() => expect(factOf('Mintable')).toMatch(new RegExp(`^${text}`)))
})

test.each([
  ['an owner that is not told', {}, '—'],
  ['no owner', { mintable: false }, 'None stated'],
])('the owner of a jetton with %s is not invented', async (_, rest, owner) => {
  const { screen } = await open(holders('1'), jetton({ mintable: undefined, admin: undefined, ...rest }))
  await screen.findByRole('heading', { name: 'TIDE - Tide' })
  await eventually(() => expect(factOf('Owner')).toBe(owner))
})

test('the trust in a jetton of toncenter’s index, which does not judge, is unknown', async () => {
  const { screen } = await open(holders('1'), { match: `/v2/jettons/${MASTER}`, status: 400 }, indexed)
  await screen.findByRole('heading', { name: 'TIDE - Tide' })
  await eventually(() => expect(factOf('Trust')).toBe('—'))
})

test('mint rights and concentration of a jetton are above its price', async () => {
  const { screen } = await open(holders('500000000000'), jetton())
  await screen.findByRole('heading', { name: 'TIDE - Tide' })
  await eventually(() => expect(factOf('Concentration of holdings')).toBe('The largest holder: 25.00% of the supply'))
  const labels = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(labels.slice(0, 2)).toEqual(['Mintable', 'Concentration of holdings'])
  expect(screen.getAllByText('Mintable')).toHaveLength(1)
})

test.each([
  [
    'a supply of 2^256',
    { total_supply: String(2n ** 256n) },
    'This cannot be true: no jetton of the standard has such a supply. It is a mark of a scam.',
  ],
  [
    '255 decimals',
    { metadata: { address: MASTER, symbol: 'TIDE', name: 'Tide', decimals: '255' } },
    'With so many decimals the supply says nothing.',
  ],
])('a jetton says that %s makes no sense', async (_, rest, words) => {
  const { screen } = await open(holders('1'), jetton(rest))
  await screen.findByText(words)
})

test('shares of an impossible supply are left out instead of shown as tiny', async () => {
  const { screen } = await open(holders('1'), jetton({ total_supply: String(2n ** 256n) }))
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(1))
  expect(factOf('Concentration of holdings')).toBe('—')
  expect(rowsOf(table)[0]?.textContent).not.toContain('%')
})

test('a fiat value of price × supply says that the liquidity is unknown', async () => {
  const { screen } = await open(holders('1'), jetton())
  const label = await screen.findByText('Price × supply')
  await eventually(() => expect(label.parentElement?.textContent).toMatch(/liquidity not known$/))
})

test.each([
  ['unreadable', { prices: { USD: 'much' } }, 'The price could not be read'],
  ['absent', { prices: { USD: 0 } }, 'No price data'],
])('a jetton whose price is %s says so in place of the price', async (_, rate, words) => {
  const rates = { match: '/v2/rates?', status: 200, body: { rates: { [MASTER]: rate } } }
  const { screen } = await open(rates, holders('1'), jetton())
  const text = await screen.findByText(words)
  expect(text.previousElementSibling?.textContent).toBe('Price')
})

test('the share of the top ten holders is their sum', async () => {
  const addresses = Array.from({ length: 12 }, (_, place) => ({
    address: `0:${String(place).padStart(64, '0')}`,
    owner: { address: A },
    balance: '100000000000',
  }))
  await open({ match: '/holders', status: 200, body: { addresses, total: 12 } }, jetton())
  await eventually(() => expect(factOf('Concentration of holdings')).toBe('The top 10: 50.00% of the supply'))
})

test('holders of a jetton with scaled amounts are not compared with its supply', async () => {
  const scaled_ui = { numerator: '1000', denominator: '1' }
  const { screen } = await open(holders('4000000000000000001'), jetton({ scaled_ui }))
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(1))
  expect(screen.queryByText(/^A holder has more than the supply/)).toBeNull()
})

const price = { match: '/v2/rates?', status: 200, body: { rates: { [MASTER]: { prices: { USD: 3 } } } } }

test.each([
  ['none', /\$300\.00/],
  ['blacklist', /^(?!.*\$)/],
])(
  'holders of a jetton judged “%s” are shown with or without the value of their share',
  async (verification, worth) => {
    const { screen } = await open(price, holders('100000000'), jetton({ verification }))
    const table = await screen.findByRole('table', { name: 'Top Holders' })
    const { $jettonRate } = await import('../../src/stores/jetton.ts')
    await eventually(() => expect($jettonRate(MASTER).value?.status).toBe('ready'))
    await eventually(() => expect(rowsOf(table)[0]?.textContent).toMatch(worth))
  },
)

test.each([
  [30 * MINUTE, '$3', /\$300\.00/],
  [6 * DAY, 'Unavailable', /^(?!.*\$)/],
])('a price of a jetton remembered for %i ms reads “%s” when its refresh fails', async (age, tile, worth) => {
  const remembered = async () => {
    await remember(`jetton-rate:${MASTER}`, { price: 3, day: 1, week: 2, month: 3 }, age)
    return import('../../src/islands/jetton/JettonScreen.tsx')
  }
  const { screen } = await openScreen(`/jetton/${MASTER}`, remembered, {
    faults: [{ match: '/v2/rates?', status: 500 }, holders('100000000'), jetton(), transfers([])],
  })
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  const { $jettonRate } = await import('../../src/stores/jetton.ts')
  await eventually(() => expect($jettonRate(MASTER).value).toMatchObject({ status: 'ready', changing: false }))
  await eventually(() => expect(screen.getByText('Price').nextElementSibling?.textContent).toBe(tile))
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toMatch(worth))
})

test('a jetton with scaled amounts has a price, but no price × supply and no worth of its holders', async () => {
  const scaled_ui = { numerator: '1000', denominator: '1' }
  const { screen } = await open(price, holders('100000000'), jetton({ scaled_ui }))
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(1))
  await screen.findByText('$3')
  expect(screen.getByText('Price × supply').nextElementSibling?.textContent).toBe('—')
  expect(rowsOf(table)[0]?.textContent).not.toContain('$')
})

test('a jetton that is scaled by its contract alone has no price × supply', async () => {
  const scale = { numerator: '1000', denominator: '1' }
  const load = async () => {
    const { default: JettonWorth } = await import('../../src/islands/jetton/JettonWorth.tsx')
    return { default: () => createElement(JettonWorth, { jetton: { ...details, scale }, holders: '2' }) }
  }
  const { screen } = await openScreen('/', load, { faults: [price] })
  await screen.findByText('$3')
  expect(screen.getByText('Price × supply').nextElementSibling?.textContent).toBe('—')
})

test.each([
  ['known', { status: 200, body: { ok: true, result: { exit_code: 11, gas_used: 9, stack: [] } } }, 1],
  ['unknown', { status: 500 }, 0],
])('Compare is offered for a supply only if its scale is known: %s', async (_, scale, count) => {
  const { screen } = await open({ match: '/runGetMethod', ...scale }, indexed, { ...jetton(), status: 500 })
  await screen.findByText('Total Supply')
  await screen.findByText(/toncenter v3/)
  expect(screen.queryAllByRole('button', { name: 'Compare' })).toHaveLength(count)
})

test('the picture of a blacklisted jetton is loaded on click only', async () => {
  const metadata = { address: MASTER, symbol: 'TIDE', name: 'Tide', decimals: '6', image: 'https://example.com/a.png' }
  const preview = 'https://cache.tonapi.io/imgproxy/a/rs:fill:200:200:1/g:no/b.webp'
  const { screen } = await open(holders('1'), jetton({ verification: 'blacklist', metadata, preview }))
  await screen.findByRole('button', { name: 'Show its picture' })
})

/** As many holders of 150 as `count`. */
const holdersOf = (count: number, match: string) => ({
  match,
  status: 200,
  body: {
    addresses: Array.from({ length: count }, (_, place) => ({
      address: `0:${String(place).padStart(64, '0')}`,
      owner: { address: A },
      balance: '1',
    })),
    total: 150,
  },
})

test.each([
  [1, 'false'],
  [2, 'true'],
])('on page %i of 150 holders Next is disabled: %s', async (page, isOff) => {
  const { screen } = await openScreen(
    `/jetton/${MASTER}?page=${page}`,
    () => import('../../src/islands/jetton/JettonScreen.tsx'),
    { faults: [holdersOf(50, 'offset=100'), holdersOf(100, '/holders'), jetton(), transfers([])] },
  )
  await screen.findByRole('table', { name: 'Top Holders' })
  const next = screen.getByRole('button', { name: 'Next' })
  await eventually(() => expect(next.getAttribute('aria-disabled')).toBe(isOff))
})

test('the jetton screen warns of a holder with more than twice the supply', async () => {
  const { screen } = await open(holders('4000000000001'), jetton())
  await screen.findByText('A holder has more than the supply that is said: one of the two is not true.')
  await eventually(() => expect(rowsOf(screen.getByRole('table', { name: 'Top Holders' }))).toHaveLength(1))
})
