import { expect, test } from 'vitest'
import type { Comparison } from '../../src/domain/compare/comparison.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'

const when = (lt: string) => ` at logical time ${lt}`
const statement = (balance: string, lt: string) => ({ at: lt, when: when(lt), values: { balance } })

/** State of tonapi's answer, of 2 TON at a logical time, to what toncenter says: 1 TON at logical time 5. */
const answered = (comparison: Comparison, lt = '5', apart = '') => ({
  status: 'ready',
  value: {
    comparison,
    shown: { provider: 'toncenter', statement: statement('1 TON', '5') },
    other: { provider: 'tonapi', statement: statement('2 TON', lt) },
    apart,
  },
  at: 1,
  sources: ['tonapi'],
  saved: false,
  changing: false,
})
const names = ['balance']
const OLDER = 'What is shown is older: refresh it, then compare again.'
const MOVED = 'Not comparable: toncenter is at logical time 5, tonapi at logical time'

test.each<[string, object, string, string, string, number]>([
  [
    'agrees',
    answered({ kind: 'agrees', names }),
    'tonapi agrees, 2 of 2: balance at logical time 5.',
    '#i-circle-check',
    'text-good',
    0,
  ],
  [
    'differs',
    answered({ kind: 'differs', names }),
    'toncenter and tonapi differ at logical time 5.',
    '#i-alert-triangle',
    'text-bad',
    0,
  ],
  [
    'is later',
    answered({ kind: 'moved-on', gap: 3n }, '8'),
    `${MOVED} 8. ${OLDER}`,
    '#i-circle-dashed',
    'text-warn',
    0,
  ],
  ['is earlier', answered({ kind: 'moved-on', gap: -3n }, '2'), `${MOVED} 2.`, '#i-circle-dashed', 'text-warn', 1],
  ['lacks it', answered({ kind: 'single' }), 'Single source: tonapi does not have it.', '#i-circle-dashed', 'mr-2', 1],
  [
    'alone states it',
    answered({ kind: 'other', names }),
    'Only tonapi states it: balance 2 TON.',
    '#i-circle-dashed',
    'mr-2',
    1,
  ],
])('another provider that %s is told as such, and asked again only if that may help', async (...given) => {
  const [kind, state, words, icon, look, again] = given
  const voices = [{ provider: 'tonapi', query: { refresh() {} } }]
  const begin = async () => ({
    voices,
    listen(tell: (states: object[]) => void) {
      tell([state])
      return () => {}
    },
  })
  const load = part(async () => (await import('../../src/islands/compare/Comparison.tsx')).default, {
    begin: begin as never,
  })
  const { screen } = await openScreen('/', load)
  await eventually(() => expect(document.querySelector('.mr-3')?.textContent.trim()).toBe(words))
  const mark = document.querySelector('svg')
  expect([mark?.querySelector('use')?.getAttribute('href'), mark?.classList.contains(look)]).toEqual([icon, true])
  expect(screen.queryAllByRole('button', { name: 'Try Again' })).toHaveLength(again)
  const table = screen.queryByRole('table')
  expect(table !== null).toBe(kind === 'differs')
  if (!table) return
  expect([...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['toncenter', 'tonapi'])
  expect(rowsOf(table).map(row => [...row.cells].map(({ textContent }) => textContent))).toEqual([
    ['balance', '1 TON', '2 TON'],
  ])
})
