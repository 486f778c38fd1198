import { expect, test } from 'vitest'
import type { Step } from '../../../src/domain/trace/trace.ts'
import { party, preview } from '../../support/jetton.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { DAVE, EVE } from '../../support/summary.ts'
import { sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/trace-jettons.ts')),
  ...(await import('../../../src/domain/trace/jetton-wallets.ts')),
}))
const HASH = 'ab'.repeat(32)
const scaled = { ...preview, scaled_ui: { numerator: '10', denominator: '1' } }

/** Jetton wallets by flows of a jetton whose amounts are displayed times ten. */
async function matched(steps: Step[], flows: [account: string, quantity: string][]) {
  network.announce(`/v2/events/${HASH}`, {
    body: {
      event_id: HASH,
      timestamp: 1_700_000_000,
      lt: 5,
      in_progress: false,
      actions: [],
      value_flow: flows.map(([account, quantity]) => ({
        account: party(account),
        ton: 1,
        fees: 1,
        jettons: [{ account: party(account), jetton: scaled, qty: quantity, quantity: Number(quantity) }],
      })),
    },
  })
  const jettons = await provider.getTraceJettons(fakeCall(), HASH)
  return jettons === 'too-long' ? jettons : provider.matchWallets(trace(steps), jettons.flows?.rows ?? [])
}

// Honest: 7 units are displayed as 70 everywhere else, and as 7 in the sentence of a matched wallet.
test('the wallet of a scaled jetton that its master minted to is not matched, as its messages have other amounts', async () => {
  // Carol's address is the master's.
  const minted = sent(CAROL, EVE, { body: operation(0x178d4519, '7') })
  expect(await matched([step(null, EVE, minted)], [[DAVE, '7']])).toEqual({})
})

// Alice's real wallet Bob sends 5 units (-50 as displayed), and her contract Eve takes an order for 50.
test('a contract is not matched with a scaled jetton by the displayed amount', async () => {
  const [real, forged] = [
    sent(ALICE, BOB, { body: operation(0x0f8a7ea5, '5') }),
    sent(ALICE, EVE, { body: operation(0x0f8a7ea5, '50') }),
  ]
  expect(await matched([step(null, BOB, real), step(null, EVE, forged)], [[ALICE, '-5']])).toEqual({})
})
