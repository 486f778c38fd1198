import { describe, expect, test } from 'vitest'
import { withKnownFacts } from '../../../src/domain/summary/known-facts.ts'
import { withSales } from '../../../src/domain/summary/sales.ts'
import type { Body, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, comment, DAVE, external, field, out, write } from '../../support/summary.ts'
import { BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

const NOW = 1_700_000_000
/** Alice pays Carol's contract. */
const payment = (paid: Body = { kind: 'empty' }, destination: RawAddress = CAROL) =>
  transaction({
    hash: 'paid',
    lt: '10',
    utime: NOW,
    inMessage: external,
    outMessages: [out(destination, { body: paid })],
  })
/** Transfer of an NFT from `previous` to Alice. Bob's address serves as that of the NFT. */
const item = (previous: RawAddress = CAROL, lt = '20', utime = NOW + 20) =>
  transaction({
    hash: 'item',
    lt,
    utime,
    inMessage: message({ value: '5', bounce: false, body: body(0x05138d91, [field('prev owner', previous)]) }),
  })
const book = (...interfaces: string[]) => new Map<RawAddress, string[]>([[CAROL, interfaces]])
const sold = (row: Transaction, ...interfaces: string[]) => withSales([row], book(...interfaces))[0] as Transaction
const said = ({ summary }: Transaction) => [write(summary.title), write(summary.sentence), summary.mark]

test.each([
  ['nft_sale_getgems_v3', 'NFT sale'],
  ['nft_sale', 'NFT sale'],
  ['nft_auction_getgems_v4', 'NFT auction'],
])('a payment to a contract with the interface %s is described as sent to an %s', (name, kind) => {
  const row = sold(payment(), 'other', name)
  expect(said(row)).toEqual([`Sent to the ${kind} Carol`, `Sent 3 nano to the ${kind} Carol`, 'nft'])
})

test('a payment to a contract that is no sale stays the same object', () => {
  const rows = [payment(), payment({ kind: 'empty' }, DAVE), payment(operation(3))]
  expect(withSales(rows, book('wallet_v4r2'))[0]).toBe(rows[0])
  for (const row of rows.slice(1)) expect(sold(row, 'nft_sale')).toBe(row)
})

test('jettons sent to an NFT sale are no payment to it', () => {
  const row = payment(body(0x0f8a7ea5, [field('destination', CAROL)], '7'), BOB)
  expect(sold(row, 'nft_sale')).toBe(row)
})

describe('a history with a payment to an NFT sale', () => {
  const told = (rows: Transaction[], owned: RawAddress[] = [BOB]) =>
    withKnownFacts(withSales(rows, book('nft_sale')), {}, new Set(owned)).map(({ summary }) => write(summary.sentence))

  test('a payment to an NFT sale is described as a purchase when the NFT came from that sale', () => {
    expect(told([item(), payment()])).toEqual(['Received NFT Bob from Carol', 'Bought NFT Bob; 3 nano sent for it'])
  })

  test.each<[string, Transaction[], RawAddress[]?]>([
    ['the contract of the NFT is no known item', [item(), payment()], []],
    ['the NFT came from elsewhere', [item(DAVE), payment()]],
    ['the NFT came before', [payment(), item(CAROL, '5', NOW - 20)]],
    ['the NFT came 11 minutes later', [item(CAROL, '20', NOW + 660), payment()]],
    ['no NFT came', [payment()]],
  ])('a payment to an NFT sale is not described as a purchase when %s', (_, rows, owned) => {
    expect(told(rows, owned)).toContain('Sent 3 nano to the NFT sale Carol')
  })

  test('a seller’s order to an NFT sale is not described as a purchase', () => {
    expect(told([item(), payment(comment)])).toContain('Sent 3 nano to the NFT sale Carol')
  })

  test('a received NFT is attributed to the last payment to its sale', () => {
    const [first, last] = [payment(), { ...payment(), lt: '15' }]
    const rows = withSales([item(), last, first], book('nft_sale'))
    const names = withKnownFacts(rows, {}, new Set([BOB])).map(({ summary }) => write(summary.title))
    expect(names).toEqual(['Received NFT Bob from Carol', 'Bought NFT Bob', 'Sent to the NFT sale Carol'])
  })
})
