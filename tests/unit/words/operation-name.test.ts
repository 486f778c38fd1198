import { expect, test, vi } from 'vitest'

vi.mock('#words/body.ts', () => import('../../../src/words/ru/body.ts'))

const { body, DAVE, external, field, out, payload, said } = await import('../../support/summary.ts')
const { BOB, operation } = await import('../../support/transaction.ts')

test('an order in a jetton payload is named in the page’s language', () => {
  const swap = { ...operation(0x25938561), name: 'STON.fi: swap' }
  const sent = body(0x0f8a7ea5, [field('destination', DAVE), payload(swap)], '7')
  const [title] = said({ inMessage: external, outMessages: [out(BOB, { body: sent })] })
  expect(title).toMatch(/^STON\.fi: обмен,/)
})
