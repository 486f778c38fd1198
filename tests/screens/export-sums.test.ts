import { expect, test, vi } from 'vitest'
import type { JettonCheck, JettonSum } from '../../src/domain/export/jetton-sums.ts'
import type { Jetton } from '../../src/domain/jetton/jetton.ts'
import { eventually } from '../support/eventually.ts'
import { closeScreen, openScreen, part } from '../support/screen.ts'
import { ALICE, CAROL, transaction } from '../support/transaction.ts'

const PATH = `/address/${ALICE}`
const jetton: Jetton = { address: CAROL, symbol: 'TIDE', name: 'Tide', image: null, decimals: 0, trust: 'none' }
const other: Jetton = { ...jetton, address: ALICE, symbol: 'EBB' }

const sumsOf = (first: string | null, second: string | null) => [
  { jetton, moved: '5', history: first },
  { jetton: other, moved: '7', history: second },
]
const screenOf = (check: JettonCheck, sums: JettonSum[]) =>
  part(async () => (await import('../../src/islands/export/JettonSums.tsx')).JettonSums, { check, sums })

test.each([
  ['that equal the history', '5', '7', /^All 2 jettons in it add up/],
  [
    'of which one differs',
    '4',
    '7',
    /^Rows come to 5 .*history to 4 .* movements that are not checked do not count\.$/,
  ],
])('sums of exported jettons %s are compared', async (_, first, second, words) => {
  const { screen } = await openScreen(PATH, screenOf('checked', sumsOf(first, second)))
  const said = await screen.findByText(words)
  expect(said.parentElement?.textContent).toBe(said.textContent)
})

test.each<[JettonCheck, string]>([
  ['unlisted', 'This account’s jettons could not be listed, so movements of jettons are not checked.'],
  ['incomplete', 'Jettons were not checked: tonapi did not list a full history of them.'],
  ['too long', 'Jettons were not checked: tonapi’s history of them is longer than this site reads.'],
  ['failed', 'Jettons were not checked: tonapi’s history of them was not loaded.'],
  ['cancelled', 'Jettons were not checked: the check was cancelled.'],
])('the check of exported jettons that ended as “%s” says why they are not checked', async (check, words) => {
  for (const sums of [sumsOf(null, null), []]) {
    const { screen } = await openScreen(PATH, screenOf(check, sums))
    const said = await screen.findByText(words)
    expect(said.parentElement?.textContent).toBe(words)
    await closeScreen()
  }
})

const rows = (isDeleted: boolean) => [
  transaction({ hash: 'a'.repeat(64), prevHash: 'b'.repeat(64), prevLt: isDeleted ? '0' : '7' }),
  transaction({ hash: (isDeleted ? 'c' : 'b').repeat(64), after: isDeleted ? 'nonexist' : 'active' }),
]

test.each([
  [false, /^(?!.*partial)/],
  [true, /partial/],
])('a file of rows between which the account was deleted (%s) says so in its name', async (isDeleted, name) => {
  const shown = rows(isDeleted)
  const panel = part(async () => (await import('../../src/islands/export/ExportPanel.tsx')).default, {
    raw: ALICE,
    rows: shown,
    shown,
    isWhole: true,
  })
  const names: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
  const { screen, user } = await openScreen(PATH, panel)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(await screen.findByRole('button', { name: 'Save CSV' }))
  await eventually(() => expect(names).toEqual([expect.stringMatching(name)]))
})
