import { expect, test } from 'vitest'
import { summarize } from '../../../src/domain/summary/summary.ts'
import type { Change, Request } from '../../../src/ton/request/request.ts'
import { order, ordering } from '../../support/request.ts'
import { out, write } from '../../support/summary.ts'
import { ALICE, action, BOB, CAROL, external, message, operation, transaction } from '../../support/transaction.ts'

const [BURN, BURN_NOTIFICATION] = [0x595f07bc, 0x7bdd97de]

test('a burn is a fact only of a contract that told a master of it', () => {
  const asked = { inMessage: message({ body: operation(BURN, '7') }) }
  const notified = { ...asked, outMessages: [out(BOB, { body: operation(BURN_NOTIFICATION, '7') })] }
  expect(summarize(transaction(asked), null).own).toMatchObject({ wallets: [ALICE] })
  expect(write(summarize(transaction(asked), null).sentence)).toMatch(/not checked$/)
  expect(write(summarize(transaction(notified), null).sentence)).not.toMatch(/not checked/)
})

test('summarize names the change that hands over control, at any place among the requested changes', () => {
  const changes: Change[] = [
    { kind: 'extension-removed', who: ALICE },
    { kind: 'extension-added', who: BOB },
  ]
  const { title } = summarize(transaction({ inMessage: external }), { ...ordering([]), changes })
  expect(write(title)).toBe('Bob can now spend everything here, and 1 more change')
})

const notSent = (request: Request) => {
  const lacksFunds = { action: action({ success: false, resultCode: 37, noFunds: true }), aborted: true }
  return write(summarize(transaction({ inMessage: external, ...lacksFunds }), request).title)
}

test('an order of the whole balance has no amount, also with other flags in its mode', () => {
  for (const mode of [128, 130, 160]) {
    const orders = [{ ...order({ value: '0' }), mode }]
    expect(notSent({ ...ordering([0n]), orders })).toBe('Not sent: all its TON to Bob (not enough TON)')
  }
})

test('payments to several accounts are not summed beside an unreadable one', () => {
  expect(notSent({ ...ordering([1n, 2n], [], [BOB, CAROL]), unread: 1 })).toBe(
    'Not sent: 1 nano to Bob, and 2 more messages (not enough TON)',
  )
})
