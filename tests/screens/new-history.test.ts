import { expect, test, vi } from 'vitest'
import type { TransactionHistory } from '../../src/domain/transaction/list.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, transaction } from '../support/transaction.ts'

test('a history with more than a page of new rows drops its old rows, so that no gap remains', async () => {
  const old = transaction({ hash: 'f'.repeat(64) })
  const held: TransactionHistory = { transactions: [old], known: {}, unreadable: 0, more: true } as never
  const onHold = vi.fn()
  const { state } = await openScreen('/', async () => ({ default: () => null }))
  const { parseAddress } = await import('../../src/ton/address.ts')
  const raw = parseAddress(state.worthOpening.wallet ?? '')?.raw ?? ALICE
  const load = part(async () => (await import('../../src/islands/address/NewHistory.tsx')).NewHistory, {
    raw,
    held,
    onHold,
  })
  const { screen, user } = await openScreen(`/address/${raw}`, load)
  await user.click(await screen.findByRole('button', { name: /^\d+\+ new transactions$/ }))
  const [shown] = onHold.mock.calls.at(-1) ?? []
  expect(shown.began).toBe(1)
  expect(shown.transactions.length).toBeGreaterThan(1)
  expect(shown.transactions).not.toContain(old)
})
