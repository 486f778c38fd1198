import { expect, test } from 'vitest'
import type { Balances } from '../../src/domain/export/balances.ts'
import type { Ending } from '../../src/domain/export/range.ts'
import type { ExportState } from '../../src/stores/export/job.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, CAROL, transaction } from '../support/transaction.ts'

const PATH = `/address/${ALICE}`

test('an export whose first day is after its last day says so and does not start', async () => {
  const begun: unknown[] = []
  const rows = [transaction({ utime: 1_700_000_000 })]
  const load = part(async () => (await import('../../src/islands/export/ExportForm.tsx')).ExportForm, {
    raw: ALICE,
    rows,
    shown: rows,
    isWhole: true,
    onStart: (...asked: unknown[]) => begun.push(asked),
  })
  const { screen, user } = await openScreen(PATH, load)
  const last = await screen.findByLabelText('To (UTC)')
  await user.clear(last)
  await user.type(last, '2023-11-13')
  await screen.findByText('The first day comes after the last.')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(begun).toEqual([])
  await user.clear(last)
  await user.type(last, '2023-11-15')
  await screen.findByText(/^About one page, /)
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(begun).toEqual([[{ from: 1_699_920_000, to: 1_700_092_799 }, 'csv']])
})

const jetton = {
  address: CAROL,
  symbol: 'TIDE',
  name: 'Tide',
  image: null,
  decimals: 0,
  trust: 'none' as const,
}

const figures = { rows: 2, reached: 1_700_000_000, left: null, requests: 1, isKept: true }

const ended = (ending: Ending, balances: Balances | null): ExportState =>
  ({
    ...figures,
    kind: 'ended',
    ending,
    job: {
      balances,
      jettonCheck: ending === 'complete' ? 'checked' : null,
      jettons: [{ jetton, moved: '5', history: '5' }],
    },
  }) as never

const progress = (state: ExportState) =>
  part(async () => (await import('../../src/islands/export/ExportProgress.tsx')).ExportProgress, {
    raw: ALICE,
    job: {} as never,
    state: state as never,
  })

const NOT_KEPT = /^This browser cannot keep the rows: /

test.each([
  [true, 0],
  [false, 1],
])('an export whose rows the browser keeps: %s, has %i notes that it cannot', async (isKept, count) => {
  const { screen } = await openScreen(PATH, progress({ ...ended('complete', null), isKept } as never))
  await screen.findByRole('button', { name: 'Save the file' })
  expect(screen.queryAllByText(NOT_KEPT)).toHaveLength(count)
})

test('an export shows an unknown balance as “—”, not as 0', async () => {
  const balances = { opening: null, moved: '1500000000', closing: '2000000000' }
  const { screen } = await openScreen(PATH, progress(ended('complete', balances)))
  await screen.findByText('Opening balance —, moved 1.5 TON with fees, closing balance 2 TON.')
})

test.each([
  ['complete', 1],
  ['gap', 0],
] as const)('an export that ended as “%s” has %i sentences on sums of jettons', async (ending, count) => {
  const { screen } = await openScreen(PATH, progress(ended(ending, null)))
  await screen.findByRole('button', { name: 'Save the file' })
  expect(screen.queryAllByText('The one jetton in it adds up to what tonapi’s history says.')).toHaveLength(count)
})

test.each([
  ['koinly', 0, ['No movement was left out as unchecked.']],
  ['koinly', 1, ['One movement was left out, because it is not checked. CSV and JSON list it.']],
  ['cointracking', 1234, ['1,234 movements were left out, because they are not checked. CSV and JSON list them.']],
  ['csv', 0, []],
] as const)('an export for %s that left out %i movements says so at its end', async (format, leftOut, said) => {
  const job = { format, leftOut, balances: null, jettonCheck: null, jettons: [] }
  const { screen } = await openScreen(PATH, progress({ ...ended('gap', null), job } as never))
  await screen.findByRole('button', { name: 'Save the file' })
  const sentences = screen.queryAllByText(/^(?!Partial).*left out/).map(({ textContent }) => textContent)
  expect(sentences).toEqual(said)
})

test('an export that is being checked says so, without an estimate of its time', async () => {
  const { screen } = await openScreen(PATH, progress({ ...figures, left: 0, kind: 'running', isChecking: true }))
  const said = await screen.findByText('Checking balances and jettons.')
  expect(said.parentElement?.textContent).not.toContain('left')
})

test('Pause gets the focus when an export starts, as Start is removed', async () => {
  const { screen } = await openScreen(PATH, progress({ ...figures, kind: 'running', isChecking: false }))
  const press = await screen.findByRole('button', { name: 'Pause' })
  await eventually(() => expect(document.activeElement).toBe(press))
})

test.each<[string, number[], string | undefined]>([
  ['rows of several days', [1_700_000_000, 1_699_900_000, 1_699_700_000], '2023-11-11'],
  ['no rows', [], undefined],
])('the form of an export of %s has the days from the oldest row to today', async (_, times, first) => {
  const rows = times.map(utime => transaction({ utime }))
  const load = part(async () => (await import('../../src/islands/export/ExportForm.tsx')).ExportForm, {
    raw: ALICE,
    rows,
    shown: rows,
    isWhole: true,
    onStart() {},
  })
  const { screen } = await openScreen(PATH, load)
  const today = new Date().toISOString().slice(0, 10)
  const days = ['From (UTC)', 'To (UTC)'].map(label => screen.getByLabelText<HTMLInputElement>(label).value)
  expect(days).toEqual([first ?? today, today])
})
