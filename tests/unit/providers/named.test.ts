import { expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/named.ts'))

test('search results are read with kind and trust, and rows without address or name are dropped', async () => {
  const addresses = [
    { address: BOB, name: 'Hexagon USD · jetton', preview: '', trust: 'blacklist' },
    { address: ALICE, name: 'Hexagon USD · jetton', preview: '', trust: 'whitelist' },
    { address: 'nowhere', name: 'HUSD', preview: '', trust: 'whitelist' },
    { address: ALICE.replace('1', '2'), name: '\u200b', trust: 'none' },
    null,
  ]
  network.announce('/v2/accounts/search?name=hex+agon', { body: JSON.stringify({ addresses }) })
  expect(await provider.getNamedThings(fakeCall(), 'hex agon')).toEqual([
    { kind: 'jetton', name: 'Hexagon USD', raw: ALICE, trust: 'whitelist' },
    { kind: 'jetton', name: 'Hexagon USD', raw: BOB, trust: 'blacklist' },
  ])
})

test('a search answer without a list is malformed', async () => {
  network.announce('/v2/accounts/search?name=husd', { body: '{}' })
  await expect(provider.getNamedThings(fakeCall(), 'husd')).rejects.toMatchObject({ kind: 'malformed' })
})

test('a search answer without a readable row is malformed, not an empty list', async () => {
  const addresses = [
    { address: 'nowhere', name: 'HUSD' },
    { address: ALICE, name: 7 },
  ]
  network.announce('/v2/accounts/search?name=husd', { body: JSON.stringify({ addresses }) })
  await expect(provider.getNamedThings(fakeCall(), 'husd')).rejects.toMatchObject({ kind: 'malformed' })
})
