import { expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/jetton-list.ts'))

const answer = (jettons: unknown[]) =>
  network.announce('/v2/jettons?limit=100&offset=201', { body: JSON.stringify({ jettons }) })
const read = () => provider.getJettonList(fakeCall(), 3)

const metadata = { address: ALICE, name: 'Wrapped TON', symbol: 'WTON', decimals: '6', image: 'https://x.test/a.png' }
const info = {
  mintable: true,
  total_supply: '5887105890579978',
  verification: 'whitelist',
  holders_count: 2000,
  metadata,
  preview: 'https://cache.tonapi.io/a.webp',
}
const row = {
  address: ALICE,
  name: 'Wrapped TON',
  symbol: 'WTON',
  decimals: 6,
  trust: 'whitelist',
  image: 'https://cache.tonapi.io/a.webp',
  supply: '5887105890579978',
  holders: 2000,
}

test('the indexer’s list of jettons is read, also with a supply that is a number', async () => {
  answer([info, { ...info, total_supply: 1030000002000000, metadata: { ...metadata, address: BOB } }])
  expect(await read()).toEqual({
    jettons: [row, { ...row, address: BOB, supply: '1030000002000000' }],
    unnamed: 0,
    unreadable: 0,
  })
})

test('jetton fields beside the metadata are read, and the metadata takes precedence', async () => {
  const top = { address: BOB, symbol: 'TOP', name: 'Top', decimals: 3, image: 'https://x.test/top.png' }
  answer([top, { ...top, metadata: { symbol: 'META', decimals: '2' } }])
  const face = { ...top, image: null, original: top.image, trust: 'none' }
  expect((await read()).jettons).toEqual([
    { ...face, supply: null, holders: null },
    { ...face, symbol: 'META', decimals: 2, supply: null, holders: null },
  ])
})

test('supplies in the list of jettons are scaled like balances', async () => {
  answer([{ ...info, total_supply: '10', scaled_ui: { numerator: '3', denominator: '2' } }])
  expect((await read()).jettons[0]!.supply).toBe('15')
})

test.each([
  ['-5', null],
  ['9'.repeat(79), null],
  ['much', null],
  [1.5, null],
  [null, null],
  ['9'.repeat(78), '9'.repeat(78)],
  ['0', '0'],
])('a jetton’s supply of %s is read as %s', async (total_supply, supply) => {
  answer([{ ...info, total_supply }])
  expect((await read()).jettons[0]!.supply).toBe(supply)
})

test.each([
  ['255', 255],
  ['256', 255],
  ['-1', 0],
  ['abc', 9],
  ['', 9],
  [{}, 9],
  [undefined, 9],
])('a jetton’s decimals of %j are read as %d', async (decimals, shown) => {
  answer([{ ...info, metadata: { ...metadata, decimals } }])
  expect((await read()).jettons[0]!.decimals).toBe(shown)
})

test('hostile names, images and counts in the list of jettons are cleaned or dropped', async () => {
  answer([
    {
      metadata: {
        address: ALICE,
        symbol: 'NU\u200bS\u202eD',
        name: `<b>${'x'.repeat(10_000)}</b>`,
        image: 'javascript:alert(1)//a.png',
      },
      verification: 'trusted!',
      holders_count: -3,
      preview: 'data:image/png;base64,AAAA',
    },
  ])
  const { jettons } = await read()
  expect(jettons[0]).toMatchObject({ symbol: 'NUSD', image: null, trust: 'none', holders: null })
  expect(jettons[0]!.name).toMatch(/^<b>x+…$/)
  expect(jettons[0]!.name!.length).toBeLessThanOrEqual(200)
})

test('jettons with an address and a symbol or name are listed, and the others counted', async () => {
  answer([
    { metadata: { address: ALICE, symbol: 'A' } },
    { metadata: { address: BOB, name: 'B' } },
    { metadata: { address: CAROL, symbol: '', name: '\u202e' } },
    { metadata: { symbol: 'NOWHERE', name: 'Nowhere' } },
    {},
    null,
    'WTON',
  ])
  const page = await read()
  expect(page.jettons.map(({ symbol, name }) => symbol ?? name)).toEqual(['A', 'B'])
  expect(page).toMatchObject({ unnamed: 1, unreadable: 4 })
})

test('an answer without a list of jettons is malformed', async () => {
  network.announce('/v2/jettons?limit=100&offset=201', { body: { tokens: [] } })
  await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
})
