import { describe, expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/jetton-details.ts')),
  ...(await import('../../../src/providers/indexer/jetton-holders.ts')),
}))

describe('a jetton from the indexer', () => {
  const answer = (body: unknown) => network.announce(`/v2/jettons/${ALICE}`, { body })
  const read = () => provider.getJetton(fakeCall(), ALICE!)

  test('a jetton is read with all fields of the indexer', async () => {
    answer({
      mintable: true,
      total_supply: 1030000002000000,
      verification: 'whitelist',
      holders_count: 1734294,
      admin: { address: BOB, name: 'issuer.ton', is_scam: false, is_wallet: false },
      metadata: {
        address: ALICE,
        name: 'Tether USD',
        symbol: 'USD₮',
        decimals: '6',
        description: 'Tether Token',
        image: 'https://cache.tonapi.io/a.webp',
        websites: ['https://tether.test/', 'ton://tether.ton'],
        social: ['https://t.me/tether', 'https://t.me/tether'],
      },
    })
    expect(await read()).toEqual({
      address: ALICE,
      name: 'Tether USD',
      symbol: 'USD₮',
      decimals: 6,
      trust: 'whitelist',
      image: 'https://cache.tonapi.io/a.webp',
      supply: '1030000002000000',
      holders: 1734294,
      description: 'Tether Token',
      mintable: true,
      admin: BOB,
      scale: null,
      known: { [BOB!]: { isWallet: false, name: 'issuer.ton', isScam: false } },
      links: ['https://tether.test/', 'https://t.me/tether'],
    })
  })

  test('an empty answer about a jetton is malformed, not a jetton that does not exist', async () => {
    answer({})
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('a jetton with only a supply is read without a name', async () => {
    answer({ total_supply: '5' })
    expect(await read()).toMatchObject({
      address: ALICE,
      symbol: null,
      name: null,
      image: null,
      decimals: 9,
      trust: 'none',
      supply: '5',
      holders: null,
      description: null,
      mintable: null,
      admin: null,
      links: [],
    })
  })

  test('the description in a jetton’s metadata takes precedence over the one beside them', async () => {
    const described = async (metadata: object) => {
      answer({ total_supply: '5', description: 'Beside', metadata: { symbol: 'GOLD', ...metadata } })
      return (await read()).description
    }
    expect(await described({ description: 'Inside' })).toBe('Inside')
    expect(await described({})).toBe('Beside')
  })

  test('an answer about another jetton is rejected', async () => {
    answer({ metadata: { address: BOB, symbol: 'FAKE' } })
    await expect(read()).rejects.toMatchObject({ kind: 'another', detail: 'jetton' })
  })

  test('texts of a jetton are cut and cleaned, and its links are limited to the web', async () => {
    answer({
      total_supply: '-1',
      mintable: 'yes',
      metadata: {
        symbol: 'FAKE',
        description: `<script>\u202e${'x'.repeat(10_000)}`,
        websites: ['javascript:alert(1)', 'data:text/html,x', 7, `https://x.test/${'y'.repeat(400)}`],
        social: 'https://x.test',
        catalogs: Array.from({ length: 40 }, (_, i) => `https://x.test/${i}`),
      },
    })
    const jetton = await read()
    expect(jetton).toMatchObject({ supply: null, mintable: null })
    expect(jetton.description).toMatch(/^<script>x+…$/)
    expect(jetton.description).toHaveLength(1000)
    expect(jetton.links).toEqual(Array.from({ length: 10 }, (_, i) => `https://x.test/${i}`))
  })

  test('a jetton unknown to the indexer is not found', async () => {
    network.announce(`/v2/jettons/${ALICE}`, { status: 404, body: { error: 'entity not found' } })
    await expect(read()).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('holders of a jetton from the indexer', () => {
  const answer = (body: unknown) => network.announce(`/v2/jettons/${ALICE}/holders?limit=100&offset=200`, { body })
  const read = () => provider.getHolders(fakeCall(), ALICE!, 100, 200)
  const owner = { address: BOB, is_scam: false, is_wallet: true }

  test('holders are the owners of jetton wallets, and keep their ranks beside unreadable rows', async () => {
    answer({
      addresses: [
        { address: CAROL, owner, balance: '168856200518084' },
        { address: CAROL, owner, balance: '-5' },
        { address: CAROL, owner: { address: '', name: 'NoneAddr' }, balance: '7' },
        null,
        { balance: 3 },
      ],
      total: 2000,
    })
    expect(await read()).toEqual({
      holders: [
        { rank: 201, owner: BOB, isWallet: true, wallet: CAROL, balance: '168856200518084' },
        { rank: 203, owner: null, isWallet: null, wallet: CAROL, balance: '7' },
        { rank: 205, owner: null, isWallet: null, wallet: null, balance: '3' },
      ],
      known: { [BOB!]: { isWallet: true, name: null, isScam: false } },
      total: 2000,
      unreadable: 2,
    })
  })

  test('holders of a jetton are read without a total', async () => {
    answer({ addresses: [] })
    expect(await read()).toEqual({ holders: [], known: {}, total: null, unreadable: 0 })
  })

  test('an answer without a list of holders is malformed', async () => {
    answer({ holders: [] })
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  })
})
