import { expect, test } from 'vitest'
import { directionOf } from '../../../src/domain/transaction/direction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, CAROL, message, transaction } from '../../support/transaction.ts'

const out = (destination: RawAddress, value: string) => message({ source: ALICE, destination, value })
const external = message({ kind: 'external-in', source: null, value: '0' })
const log = message({ kind: 'external-out', source: ALICE, destination: null, value: '0' })

test('directionOf a transfer from another account is “received”', () => {
  expect(directionOf(transaction({ inMessage: message() }))).toEqual({
    kind: 'received',
    from: BOB,
    to: [ALICE],
    amount: '1000000000',
    sentOn: null,
  })
})

test('directionOf shows the amount a receiver sends on', () => {
  const tx = transaction({ inMessage: message(), outMessages: [out(CAROL, '4'), out(BOB, '5')] })
  expect(directionOf(tx)).toMatchObject({ kind: 'received', amount: '1000000000', sentOn: '9' })
})

test('directionOf an external call adds up all sent amounts and names each receiver once', () => {
  const outMessages = [out(BOB, '9007199254740993'), out(CAROL, '2'), out(BOB, '3'), log]
  expect(directionOf(transaction({ inMessage: external, outMessages }))).toEqual({
    kind: 'sent',
    from: ALICE,
    to: [BOB, CAROL],
    amount: '9007199254740998',
    sentOn: null,
  })
})

test('directionOf a call that sent nothing has no amount', () => {
  expect(directionOf(transaction({ inMessage: external, outMessages: [log] }))).toMatchObject({
    kind: 'sent',
    from: ALICE,
    to: [],
    amount: null,
  })
})

test('directionOf a transfer to oneself is “sent”, seen from both transactions', () => {
  const self = message({ source: ALICE })
  expect(directionOf(transaction({ inMessage: self }))).toMatchObject({
    kind: 'sent',
    from: ALICE,
    to: [ALICE],
    amount: '1000000000',
  })
  expect(directionOf(transaction({ inMessage: external, outMessages: [out(ALICE, '7')] }))).toMatchObject({
    kind: 'sent',
    to: [ALICE],
    amount: '7',
  })
})

test('directionOf a tick transaction has neither counterparty nor amount', () => {
  expect(directionOf(transaction({ kind: 'tick' }))).toEqual({
    kind: 'sent',
    from: ALICE,
    to: [],
    amount: null,
    sentOn: null,
  })
})
