import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/transaction/TransactionScreen.tsx')

test('an unknown transaction stays unknown while providers fail, and can still be searched in blocks', async () => {
  const { network, screen } = await openScreen(`/tx/${'ab'.repeat(32)}`, load, { visible: true })
  await screen.findByText('Transaction Not Found')
  const before = (await network.calls()).length
  await network.inject({ match: '/', status: 400 })
  const failed = async () => (await network.calls()).slice(before).filter(({ path }) => path.includes('/transactions/'))
  // The request that fails second is made by the screen after the first failure.
  await expect.poll(async () => (await failed()).length, { timeout: 60_000 }).toBeGreaterThan(1)
  await eventually(() => expect(screen.getByRole('button', { name: 'Read the latest 100 blocks' })).toBeTruthy())
  expect(screen.queryByText('Failed to load transaction details')).toBeNull()
  expect(screen.getByText('Transaction Not Found')).toBeTruthy()
})
