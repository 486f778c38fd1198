import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/transaction/TransactionScreen.tsx')

test('255 outgoing messages are folded to ten until the visitor expands them', async () => {
  const { screen, user } = await openScreen('/tx/{transaction with many messages}', load)
  const table = await screen.findByRole('table', { name: 'Outgoing messages' })
  screen.getByText('Outgoing messages (255)')
  expect(rowsOf(table)).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show 245 more messages' }))
  await eventually(() => expect(rowsOf(table)).toHaveLength(255))
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull()
})

test('a printout has all folded messages', async () => {
  const { screen } = await openScreen('/tx/{transaction with many messages}', load)
  const table = await screen.findByRole('table', { name: 'Outgoing messages' })
  await eventually(() => {
    dispatchEvent(new Event('beforeprint'))
    expect(rowsOf(table)).toHaveLength(255)
  })
})

test('an NFT purchase shows its price and whose word that is', async () => {
  const { screen } = await openScreen('/tx/{purchase}', load)
  await eventually(() =>
    expect(document.querySelector('.headline')?.textContent).toMatch(/^Bought NFT EQ\w+…\w+ for 40 TON/),
  )
  screen.getByText('That this is a sale of an NFT is the word of an indexer.')
  screen.getByText('Bought')
})
