import { createElement } from 'react'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const [SHOWN, SIGNED] = ['5000000000', '9000000000']

/** Opens the worth of a balance at 2 dollars a coin. */
async function openWorth() {
  const load = async () => {
    const { default: BalanceWorth } = await import('../../src/islands/address/BalanceWorth.tsx')
    return { default: () => createElement(BalanceWorth, { units: SHOWN }) }
  }
  const body = { rates: { TON: { prices: { USD: 2 } } } }
  await openScreen('/', load, { faults: [{ match: '/v2/rates?', status: 200, body }] })
  await eventually(() => expect(document.body.textContent).toContain('$10.00'))
  const { $verdicts } = await import('../../src/stores/verdicts.ts')
  return (shown: string) => {
    const balance = { kind: 'other', shown, signed: SIGNED, said: shown, meant: SIGNED } as const
    $verdicts.set({ who: 'toncenter', figures: { balance } })
  }
}

test('the fiat value of a balance follows the balance that validators signed', async () => {
  const judge = await openWorth()
  judge(SHOWN)
  await eventually(() => expect(document.body.textContent).toContain('$18.00'))
})

test('a proof of an earlier balance keeps the fiat value of the balance on screen', async () => {
  const judge = await openWorth()
  judge(SHOWN)
  await eventually(() => expect(document.body.textContent).toContain('$18.00'))
  judge('4000000000')
  await eventually(() => expect(document.body.textContent).toContain('$10.00'))
})
