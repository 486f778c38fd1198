import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/transaction/TransactionScreen.tsx')

test('copies the amount of the head in full, and names the page by the address that the head shows', async () => {
  const { screen } = await openScreen('/tx/{transaction with a comment}', load)
  const button = await screen.findByRole('button', { name: 'Copy amount' })
  const head = button.closest('p')
  button.click()
  const amount = head?.querySelector('data')?.title
  await eventually(async () => expect(await navigator.clipboard.readText()).toBe(amount))
  expect(amount).toMatch(/^[\d.]+ TON$/)
  const [start, end] = head?.querySelector('.hash')?.textContent?.split('…') ?? []
  expect(start).toMatch(/^[UE]Q/)
  await eventually(() => expect(document.title).toContain(`${start}…${end}`))
})
