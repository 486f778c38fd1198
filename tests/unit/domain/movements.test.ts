import { expect, test } from 'vitest'
import { newestMovements } from '../../../src/domain/transaction/movements.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { ALICE, action, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

const hash = (place: number) => String(place).padStart(64, '0')
const list = (transactions: Transaction[]) => ({ transactions, known: {}, unreadable: 0 })
let made = 0
const of = (parts: Partial<Transaction>) => transaction({ hash: hash(++made), ...parts })

/** A wallet that sends TON, and the wallet that receives it. */
function payment(from = ALICE, to = BOB): { sent: Transaction; received: Transaction } {
  const carried = message({ source: from, destination: to, hash: hash(1000 + ++made) })
  const order = message({ kind: 'external-in', source: null, destination: from, hash: hash(2000 + ++made), value: '0' })
  return {
    sent: of({ account: from, inMessage: order, outMessages: [carried] }),
    received: of({ account: to, inMessage: carried }),
  }
}
const tick = () => of({ kind: 'tick', account: CAROL })

test('newestMovements lists a payment once, by its sender’s transaction', () => {
  const { sent, received } = payment()
  const { moves, steps, system } = newestMovements(list([received, sent]), 8)
  expect(moves).toEqual([sent])
  expect({ steps, system }).toEqual({ steps: 1, system: 0 })
})

test('newestMovements counts a transaction caused by another as a step, even if that one is not listed', () => {
  const { received } = payment()
  expect(newestMovements(list([received]), 8)).toMatchObject({ moves: [], steps: 1 })
})

test('newestMovements counts system transactions without listing them', () => {
  const { sent } = payment()
  const found = newestMovements(list([tick(), sent, tick(), tick()]), 8)
  expect(found).toMatchObject({ moves: [sent], system: 3, steps: 0 })
})

test('newestMovements counts up to the last listed movement, or to the end if fewer', () => {
  const [a, b] = [payment().sent, payment().sent]
  const all = [tick(), a, tick(), b, tick(), tick()]
  expect(newestMovements(list(all), 2)).toMatchObject({ moves: [a, b], system: 2, steps: 0 })
  expect(newestMovements(list(all), 1)).toMatchObject({ moves: [a], system: 1, steps: 0 })
  expect(newestMovements(list(all), 3)).toMatchObject({ moves: [a, b], system: 4, steps: 0 })
})

test('newestMovements counts transactions that moved nothing as steps and lists failed ones', () => {
  const order = message({ kind: 'external-in', source: null, value: '0' })
  const quiet = of({ inMessage: order })
  const failed = of({ inMessage: order, aborted: true, compute: null })
  expect(newestMovements(list([failed, quiet]), 8)).toMatchObject({ moves: [failed], steps: 1 })
})

test('newestMovements does not offer returned gas as an example of a payment', () => {
  const gas = of({ inMessage: message({ body: operation(0xd53276db) }) })
  expect(newestMovements(list([gas]), 8)).toMatchObject({ moves: [], steps: 1, examples: {} })
})

test('newestMovements offers a returned payment as an example of a failure', () => {
  const back = of({ inMessage: message({ bounced: true }) })
  expect(newestMovements(list([back]), 8)).toMatchObject({ steps: 1, examples: { failed: back.hash } })
})

test('newestMovements offers the newest transaction of each kind as an example', () => {
  const [older, newer] = [payment().sent, payment().sent]
  const jettons = of({ inMessage: message({ body: operation(0x7362d09c, '5') }) })
  const nft = of({ inMessage: message({ body: operation(0x05138d91) }) })
  const failed = of({ inMessage: message(), aborted: true, compute: null })
  expect(newestMovements(list([tick(), nft, newer, jettons, failed, older]), 1).examples).toEqual({
    payment: newer.hash,
    jettons: jettons.hash,
    nft: nft.hash,
    failed: failed.hash,
  })
  expect(newestMovements(list([tick()]), 8)).toMatchObject({ examples: {}, moves: [] })
})

test('newestMovements lists changes of access and skipped actions although nothing moved', () => {
  const order = message({ kind: 'external-in', source: null, value: '0' })
  const quiet = of({ inMessage: order })
  const change = { kind: 'key-off' } as const
  const changed = { ...quiet, hash: hash(9001), summary: { ...quiet.summary, changes: [change] } }
  const skipped = of({ inMessage: order, action: action({ skippedActions: 1 }) })
  expect(newestMovements(list([changed, skipped, quiet]), 8)).toMatchObject({ moves: [changed, skipped], steps: 1 })
})
