import { expect, test } from 'vitest'
import { readJettonActions } from '../../../src/providers/index-v3/actions.ts'
import { Metadata } from '../../../src/providers/index-v3/metadata.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const [GOLD, SILVER] = [`0:${'d'.repeat(64)}`, `0:${'e'.repeat(64)}`] as const
const info = (symbol: string) => ({
  type: 'jetton_masters',
  valid: null,
  name: symbol,
  symbol,
  description: null,
  image: null,
  is_nsfw: null,
  is_scam: null,
  extra: { decimals: '2' },
})
const metadata = new Metadata(
  new Map([
    [GOLD, [info('GOLD')]],
    [SILVER, [info('SILVER')]],
  ]),
)
const action = (type: string, details: object, success: boolean | null = true) => ({
  type,
  success,
  trace_id: 'a'.repeat(64),
  start_lt: '9',
  start_utime: 5,
  transactions: null,
  details: details as Record<string, unknown>,
})
const read = (...rows: ReturnType<typeof action>[]) => readJettonActions({ rows, unreadable: 0 }, metadata)
const paid = (asset: string, amount: string, success?: boolean | null) =>
  action('jetton_transfer', { asset, sender: ALICE, receiver: BOB, amount }, success)
/** Gains as `symbol quantity` by account, in short. */
const gains = (...rows: ReturnType<typeof action>[]) =>
  read(...rows).flows?.rows.map(({ account, jetton, quantity }) => [account, `${jetton.symbol} ${quantity}`])

test('gains of an account are summed by jetton over successful actions', () => {
  expect(gains(paid(GOLD, '7'), paid(GOLD, '3', null), paid(SILVER, '5'), paid(GOLD, '90', false))).toEqual([
    [ALICE, 'GOLD -10'],
    [BOB, 'GOLD 10'],
    [ALICE, 'SILVER -5'],
    [BOB, 'SILVER 5'],
  ])
})

test('a mint is a gain, a burn is a cost, and a swap moves both sides', () => {
  expect(gains(action('jetton_mint', { asset: GOLD, receiver: ALICE, amount: '7' }))).toEqual([[ALICE, 'GOLD 7']])
  expect(gains(action('jetton_burn', { asset: GOLD, owner: ALICE, amount: '7' }))).toEqual([[ALICE, 'GOLD -7']])
  const swap = {
    dex_incoming_transfer: { asset: GOLD, source: ALICE, destination: CAROL, amount: '7' },
    dex_outgoing_transfer: { asset: SILVER, source: CAROL, destination: ALICE, amount: '5' },
  }
  expect(gains(action('jetton_swap', swap))).toEqual([
    [ALICE, 'GOLD -7'],
    [CAROL, 'GOLD 7'],
    [CAROL, 'SILVER -5'],
    [ALICE, 'SILVER 5'],
  ])
})

test.each([
  ['an action of another kind', action('dex_deposit_liquidity', {})],
  ['an unclassified call', action('call_contract', {})],
  ['an action that cannot be read', paid(GOLD, 'many')],
  ['a jetton without metadata', paid(CAROL, '7')],
])('gains are unknown beside %s', (_name, other) => {
  expect(gains(paid(GOLD, '7'), other)).toBeUndefined()
})

test('gains are unknown before any action is listed', () => {
  expect(read().flows).toBeNull()
})

test('gains are known beside actions that move no jettons', () => {
  expect(gains(paid(GOLD, '7'), action('ton_transfer', {}), action('contract_deploy', {}))).toHaveLength(2)
  expect(gains(action('ton_transfer', {}))).toEqual([])
})

test('a comment of the index is cleaned, and an encrypted one is not shown as text', () => {
  const comments = (details: object) =>
    read(
      action('jetton_transfer', { asset: GOLD, sender: ALICE, receiver: BOB, amount: '7', ...details }),
    ).operations.map(({ comment }) => comment)
  expect(comments({ comment: 'for\u202e tea' })).toEqual([{ kind: 'text', text: 'for tea' }])
  expect(comments({ comment: '\u200b' })).toEqual([null])
  expect(comments({ comment: 'a2V5', is_encrypted_comment: true })).toEqual([{ kind: 'encrypted' }])
  expect(comments({ comment: 'x'.repeat(501) })).toEqual([{ kind: 'text', text: `${'x'.repeat(499)}…` }])
})
