import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { accountFacts, blockFacts } from '../../../src/islands/inspect/facts-by-kind.tsx'
import { kindName } from '../../../src/islands/inspect/kind-name.ts'
import type { Fact } from '../../../src/ui/base/Facts.tsx'
import { ALICE, message } from '../../support/transaction.ts'

const hash = (digit: string) => digit.repeat(64)
const htmlOf = (facts: Fact[], label: string) =>
  renderToStaticMarkup(facts.find(fact => fact.label === label)?.value ?? '')
const textsOf = (facts: Fact[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, renderToStaticMarkup(value).replaceAll(/<[^>]*>/g, '')]))

test('an account among inspected bytes has its balance, state, hashes and last transaction', () => {
  const account = { address: ALICE, status: 'active' as const, balance: '1500000000', lastLt: '1234567' }
  const facts = accountFacts({
    kind: 'account',
    account: { ...account, codeHash: hash('e'), dataHash: null },
    lastHash: hash('b'),
  })
  expect(textsOf(facts)).toEqual({
    Address: expect.stringMatching(/^EQCqqq…/),
    Status: 'active',
    Balance: '1.5 TON',
    'Code hash': hash('e'),
    'Data hash': '—',
    'Last transaction': 'bbbbbbbb…bbbbbb',
    'Last logical time': '1,234,567',
  })
  expect(htmlOf(facts, 'Last transaction')).toContain(`href="/tx/${hash('b')}"`)
})

test.each([
  [true, 'yes'],
  [false, 'no'],
])('a block among inspected bytes is linked, as are those before it, and is a key block: %s', (isKeyBlock, words) => {
  const place = (seqno: number) => ({ workchain: -1, shard: '8000000000000000', seqno })
  const facts = blockFacts({ ...place(1234), utime: 1e9, isKeyBlock, previous: [place(1233)] } as never)
  expect(textsOf(facts)).toMatchObject({ Seqno: '#1234', 'Key block': words, Previous: '#1233' })
  expect(htmlOf(facts, 'Seqno')).toContain('href="/block/1234"')
  expect(htmlOf(facts, 'Previous')).toContain('href="/block/1233"')
})

test.each([
  ['internal', 'Internal message'],
  ['external-in', 'External message'],
  ['external-out', 'Log message'],
] as const)('inspected bytes of a message that is %s are named by its kind', (kind, name) => {
  expect(kindName({ kind: 'message', message: message({ kind }), requests: [] })).toBe(name)
})

test('inspected bytes that are no message are named by what they are', () => {
  expect(kindName({ kind: 'library', hash: hash('4') })).toBe('Library reference')
  expect(kindName({ kind: 'link', uri: 'https://a.example/' })).toBe('Link to token content')
})
