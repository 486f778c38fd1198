import { expect, test, vi } from 'vitest'
import type { NamedThing } from '../../../src/domain/search/named.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { found } = vi.hoisted(() => ({ found: [] as NamedThing[] }))
vi.mock('../../../src/stores/named.ts', () => ({ findNamed: async () => found }))

const { lookUp } = await import('../../../src/islands/search/looked-up.ts')
const { suggest } = await import('../../../src/islands/search/suggestions.ts')

test('suggestions from tonapi state their kind and whether they are whitelisted or scam', async () => {
  found.push(
    { kind: 'jetton', name: 'Tide', raw: ALICE, trust: 'whitelist' },
    { kind: 'account', name: 'Tide fund', raw: BOB, trust: 'none' },
    { kind: 'account', name: 'Tide gift', raw: CAROL, trust: 'blacklist' },
  )
  await lookUp('tide', 'tide', () => {})
  const { options } = suggest('tide')
  expect(options.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'Tide: jetton, whitelisted',
    'Tide fund: named by tonapi',
    'Tide gift: named by tonapi, blacklisted, taken for a scam',
  ])
})
