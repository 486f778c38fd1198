import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { JettonDetails } from '../../src/domain/jetton/holders.ts'
import { eventually } from '../support/eventually.ts'
import { closeScreen, openScreen, rowsOf } from '../support/screen.ts'

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

async function openTransfers(rows: object[] | null) {
  const load = async () => {
    const { default: LatestTransfers } = await import('../../src/islands/jetton/LatestTransfers.tsx')
    return { default: () => createElement(LatestTransfers, { jetton: details }) }
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

test('a jetton shows its latest transfers, without those of another jetton and those that were undone', async () => {
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

test('a jetton without transfers says so, and one whose transfers failed to load says that', async () => {
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

test('a jetton says who can make more of it', async () => {
  const { screen } = await open(holders('1'), jetton())
  await screen.findByRole('heading', { name: 'TIDE - Tide' })
  await eventually(() => expect(factOf('Mintable')).toMatch(/^Yes, more can be made, by EQCqqq…/))
})

test('who can mint a jetton and what its largest holders have is said above its price', async () => {
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
])('of %s a jetton says that it makes no sense', async (_, rest, words) => {
  const { screen } = await open(holders('1'), jetton(rest))
  await screen.findByText(words)
})

test('shares of a supply that cannot be true are left out, since they would look like next to nothing', async () => {
  const { screen } = await open(holders('1'), jetton({ total_supply: String(2n ** 256n) }))
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(1))
  expect(factOf('Concentration of holdings')).toBe('—')
  expect(rowsOf(table)[0]?.textContent).not.toContain('%')
})

test('a worth by price and supply says that the liquidity is not known', async () => {
  const { screen } = await open(holders('1'), jetton())
  const label = await screen.findByText('Price × supply')
  await eventually(() => expect(label.parentElement?.textContent).toMatch(/liquidity not known$/))
})

test('a holder of more than twice the supply is pointed out', async () => {
  const { screen } = await open(holders('4000000000001'), jetton())
  await screen.findByText('A holder has more than the supply that is said: one of the two is not true.')
  await eventually(() => expect(rowsOf(screen.getByRole('table', { name: 'Top Holders' }))).toHaveLength(1))
})
