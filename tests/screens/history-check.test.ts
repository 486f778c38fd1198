import { expect, test } from 'vitest'
import type { ProvedLast } from '../../src/domain/transaction/chain.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, transaction } from '../support/transaction.ts'

const hash = (digit: string) => digit.repeat(64)
const newest = transaction({ hash: hash('c'), lt: '30', prevHash: hash('b'), prevLt: '20' })
const created = transaction({ hash: hash('b'), lt: '20', prevHash: hash('0'), prevLt: '0' })
const later = transaction({ hash: hash('b'), lt: '20', prevHash: hash('a'), prevLt: '10' })
const deleted = transaction({ hash: hash('a'), lt: '10', prevHash: hash('9'), prevLt: '9', after: 'nonexist' })

const WHOLE = '2 transactions, nothing left out between them'
const RECREATED = '3 transactions. The account was deleted and created again between them, where others may be missing'
const GAP = 'A transaction is missing after row 1: open it'
const COMPLETE = 'Complete as of the block that is proved above'
const REFUTED = 'The proof above contradicts a transaction of this list: open it'
const NONE_NEWER = 'None newer as of the block that is proved above'

test.each([
  ['each names the next', [newest, created], [WHOLE, COMPLETE]],
  ['older ones are not loaded', [newest, later], [WHOLE, NONE_NEWER]],
  ['the account was deleted between, although its newest is proved', [newest, created, deleted], [RECREATED]],
  ['one is missing', [newest, deleted], [GAP]],
  ['one has the place of the one that is proved', [{ ...newest, hash: hash('d') }, created], [REFUTED]],
])('the line below a history of transactions of which %s', async (_, rows, lines) => {
  async function loadCheck() {
    const { $provedAccounts } = await import('../../src/stores/proved-accounts.ts')
    $provedAccounts.set({ [ALICE]: { lastHash: newest.hash, lastLt: newest.lt, utime: null } })
    return (await import('../../src/islands/address/HistoryCheck.tsx')).HistoryCheck
  }
  const { screen } = await openScreen(`/address/${ALICE}`, part(loadCheck, { raw: ALICE, rows, isWhole: true }))
  await screen.findByText(lines[0]!)
  expect([WHOLE, RECREATED, GAP, COMPLETE, NONE_NEWER, REFUTED].filter(text => screen.queryByText(text))).toEqual(lines)
})

test.each([
  [0, COMPLETE],
  [1, NONE_NEWER],
])('a history without older rows, of which %i could not be read: “%s”', async (unreadable, line) => {
  async function loadFoot() {
    const { $provedAccounts } = await import('../../src/stores/proved-accounts.ts')
    $provedAccounts.set({ [ALICE]: { lastHash: newest.hash, lastLt: newest.lt, utime: null } })
    return (await import('../../src/islands/address/HistoryFoot.tsx')).default
  }
  const rows = [newest, created]
  const pages = { rows, more: false, unreadable, loading: false, loadMore: async () => {} }
  const { screen } = await openScreen(`/address/${ALICE}`, part(loadFoot, { raw: ALICE, pages, rows, shown: rows }))
  await screen.findByText(line)
})

const openCheck = (rows: Transaction[], proved: ProvedLast) =>
  openScreen(
    `/address/${ALICE}`,
    part(
      async () => {
        const { $provedAccounts } = await import('../../src/stores/proved-accounts.ts')
        $provedAccounts.set({ [ALICE]: proved })
        return (await import('../../src/islands/address/HistoryCheck.tsx')).HistoryCheck
      },
      { raw: ALICE, rows, isWhole: true },
    ),
  )
const icon = () => document.querySelector('svg')?.classList

test('a history that lacks the proved last transaction links it, and is not called complete', async () => {
  const { screen } = await openCheck([newest, created], { lastHash: hash('d'), lastLt: '40', utime: null })
  const link = await screen.findByRole('link', { name: 'A newer transaction is proved above: open it' })
  expect(link.getAttribute('href')).toBe(`/tx/${hash('d')}`)
  expect(screen.queryByText(COMPLETE)).toBeNull()
})

test('a proof older than the rows of a history says nothing about it', async () => {
  const { screen } = await openCheck([newest, created], { lastHash: hash('d'), lastLt: '10', utime: null })
  await screen.findByText(WHOLE)
  expect(screen.queryByText(COMPLETE)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a gap of a history links the missing transaction, with a warning instead of a check mark', async () => {
  const { screen } = await openCheck([newest, deleted], { lastHash: newest.hash, lastLt: newest.lt, utime: null })
  const link = await screen.findByRole('link', { name: GAP })
  expect(link.getAttribute('href')).toBe(`/tx/${hash('b')}`)
  expect([icon()?.contains('text-warn'), icon()?.contains('text-good')]).toEqual([true, false])
})

test('a history without gaps has a check mark, and is complete as of the time of the proof', async () => {
  const { screen } = await openCheck([newest, created], { lastHash: newest.hash, lastLt: newest.lt, utime: 1e9 })
  await screen.findByText(/^Complete as of .+2001.+, as proved above$/)
  expect([icon()?.contains('text-warn'), icon()?.contains('text-good')]).toEqual([false, true])
})
