import { expect, test } from 'vitest'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL, external, message, threw, transaction } from '../support/transaction.ts'

/** Opens the flow of a transaction of Alice. */
async function openFlow(parts: Partial<Transaction>, reason: string | null = null) {
  const load = part(async () => (await import('../../src/ui/transaction/Flow.tsx')).Flow, {
    transaction: transaction(parts),
    reason,
  })
  const { screen } = await openScreen(`/tx/${'a'.repeat(64)}`, load)
  await screen.findByText(/^EQCqqq/)
  return screen
}

/** A message of Alice to Carol, by its place among those that she sent. */
const out = (value: string, place: number) =>
  message({ source: ALICE, destination: CAROL, value, createdLt: String(11 + place) })

/** Widths of the bands in px: each side's bands, followed by its only band on a phone. */
const widths = () =>
  [...document.querySelectorAll('path[opacity="0.55"]')].map(band => Number(band.getAttribute('stroke-width')))
const amounts = () => [...document.querySelectorAll('data')].map(({ textContent }) => textContent)

test.each([
  ['1000000000', ['500000000', '0'], [14, 14, 8, 2, 8]],
  ['1000000000', ['2000000000'], [8, 8, 14, 14]],
  ['0', ['0'], [2, 2, 2, 2]],
])('bands of %s nanoTON in and %j out have widths in proportion', async (value, sent, expected) => {
  await openFlow({ inMessage: message({ value }), outMessages: sent.map((units, place) => out(units, place)) })
  expect(widths()).toEqual(expected)
})

test('a flow leads from the sender over the account to the receiver', async () => {
  await openFlow({ inMessage: message(), outMessages: [out('250000000', 0)] })
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links).toEqual([BOB, ALICE, CAROL].map(raw => `/address/${friendlyAddress(raw)}`))
  expect(amounts()).toEqual(['1 TON', '0.25 TON'])
})

test('messages from and to outside of the chain have no amount in a flow', async () => {
  const log = message({ kind: 'external-out', source: ALICE, destination: null, value: '0' })
  const screen = await openFlow({ inMessage: external, outMessages: [log] })
  screen.getByText('Outside world')
  screen.getByText('Log for the outside world')
  expect(amounts()).toEqual([])
})

test('a flow without an incoming message says so', async () => {
  const screen = await openFlow({ inMessage: null })
  screen.getByText('No incoming message')
  expect(screen.queryByText('Outside world')).toBeNull()
  expect(widths()).toEqual([0, 0])
})

test.each([
  [8, []],
  [9, ['and 1 more, listed below']],
  [12, ['and 4 more, listed below']],
])('a flow of %i sent messages shows eight, and counts the others: %j', async (count, notes) => {
  const outMessages = Array.from({ length: count }, (_, place) => out('1000000000', place))
  const screen = await openFlow({ inMessage: external, outMessages })
  expect(amounts()).toHaveLength(8)
  expect(screen.queryAllByText(/more, listed below$/).map(({ textContent }) => textContent)).toEqual(notes)
})

test('a flow of a failed transaction is red up to the account, and shows the reason', async () => {
  const screen = await openFlow({ ...threw(), inMessage: external }, 'Its code threw.')
  const reason = screen.getByText('Its code threw.')
  expect(reason.className).toContain('text-bad')
  expect(reason.parentElement?.className).toContain('border-bad')
  const bands = [...document.querySelectorAll('svg.stroke-bad, svg.stroke-accent')]
  expect(bands.map(band => band.classList.contains('stroke-bad'))).toEqual([true, true, false, false])
})

test('a flow of a successful transaction has nothing red, and no reason', async () => {
  const screen = await openFlow({ inMessage: message() }, 'No reason.')
  expect(screen.getByText('Done').className).toContain('text-muted')
  expect(screen.queryByText('No reason.')).toBeNull()
  expect(document.querySelector('.border-bad, .text-bad, .stroke-bad')).toBeNull()
})
