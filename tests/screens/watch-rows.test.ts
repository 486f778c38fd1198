import { expect, test } from 'vitest'
import type { NamesFile } from '../../src/domain/names/file.ts'
import type { OwnAddress } from '../../src/domain/names/own.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'
import { ALICE, BOB } from '../support/transaction.ts'

const NAMES = 'nanoscope:1:names'
const textsOf = (row: HTMLTableRowElement) =>
  [...row.cells].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** An account of the index whose last transaction has the lt and hash of this digit. */
const indexed = (address: string, balance: string, digit: string) => ({
  address,
  balance,
  status: 'active',
  last_transaction_hash: digit.repeat(64),
  last_transaction_lt: digit,
})

test('a watched address has a balance and says whether it changed, until all are marked as seen', async () => {
  const seen = { lt: '5', hash: '5'.repeat(64) }
  const own = (name: string) => ({ name, note: '', watched: true, isWallet: true, seen })
  const accounts = [indexed(ALICE, '5678900000', '9'), indexed(BOB, '2000000000', '5')]
  const { screen, user } = await openScreen('/watch', () => import('../../src/islands/watch/WatchScreen.tsx'), {
    kept: { [NAMES]: JSON.stringify({ [ALICE]: own('Moved'), [BOB]: own('Quiet') }) },
    faults: [
      { match: '/api/v3/accountStates', status: 200, body: { accounts } },
      { match: '/accounts/_bulk', status: 400 },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Watch list' })
  const row = (name: string) =>
    rowsOf(table)
      .map(textsOf)
      .find(([lead]) => lead === name)
  await eventually(() => expect(row('Moved')).toEqual(['Moved', 'Changed', '—', '5.67 TON']))
  await eventually(() => expect(row('Quiet')).toEqual(['Quiet', 'Unchanged', '—', '2 TON']))
  await eventually(() => expect(document.title).toBe('(1) Watch list · Nanoscope'))
  const press = screen.getByRole('button', { name: 'Mark all as seen' })
  expect(press).toHaveProperty('disabled', false)
  await user.click(press)
  await screen.findByText('2 watched, none changed since you looked')
  expect(row('Moved')?.[1]).toBe('Unchanged')
  expect(press).toHaveProperty('disabled', true)
  await eventually(() => expect(document.title).toBe('Watch list · Nanoscope'))
})

const store: OwnAddress = { name: 'Store', note: '', watched: false, isWallet: false, seen: null }
const file: NamesFile = {
  network: 'othernet',
  incoming: [
    { raw: ALICE, name: 'Mum', note: '', watched: true, isWallet: true },
    { raw: BOB, name: 'Shop', note: 'open late', watched: false, isWallet: false },
  ],
  refused: [{ text: 'x', why: 'no address' }],
}

test.each<[string, number, string]>([
  ['Keep mine', 0, 'Store'],
  ['Take the file’s', 1, 'Shop'],
])('a file of names is compared with the own ones, and “%s” decides conflicts', async (choice, changed, name) => {
  const load = part(async () => (await import('../../src/islands/watch/MergePreview.tsx')).MergePreview, {
    read: file,
    own: { [BOB]: store },
    onDone() {},
  })
  const { screen, user } = await openScreen('/watch', load, { kept: { [NAMES]: JSON.stringify({ [BOB]: store }) } })
  screen.getByText('1 new, 1 changed, 0 the same, 1 refused.')
  screen.getByText(/^The file says that its addresses are of othernet; this site shows /)
  const table = screen.getByRole('table', { name: 'What reading this file would do' })
  expect(rowsOf(table).map(textsOf)).toEqual([
    [expect.stringMatching(/^AddressUQCqqq…/), 'What it isnew', 'Yours—', 'In the fileMum watched'],
    [expect.stringMatching(/^AddressEQC7u7…/), 'What it ischanged', 'YoursStore', 'In the fileShop open late'],
    ['Addressx', 'What it isrefused: no address', 'Yours—', 'In the file—'],
  ])
  await user.click(screen.getByRole('button', { name: choice }))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  await screen.findByText(`Merged: 1 added, ${changed} changed.`)
  const kept = JSON.parse(localStorage.getItem(NAMES) ?? '{}')
  expect([kept[ALICE].name, kept[BOB].name]).toEqual(['Mum', name])
})
