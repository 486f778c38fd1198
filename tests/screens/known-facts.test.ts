import { createElement, useState } from 'react'
import { expect, test } from 'vitest'
import type { Jetton, JettonWallets } from '../../src/domain/jetton/jetton.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../support/transaction.ts'

const gold: Jetton = { address: ALICE, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'whitelist' }
const NOTIFICATION = 0x7362d09c
const rows = [BOB, CAROL].map(source =>
  transaction({ inMessage: message({ source, value: '0', body: operation(NOTIFICATION, '5') }) }),
)

test('a jetton wallet that becomes known after the rows of a history changes what they say', async () => {
  const load = part(async () => {
    const { useKnownFacts } = await import('../../src/islands/address/use-known-facts.ts')
    return function Rows() {
      const [jettons, setJettons] = useState<JettonWallets>({ [CAROL]: gold })
      const texts = useKnownFacts(rows, jettons).map(({ summary }) => summary.title.text)
      const onClick = () => setJettons({ [BOB]: gold, [CAROL]: gold })
      return createElement('button', { type: 'button', onClick }, texts.join(', '))
    }
  }, {})
  const { screen, user } = await openScreen('/', load, { faults: [{ match: '/', status: 400 }] })
  const press = screen.getByRole('button')
  // The code that completes rows is loaded once the first jetton is stated.
  await eventually(() => expect(press.textContent).toBe('Said to come from {who}, Received from {who}'))
  await user.click(press)
  await eventually(() => expect(press.textContent).toBe('Received from {who}, Received from {who}'))
})
