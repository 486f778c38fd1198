import { createElement } from 'react'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'
import { ALICE, BOB, CAROL } from '../support/transaction.ts'

const load = () => import('../../src/islands/transaction/TransactionScreen.tsx')

test('the copy button of a headline copies the full amount, and the title has the headline’s address', async () => {
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

test.each([
  ['of jettons is copied in the decimals and the unit of its jetton', 'known', '123.45 “TON” jetton, unverified'],
  ['of jettons whose decimals are not known cannot be copied', 'unknown', null],
])('in a headline, an amount %s', async (_, wallet, copied) => {
  const { screen } = await openScreen('/', async () => {
    const { default: CopyAmount } = await import('../../src/islands/transaction/CopyAmount.tsx')
    const { JettonWalletsContext } = await import('../../src/ui/transaction/jetton-wallets.ts')
    const unit = '“TON” jetton, unverified'
    const jetton = { address: BOB, symbol: 'TON', unit, name: null, image: null, decimals: 2, trust: 'none' } as const
    const sum = { units: '12345', wallet: wallet === 'known' ? ALICE : CAROL }
    const sentence = { text: '{amount}', slots: { amount: { sum } } }
    const wallets = { [ALICE]: jetton }
    const element = createElement(
      JettonWalletsContext.Provider,
      { value: wallets },
      createElement(CopyAmount, { sentence }),
    )
    return { default: () => createElement('p', null, 'Amount: ', element) }
  })
  await screen.findByText(/^Amount:/)
  const button = screen.queryByRole('button', { name: 'Copy amount' })
  button?.click()
  if (copied) await eventually(async () => expect(await navigator.clipboard.readText()).toBe(copied))
  else expect(button).toBeNull()
})
