import { expect, test, vi } from 'vitest'
import type { Balances } from '../../src/domain/export/balances.ts'
import type { Ending } from '../../src/domain/export/range.ts'
import type { Pause } from '../../src/stores/export/job.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const figures = { rows: 1234, reached: 1_700_000_000, left: null, requests: 1, isKept: true }
const saved = { format: 'csv', leftOut: 0, balances: null, jettonCheck: null, jettons: [] }

/** Opens an export in this state; returns its screen and its calls. */
async function openExport(state: object) {
  const job = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn(), discard: vi.fn() }
  const load = part(async () => (await import('../../src/islands/export/ExportProgress.tsx')).ExportProgress, {
    raw: ALICE,
    job: job as never,
    state: { ...figures, ...state } as never,
  })
  const { screen, user } = await openScreen(`/address/${ALICE}`, load)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { job, press, screen, text: screen.getByRole('status').textContent }
}
const PROGRESS = '1,234 rows, back to 14 Nov 2023 (UTC)'

test.each<[Ending, RegExp]>([
  ['complete', /^Complete for TON: each transaction names the one before it/],
  ['cancelled', /^Partial: cancelled before the first day was reached/],
  ['gap', /^Partial: the providers left out a transaction in between/],
  ['history ends', /^Partial: the providers have no older transactions/],
  ['uncertain end', /^Partial: an index located the end of the range/],
  ['deleted between', /^Partial: the account was deleted and created again/],
])('an export that ended as “%s” says whether it is complete, and can be discarded', async (ending, words) => {
  const { job, press, text } = await openExport({ kind: 'ended', ending, job: saved })
  expect(text.startsWith(PROGRESS)).toBe(true)
  expect(text.slice(PROGRESS.length)).toMatch(words)
  await press('New export')
  expect(job.discard).toHaveBeenCalledTimes(1)
})

test.each<[Balances, string]>([
  [{ opening: '1000000000', moved: '-400000000', closing: '600000000' }, ' They add up.'],
  [
    { opening: '1000000000', moved: '-400000000', closing: '600000001' },
    ' They do not add up: a provider left something out, or shows it wrongly.',
  ],
  [{ opening: null, moved: '-400000000', closing: '600000000' }, ''],
])('balances of an export are compared with its rows, if both are known: case %#', async (balances, words) => {
  const { text } = await openExport({ kind: 'ended', ending: 'complete', job: { ...saved, balances } })
  expect(/moved -0\.4 TON with fees, closing balance 0\.60*1? TON\.(.*)$/.exec(text)?.[1]).toBe(words)
})

test.each<[Pause, string]>([
  [{ why: 'pressed' }, 'Paused.'],
  [{ why: 'reload' }, 'Paused when the page was left.'],
  [{ why: 'elsewhere' }, 'Another tab goes on with this export.'],
  [{ why: 'full' }, 'Paused, because this browser could not keep the rows.'],
])('a paused export says why, and goes on when Continue is pressed: case %#', async (pause, words) => {
  const { job, press, text } = await openExport({ kind: 'paused', pause })
  expect(text).toBe(PROGRESS + words)
  await press('Continue')
  expect([job.resume.mock.calls.length, job.pause.mock.calls.length]).toEqual([1, 0])
})

test('a running export says how long it takes, and can be paused or cancelled', async () => {
  const { job, press, text } = await openExport({ kind: 'running', isChecking: false, left: 130 })
  expect(text).toBe(`${PROGRESS}about 2 minutes left`)
  await press('Pause')
  expect([job.resume.mock.calls.length, job.pause.mock.calls.length]).toEqual([0, 1])
  await press('Cancel')
  expect(job.cancel).toHaveBeenCalledTimes(1)
})
