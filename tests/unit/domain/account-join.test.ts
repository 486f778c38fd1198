import { describe, expect, test } from 'vitest'
import { joinNames } from '../../../src/domain/dns/join.ts'
import type { Jetton, JettonBalance, JettonBalances } from '../../../src/domain/jetton/jetton.ts'
import { joinJettons } from '../../../src/domain/jetton/join.ts'
import { joinNfts } from '../../../src/domain/nft/join.ts'
import type { NftCard } from '../../../src/domain/nft/nft.ts'
import type { Trust } from '../../../src/domain/token/trust.ts'
import { face } from '../../support/jetton.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const known: Jetton = { ...face, address: CAROL, trust: 'unknown' }
const held = (address: typeof ALICE, trust: Trust, row: Partial<JettonBalance> = {}): JettonBalance => ({
  jetton: { ...known, address, trust },
  wallet: null,
  balance: '1',
  price: null,
  ...row,
})
const list = (balances: JettonBalance[], more: Partial<JettonBalances> = {}): JettonBalances => ({
  balances,
  wallets: {},
  unreadable: 0,
  isCapped: false,
  ...more,
})
const summary = ({ balances }: JettonBalances) =>
  balances.map(({ jetton, balance, price }) => [jetton.address, jetton.trust, balance, price])

describe('jettons of an account by both indexes', () => {
  test('keep the first list’s places, take tonapi’s figures, and end with what tonapi alone lists', () => {
    const index = list([held(ALICE, 'unknown'), held(BOB, 'unknown', { balance: '5' })])
    const marked = list([held(CAROL, 'none'), held(BOB, 'whitelist', { balance: '6', price: 2 })])
    expect(summary(joinJettons(index, marked))).toEqual([
      [ALICE, 'unknown', '1', null],
      [BOB, 'whitelist', '6', 2],
      [CAROL, 'none', '1', null],
    ])
  })

  test.each([
    ['none', 'blacklist'],
    ['whitelist', 'whitelist'],
    ['graylist', 'graylist'],
    ['blacklist', 'blacklist'],
  ] as const)('that the index marks as scam are %s by tonapi and shown as %s', (said, shown) => {
    const joined = joinJettons(list([held(ALICE, 'blacklist')]), list([held(ALICE, said)]))
    expect(joined.balances[0]?.jetton.trust).toBe(shown)
  })

  test('have tonapi’s trust where tonapi says that their wallet is empty', () => {
    const index = list([held(ALICE, 'unknown', { wallet: BOB })])
    const marked = list([], { wallets: { [BOB]: { ...known, address: ALICE, trust: 'blacklist' } } })
    expect(summary(joinJettons(index, marked))).toEqual([[ALICE, 'blacklist', '1', null]])
  })

  test('keep the index’s jetton where tonapi has another one in that wallet', () => {
    const index = list([held(ALICE, 'unknown', { wallet: BOB })])
    const marked = list([], { wallets: { [BOB]: { ...known, address: CAROL, trust: 'whitelist' } } })
    expect(summary(joinJettons(index, marked))).toEqual([[ALICE, 'unknown', '1', null]])
  })

  test('have each wallet once: where tonapi lists another jetton in it, the index’s stays', () => {
    const wallets = (address: typeof ALICE) => ({ [BOB]: { ...known, address } })
    const index = list([held(ALICE, 'unknown', { wallet: BOB })], { wallets: wallets(ALICE) })
    const marked = list([held(CAROL, 'whitelist', { wallet: BOB })], { wallets: wallets(CAROL) })
    const joined = joinJettons(index, marked)
    expect(summary(joined)).toEqual([[ALICE, 'unknown', '1', null]])
    expect(joined.wallets[BOB]?.address).toBe(ALICE)
  })

  test('know the wallets of both, tonapi’s words first', () => {
    const [index, marked] = [
      list([], { wallets: { [ALICE]: { ...known, symbol: 'A' }, [BOB]: { ...known, symbol: 'B' } } }),
      list([], { wallets: { [BOB]: { ...known, symbol: 'TONAPI' } } }),
    ]
    const { wallets } = joinJettons(index, marked)
    expect([wallets[ALICE]?.symbol, wallets[BOB]?.symbol]).toEqual(['A', 'TONAPI'])
  })

  test('count rows that neither could read, and end where both are cut off', () => {
    const capped = list([], { unreadable: 3, isCapped: true })
    expect(joinJettons(capped, list([]))).toMatchObject({ unreadable: 0, isCapped: false })
    expect(joinJettons(capped, list([], { unreadable: 1, isCapped: true }))).toMatchObject({
      unreadable: 1,
      isCapped: true,
    })
  })
})

test('NFTs of an account by both indexes keep their places, and take tonapi’s trust and pictures', () => {
  const card = (address: typeof ALICE, trust: Trust, image: string | null = null) =>
    ({ address, trust, image }) as NftCard
  const index = { items: [card(ALICE, 'blacklist'), card(BOB, 'unknown')], unreadable: 2 }
  const marked = { items: [card(CAROL, 'none'), card(ALICE, 'none', 'a'), card(BOB, 'whitelist', 'b')], unreadable: 0 }
  expect(joinNfts(index, marked)).toEqual({
    items: [card(ALICE, 'blacklist', 'a'), card(BOB, 'whitelist', 'b'), card(CAROL, 'none')],
    unreadable: 0,
  })
})

test('names of an account are those that tonapi confirms, the first ones in their places', () => {
  expect(joinNames(['b.ton', 'ran-out.ton', 'a.ton'], ['a.ton', 'new.ton', 'b.ton'])).toEqual([
    'b.ton',
    'a.ton',
    'new.ton',
  ])
})
