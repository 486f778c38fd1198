import { expect, test } from 'vitest'
import { rowsOf } from '../../../src/domain/export/rows.ts'
import { withKnownFacts } from '../../../src/domain/summary/known-facts.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, field, write } from '../../support/summary.ts'
import { ALICE, BOB, CAROL, message, operation, threw, transaction } from '../../support/transaction.ts'

/** Notice of an NFT, which any contract can send. */
const notice = (parts: Partial<Transaction> = {}) =>
  transaction({
    inMessage: message({ value: '5', bounce: false, body: body(0x05138d91, [field('prev owner', CAROL)]) }),
    ...parts,
  })
const facts = (row: Transaction, ...items: RawAddress[]) => {
  const [{ summary }] = withKnownFacts([row], {}, new Set(items)) as [Transaction]
  return [write(summary.sentence), summary.mark, summary.end.name, summary.end.tone]
}
const SAID = 'A contract says that NFT Bob arrived from Carol; not checked'

test('an NFT notice from an unknown item is described as unchecked', () => {
  for (const items of [[], [CAROL]]) expect(facts(notice(), ...items)).toEqual([SAID, 'call', 'Not checked', 'none'])
})

test('an NFT notice from a known item is described as received', () => {
  expect(facts(notice(), BOB)).toEqual(['Received NFT Bob from Carol', 'nft', 'Succeeded', 'good'])
})

test('an NFT notice on which the contract failed says so, from a known or unknown item', () => {
  const failed = notice(threw())
  const end = ['Code failed on the notice', 'warn']
  expect(facts(failed)).toEqual([`${SAID}; the code here failed on the notice`, 'call', ...end])
  const known = 'Received NFT Bob from Carol; the code here failed on the notice'
  expect(facts(failed, BOB)).toEqual([known, 'nft', ...end])
})

test('an exported NFT notice is income only when its contract is a known item', () => {
  const assets = (items: RawAddress[]) =>
    rowsOf(notice(), '', { jettons: {}, items: new Set(items) }).map(row => [row.movement?.asset.kind, row.claim])
  expect(assets([])).toEqual([
    ['ton', false],
    ['nft', true],
  ])
  expect(assets([BOB])).toEqual([
    ['ton', false],
    ['nft', false],
  ])
  const outMessages = [message({ source: ALICE, destination: BOB, body: operation(0x5fcc3d14) })]
  const sent = rowsOf(transaction({ outMessages }), '', { jettons: {} })
  expect(sent.map(({ claim }) => claim)).toEqual([false, false])
})
