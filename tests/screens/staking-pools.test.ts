import { expect, test } from 'vitest'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { factsOf, openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/staking/StakingScreen.tsx')
const TON = 1_000_000_000
const addressOf = (digit: string) => `0:${digit.repeat(64)}` as const
const tide = {
  address: addressOf('a'),
  name: 'Tide Pool',
  implementation: 'tf',
  total_amount: 1234.9 * TON,
  min_stake: 10.125 * TON,
  apy: 4.2567,
  current_nominators: 1007,
  max_nominators: 2040,
}
const empty = { address: addressOf('d'), name: 'Dry Pool', total_amount: 0, current_nominators: 0 }
const implementations = { tf: { name: 'Nominator pools' } }
type Pool = { cycle_end?: number; [field: string]: unknown }
/** Opens the screen with these pools, whose `cycle_end` is in seconds from now. */
const open = (path: string, pools: Pool[]) =>
  openScreen(path, load, {
    faults: ({ now }) => {
      const ending = pools.map(({ cycle_end, ...pool }) => (cycle_end ? { ...pool, cycle_end: now + cycle_end } : pool))
      return [{ match: '/v2/staking/pools', status: 200, body: { pools: ending, implementations } }]
    },
  })

test('the card of a pool has its stakes, yield, nominators, way of withdrawal and end of round', async () => {
  const { screen } = await open('/staking', [{ ...tide, cycle_end: 10_000 }])
  const link = await screen.findByRole('link', { name: 'Tide Pool' })
  expect(link.getAttribute('href')).toBe(`/address/${friendlyAddress(tide.address)}`)
  expect(factsOf()).toEqual({
    'Total staked': '1,234 TON',
    Nominators: '1,007 of 2,040',
    'Min stake': '10.12 TON',
    APY: '4.2567%',
    Withdrawal: 'Locked',
    'Round ends': 'in 2h 46m',
  })
})

test('pools in a table are liquid, locked or of an unknown kind, and their round may be over', async () => {
  const liquid = { address: addressOf('b'), name: 'Liquid Tide', implementation: 'liquidTF', apy: 3, cycle_end: -10 }
  const { screen } = await open('/staking?view=table', [
    { name: 'Odd Pool' },
    { ...liquid, liquid_jetton_master: addressOf('c') },
    { ...tide, cycle_end: 10_000 },
  ])
  const table = await screen.findByRole('table', { name: 'Staking pools' })
  expect(rowsOf(table).map(row => [...row.cells].map(({ textContent }) => textContent))).toEqual([
    ['Tide Pool', 'Nominator pool', '4.26%', '1,234 TON', '1,007 of 2,040', '10.12 TON', 'Locked', 'in 2h 46m'],
    ['Liquid Tide', 'liquidTF', '3.00%', '—', '—', '—', 'Liquid', 'over'],
    ['Odd Pool', '—', '—', '—', '—', '—', '—', '—'],
  ])
})

const friendly = friendlyAddress(tide.address)
const mistyped = friendly.slice(0, -1) + (friendly.endsWith('A') ? 'B' : 'A')

test.each<[string, string, RegExp, string | null]>([
  ['of a listed pool', tide.address, /^The pool you came for is marked\.$/, 'Tide Pool'],
  ['of an empty pool', empty.address, /^The pool you came for is empty; it is marked, and counts in none/, 'Dry Pool'],
  ['of no pool', addressOf('e'), /^No pool at the address you came with is listed\.$/, null],
  ['with a mistyped address', mistyped, /^This looks like an address, but its checksum is wrong\./, null],
  ['without an address', 'tide', /^What you came with is no address, so no pool is marked\.$/, null],
])('a path %s is answered, and its pool alone is marked', async (_, asked, answer, marked) => {
  const { screen } = await open(`/staking/${asked}`, [tide, { ...tide, address: addressOf('b'), name: 'Ebb' }, empty])
  await screen.findByRole('link', { name: 'Ebb' })
  const answers = () =>
    [...document.querySelectorAll('p[role=status]')].map(({ textContent }) => textContent?.split('hidden. ').at(-1))
  await eventually(() => expect(answers()).toContainEqual(expect.stringMatching(answer)))
  const rows = [...document.querySelectorAll('[aria-current=true]')]
  expect(rows.map(row => row.querySelector('a')?.textContent)).toEqual(marked ? [marked] : [])
})

test('empty pools are counted as hidden', async () => {
  const { screen } = await open('/staking', [tide, empty, { ...empty, address: addressOf('e') }])
  await screen.findByText('2 empty pools are hidden.')
  expect(screen.getByText('Total Pools').nextElementSibling?.textContent).toBe('1')
})

test('an empty pool that the path names is on screen and not counted as hidden', async () => {
  const { screen } = await open(`/staking/${empty.address}`, [tide, empty, { ...empty, address: addressOf('e') }])
  await screen.findByRole('link', { name: 'Dry Pool' })
  await screen.findByText(/^1 empty pool is hidden\./)
})

test('the calculator begins with the best pool, and uses the yield of the chosen one', async () => {
  const pools = [
    { ...tide, apy: 4 },
    { ...tide, address: addressOf('b'), name: 'Flood', apy: 8 },
    { ...tide, address: addressOf('c'), name: 'Ebb', apy: null },
  ]
  const { screen, user } = await open('/staking', pools)
  await screen.findByText('80 TON')
  screen.getByText(/^at 8% a year, an estimate of the provider;/)
  const choice = screen.getByLabelText('Pool')
  await user.selectOptions(choice, 'Tide Pool')
  await screen.findByText('40 TON')
  screen.getByText(/^at 4% a year, an estimate of the provider;/)
  await user.selectOptions(choice, 'Ebb')
  await screen.findByText('The provider names no yield of this pool.')
  expect(screen.getByText('In a year').nextElementSibling?.textContent).toBe('—')
})

test('the calculator begins with the pool of the path', async () => {
  const pools = [
    { ...tide, apy: 4 },
    { ...tide, address: addressOf('b'), name: 'Flood', apy: 8 },
  ]
  const { screen } = await open(`/staking/${tide.address}`, pools)
  await screen.findByText('40 TON')
})
