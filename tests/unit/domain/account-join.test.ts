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

describe('joinJettons', () => {
  test('joinJettons keeps the index’s order, takes tonapi’s values, and appends jettons only tonapi lists', () => {
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
  ] as const)('a jetton that the index marks as scam and tonapi as %s is shown as %s', (said, shown) => {
    const joined = joinJettons(list([held(ALICE, 'blacklist')]), list([held(ALICE, said)]))
    expect(joined.balances[0]?.jetton.trust).toBe(shown)
  })

  test('joinJettons takes tonapi’s trust of a jetton whose wallet tonapi reports as empty', () => {
    const index = list([held(ALICE, 'unknown', { wallet: BOB })])
    const marked = list([], { wallets: { [BOB]: { ...known, address: ALICE, trust: 'blacklist' } } })
    expect(summary(joinJettons(index, marked))).toEqual([[ALICE, 'blacklist', '1', null]])
  })

  test('joinJettons keeps the index’s jetton when tonapi names another one for the same empty wallet', () => {
    const index = list([held(ALICE, 'unknown', { wallet: BOB })])
    const marked = list([], { wallets: { [BOB]: { ...known, address: CAROL, trust: 'whitelist' } } })
    expect(summary(joinJettons(index, marked))).toEqual([[ALICE, 'unknown', '1', null]])
  })

  test('joinJettons drops wallets of jettons that only tonapi knows to be scaled', () => {
    const index = list([held(ALICE, 'unknown')], { wallets: { [BOB]: { ...known, address: ALICE }, [CAROL]: known } })
    expect(joinJettons(index, list([held(ALICE, 'none')], { scaled: [ALICE] })).wallets).toEqual({ [CAROL]: known })
  })

  test('joinJettons lists each wallet once, with the index’s jetton when tonapi lists another one in it', () => {
    const wallets = (address: typeof ALICE) => ({ [BOB]: { ...known, address } })
    const index = list([held(ALICE, 'unknown', { wallet: BOB })], { wallets: wallets(ALICE) })
    const marked = list([held(CAROL, 'whitelist', { wallet: BOB })], { wallets: wallets(CAROL) })
    const joined = joinJettons(index, marked)
    expect(summary(joined)).toEqual([[ALICE, 'unknown', '1', null]])
    expect(joined.wallets[BOB]?.address).toBe(ALICE)
  })

  test('joinJettons returns the jetton wallets of both providers, and prefers tonapi’s metadata', () => {
    const [index, marked] = [
      list([], { wallets: { [ALICE]: { ...known, symbol: 'A' }, [BOB]: { ...known, symbol: 'B' } } }),
      list([], { wallets: { [BOB]: { ...known, symbol: 'TONAPI' } } }),
    ]
    const { wallets } = joinJettons(index, marked)
    expect([wallets[ALICE]?.symbol, wallets[BOB]?.symbol]).toEqual(['A', 'TONAPI'])
  })

  test('joinJettons counts rows unreadable in both lists, and is capped when both lists are', () => {
    const capped = list([], { unreadable: 3, isCapped: true })
    expect(joinJettons(capped, list([]))).toMatchObject({ unreadable: 0, isCapped: false })
    expect(joinJettons(list([]), capped)).toMatchObject({ unreadable: 0, isCapped: false })
    expect(joinJettons(capped, list([], { unreadable: 1, isCapped: true }))).toMatchObject({
      unreadable: 1,
      isCapped: true,
    })
  })
})

test('joinNfts keeps the index’s order and uses tonapi’s trust marks and pictures', () => {
  const card = (address: typeof ALICE, trust: Trust, image: string | null = null) =>
    ({ address, trust, image }) as NftCard
  const index = { items: [card(ALICE, 'blacklist'), card(BOB, 'unknown')], unreadable: 2 }
  const marked = { items: [card(CAROL, 'none'), card(ALICE, 'none', 'a'), card(BOB, 'whitelist', 'b')], unreadable: 0 }
  expect(joinNfts(index, marked)).toEqual({
    items: [card(ALICE, 'blacklist', 'a'), card(BOB, 'whitelist', 'b'), card(CAROL, 'none')],
    unreadable: 0,
  })
})

test('joinNames keeps the names that tonapi confirms, in the index’s order', () => {
  expect(joinNames(['b.ton', 'ran-out.ton', 'a.ton'], ['a.ton', 'new.ton', 'b.ton'])).toEqual([
    'b.ton',
    'a.ton',
    'new.ton',
  ])
})
