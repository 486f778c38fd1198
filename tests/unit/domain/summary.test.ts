import { expect, test } from 'vitest'
import { summarize } from '../../../src/domain/reason/summary.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, CAROL, message, ran, transaction } from '../../support/transaction.ts'

const names: Record<string, string> = { [ALICE]: 'Alice', [BOB]: 'Bob', [CAROL]: 'Carol' }
const told = (parts: Partial<Transaction>) =>
  summarize(transaction(parts))
    .map(part => (typeof part === 'string' ? part : 'amount' in part ? `${part.amount} nano` : names[part.address]))
    .join('')

const external = message({ kind: 'external-in', source: null, value: '0' })
const out = (destination: RawAddress) => message({ source: ALICE, destination, value: '3' })
const failed = { compute: { ...ran, success: false, exitCode: 9 } as Transaction['compute'], aborted: true }

test.each<[string, Partial<Transaction>]>([
  ['Received 1000000000 nano from Bob', { inMessage: message() }],
  ['Received 1000000000 nano from Bob, sent on 3 nano', { inMessage: message(), outMessages: [out(CAROL)] }],
  ['Sent 3 nano to Bob', { inMessage: external, outMessages: [out(BOB)] }],
  ['Sent 6 nano to 2 accounts', { inMessage: external, outMessages: [out(BOB), out(CAROL)] }],
  ['Called from outside; nothing sent', { inMessage: external }],
  ['Called by the system at the start of a block', { kind: 'tick' }],
  ['Called by the system at the end of a block', { kind: 'tock' }],
  ['Storage fees taken by the system', { kind: 'storage' }],
  ['Got 1000000000 nano back: Bob refused the message', { inMessage: message({ bounced: true }) }],
  ['Refused 1000000000 nano from Bob and sent it back', { inMessage: message(), ...failed, bounce: 'ok' }],
  ['Failed on a message with 1000000000 nano from Bob', { inMessage: message(), ...failed }],
  ['Failed when called from outside', { inMessage: external, ...failed }],
])('%s', (sentence, parts) => {
  expect(told(parts)).toBe(sentence)
})
