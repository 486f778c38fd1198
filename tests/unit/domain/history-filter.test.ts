import { expect, test } from 'vitest'
import { HISTORY_KINDS, isOfKind } from '../../../src/domain/transaction/filter.ts'
import type { Summary } from '../../../src/domain/transaction/sentence.ts'
import { BOB, transaction } from '../../support/transaction.ts'

const plain: Partial<Summary> = {
  mark: 'call',
  moves: [],
  comment: null,
  hasJettons: false,
  outcome: { kind: 'done' },
}
const kindsOf = (summary: Partial<Summary>) => {
  const row = transaction()
  const whole = { ...row, summary: { ...row.summary, ...plain, ...summary } }
  return HISTORY_KINDS.filter(kind => isOfKind(kind)(whole))
}
const move = (way: 'received' | 'sent') => ({ way, units: '5', wallet: null })

test.each<[string, Partial<Summary>, string[]]>([
  ['a call without amounts', {}, []],
  ['what came in', { moves: [move('received')] }, ['received']],
  ['what went out', { moves: [move('sent')] }, ['sent']],
  ['an exchange', { moves: [move('sent'), move('received')], hasJettons: true }, ['received', 'sent', 'tokens']],
  ['an NFT', { mark: 'nft' }, ['tokens']],
  ['a notice of an NFT', { own: { items: [BOB] } as Partial<Summary['own']> as Summary['own'] }, ['tokens']],
  ['a comment', { comment: { text: 'rent' } as Summary['comment'] }, ['comments']],
  ['a failure', { outcome: { kind: 'failed' } }, ['failed']],
])('kindsOf a summary of %s', (_what, summary, kinds) => {
  expect(kindsOf(summary)).toEqual(kinds)
})
