import { expect, test } from 'vitest'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL, external, message, threw, transaction } from '../support/transaction.ts'

const NONE = 'None of the rows that are loaded is of both.'
const hash = (digit: string) => digit.repeat(64)

const commented = transaction({ hash: hash('1'), inMessage: message({ body: { kind: 'comment', text: 'Hi' } }) })
const received = transaction({ hash: hash('2'), inMessage: message({ source: CAROL }) })
const failed = transaction({ ...threw(), hash: hash('3'), inMessage: external })
const rows = [commented, received, failed]

/** Opens the filter of these rows, in a history of a day, which asks for no newer rows. */
async function openFilter() {
  let shown: Transaction[] | 'all' = []
  const history = { transactions: rows, more: false, unreadable: 0, known: {} }
  const load = part(async () => (await import('../../src/islands/address/HistoryFilter.tsx')).default, {
    rows,
    onFilter: (matches?: (row: Transaction) => boolean) => {
      shown = matches ? rows.filter(matches) : 'all'
    },
    raw: ALICE,
    dated: { until: 86_399, source: 'toncenter v3', history },
    onDate() {},
    held: undefined,
    onHold() {},
  })
  const { screen, user } = await openScreen(`/address/${ALICE}`, load)
  const kinds = await screen.findByRole('group', { name: 'Show' })
  return {
    screen,
    shown: () => shown,
    names: () => [...kinds.querySelectorAll('button')].map(({ textContent }) => textContent),
    pressed: () => kinds.querySelector('[aria-pressed=true]')?.textContent,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    choose: (party: string) => user.selectOptions(screen.getByLabelText('With whom'), party),
  }
}

test('kinds of rows are offered with their numbers, and those without rows are not', async () => {
  const { names, pressed } = await openFilter()
  expect(names()).toEqual(['All 3', 'Received 2', 'Comments 1', 'Failed 1'])
  expect(pressed()).toBe('All 3')
})

test('the chosen kind alone is shown until all are chosen', async () => {
  const { press, pressed, shown } = await openFilter()
  await press('Received 2')
  expect([pressed(), shown()]).toEqual(['Received 2', [commented, received]])
  await press('Failed 1')
  expect([pressed(), shown()]).toEqual(['Failed 1', [failed]])
  await press('All 3')
  expect([pressed(), shown()]).toEqual(['All 3', 'all'])
})

test('a chosen counterparty narrows the rows and the numbers of all kinds', async () => {
  const { choose, names, press, shown } = await openFilter()
  await press('Received 2')
  await choose(BOB)
  expect(names()).toEqual(['All 1', 'Received 1', 'Comments 1'])
  expect(shown()).toEqual([commented])
  await press('All 1')
  expect(shown()).toEqual([commented])
  await choose('')
  expect([names()[0], shown()]).toEqual(['All 3', 'all'])
})

test('a kind without rows of the chosen counterparty stays chosen, and the list says that it is empty', async () => {
  const { choose, names, press, screen, shown } = await openFilter()
  await press('Failed 1')
  expect(screen.queryByText(NONE)).toBeNull()
  await choose(CAROL)
  expect(names()).toEqual(['All 1', 'Received 1', 'Failed 0'])
  expect(shown()).toEqual([])
  screen.getByText(NONE)
})
