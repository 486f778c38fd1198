import { beforeEach, expect, test, vi } from 'vitest'
import type { Listed } from '../../src/stores/history-date.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, transaction } from '../support/transaction.ts'

const PATH = `/address/${ALICE}`

beforeEach(() => () => vi.doUnmock('../../src/stores/history-date.ts'))

test.each([
  [true, 1],
  [false, 0],
])('an address opened in a form that is for tests only (%s) has %i notes on it', async (isTestForm, count) => {
  const names = part(async () => (await import('../../src/islands/address/HeadNames.tsx')).default, {
    raw: ALICE,
    address: 'EQCqqqqqqqqq',
    interfaces: [],
    isTestForm,
  })
  const { screen } = await openScreen(PATH, names)
  await eventually(() => expect(document.title).toContain('EQCqqqqqqq'))
  const note = 'You opened the test-only form of this address; it is the same account.'
  expect(screen.queryAllByText(note)).toHaveLength(count)
})

test('a history of a day names the provider that listed it', async () => {
  const dated = {
    until: 86_399,
    source: 'toncenter v3',
    history: { transactions: [], more: false, unreadable: 0, known: {} },
  }
  const jump = part(async () => (await import('../../src/islands/address/DateJump.tsx')).DateJump, {
    raw: ALICE,
    dated,
    onDate() {},
  })
  const { screen } = await openScreen(PATH, jump)
  await screen.findByText(/^From .*1970.* on back, as toncenter v3 lists it\.$/)
})

test('a history of a day that arrives after the choice of today does not replace the newest rows', async () => {
  const { promise, resolve } = Promise.withResolvers<Listed>()
  const dates: unknown[] = []
  const jump = part(
    async () => {
      vi.doMock('../../src/stores/history-date.ts', () => ({ loadHistoryUntil: () => promise }))
      return (await import('../../src/islands/address/DateJump.tsx')).DateJump
    },
    { raw: ALICE, dated: undefined, onDate: (dated: unknown) => dates.push(dated) },
  )
  const { screen, user, state } = await openScreen(PATH, jump)
  await user.click(await screen.findByRole('button', { name: 'Go to a day' }))
  const day = screen.getByLabelText('Show the history up to a day')
  await user.type(day, '2020-01-01')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await user.clear(day)
  await user.type(day, new Date(state.now * 1000).toISOString().slice(0, 10))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(dates).toEqual([undefined])
  resolve({ history: { transactions: [transaction()], more: false, unreadable: 0, known: {} }, source: 'tonapi' })
  await promise
  await eventually(() => expect(screen.getByRole('button', { name: 'Show' }).ariaDisabled).not.toBe('true'))
  expect(dates).toEqual([undefined])
})

/** Opens the form for a day, whose history is loaded by `load`, and asks for a day of 2020. */
async function askDay(load: () => Promise<unknown>) {
  const dates: unknown[] = []
  const jump = part(
    async () => {
      vi.doMock('../../src/stores/history-date.ts', () => ({ loadHistoryUntil: load }))
      return (await import('../../src/islands/address/DateJump.tsx')).DateJump
    },
    { raw: ALICE, dated: undefined, onDate: (dated: unknown) => dates.push(dated) },
  )
  const { screen, user } = await openScreen(PATH, jump)
  await user.click(await screen.findByRole('button', { name: 'Go to a day' }))
  await user.type(screen.getByLabelText('Show the history up to a day'), '2020-01-31')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  return { dates, screen, user }
}
const listed = (transactions: unknown[]) => ({
  history: { transactions, more: false, unreadable: 0, known: {} },
  source: 'tonapi',
})

test('a day before the first transaction of an account says that nothing happened up to it', async () => {
  const { dates, screen } = await askDay(async () => listed([]))
  await screen.findByText('Nothing happened up to 31 Jan 2020.')
  expect(dates).toEqual([])
})

test('a history of a day that failed to load says so, and is shown after a click on Try Again', async () => {
  const load = vi.fn(async () => listed([transaction()])).mockRejectedValueOnce(new Error('down'))
  const { dates, screen, user } = await askDay(load)
  await screen.findByText(/^The history up to 31 Jan 2020 was not loaded\./)
  expect(dates).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await eventually(() => expect(dates).toMatchObject([{ source: 'tonapi' }]))
  await eventually(() => expect(screen.queryByText(/was not loaded|Nothing happened/)).toBeNull())
})

test('a history of a day leads back to the newest rows', async () => {
  const dates: unknown[] = []
  const dated = { until: 86_399, ...listed([transaction()]) }
  const jump = part(async () => (await import('../../src/islands/address/DateJump.tsx')).DateJump, {
    raw: ALICE,
    dated: dated as never,
    onDate: (chosen: unknown) => dates.push(chosen),
  })
  const { screen, user } = await openScreen(PATH, jump)
  await user.click(await screen.findByRole('button', { name: 'Back to the newest' }))
  expect(dates).toEqual([undefined])
})

test.each<[string, boolean, RegExp]>([
  ['a wallet', true, /^UQCqqq/],
  ['a contract', false, /^EQCqqq/],
])('an address opened in the form of %s is taken for one until providers answer', async (_, isWallet, text) => {
  const load = () => import('../../src/islands/address/AddressScreen.tsx')
  const { screen } = await openScreen(`/address/${friendlyAddress(ALICE, isWallet)}`, load, {
    faults: [{ match: '/', status: 400 }],
  })
  const { addressBook } = await import('../../src/stores/base/address-book.ts')
  await eventually(() => expect(addressBook.find(ALICE)?.isWallet).toBe(isWallet))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(text)
})
