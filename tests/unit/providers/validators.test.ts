import { expect, test } from 'vitest'
import { suppliedText } from '../../../src/domain/text/problem.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/validators.ts'))

const ADDRESS = `-1:${'a'.repeat(64)}`
const ADNL = 'b4'.repeat(32)
const totals = { elect_at: 1795222656, elect_close: 1795214464, min_stake: 300000000000000 }
const row = { address: ADDRESS, adnl_address: ADNL, stake: 1240033851851835, max_factor: 126976 }
const answer = (body: unknown, status = 200) => network.announce('/v2/blockchain/validators', { body, status })
const read = () => provider.getValidators(fakeCall())

test('validators are read from the provider’s current shape', async () => {
  // Totals of mainnet are beyond what JSON.parse keeps.
  answer(
    JSON.stringify({ ...totals, total_stake: 0, validators: [row] }).replace(
      '"total_stake":0',
      '"total_stake":458123456789012345',
    ),
  )
  expect(await read()).toEqual({
    validators: [{ id: 0, address: ADDRESS, written: null, adnl: ADNL, stake: '1240033851851835', maxFactor: 126976 }],
    total: null,
    totalStake: '458123456789012345',
    minStake: '300000000000000',
    electAt: 1795222656,
    electClose: 1795214464,
    unreadable: 0,
  })
})

test('validators are read with an older ADNL field, a total, and other address notations', async () => {
  const friendly = 'Ef8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAU'
  answer({ total: 3, validators: [{ address: friendly.slice(0, 48), adnl_addr: ADNL.toUpperCase(), stake: '5' }] })
  const { total, validators, totalStake, minStake, electAt } = await read()
  expect([total, totalStake, minStake, electAt]).toEqual([3, null, null, null])
  expect(validators).toMatchObject([{ adnl: ADNL, stake: '5' }])
})

test('validators keep their index in the answer, and unreadable rows are counted', async () => {
  const rows = [7, { ...row, stake: undefined }, row, { ...row, stake: -5 }, { ...row, stake: '1.5' }, { stake: 2 }]
  answer({ validators: rows })
  const { validators, unreadable } = await read()
  expect(validators.map(({ id }) => id)).toEqual([2, 5])
  expect(unreadable).toBe(4)
})

test('an invalid validator address becomes clean text, and an all-zero ADNL address is dropped', async () => {
  answer({
    validators: [
      { address: 'who\u202e <b>?', adnl_addr: '0'.repeat(64), stake: 1 },
      { adnl_addr: 'x'.repeat(9999), stake: 1 },
    ],
  })
  const [odd, long] = (await read()).validators
  expect(odd).toMatchObject({ address: null, written: 'who <b>?', adnl: null })
  expect(long).toMatchObject({ address: null, written: null })
  expect(long?.adnl).toHaveLength(200)
})

test('totals below those of the listed validators are dropped', async () => {
  const validators = [row, { ...row, stake: 5 }]
  answer({ validators, total: 1, total_stake: row.stake + 4 })
  expect(await read()).toMatchObject({ total: null, totalStake: null })
  answer({ validators, total: 3, total_stake: row.stake + 5 })
  expect(await read()).toMatchObject({ total: 3, totalStake: String(row.stake + 5) })
})

test('a total of validators below the rows is dropped, unreadable rows included', async () => {
  const validators = [row, { ...row, stake: 5 }, 7]
  answer({ validators, total: 2 })
  expect(await read()).toMatchObject({ total: null, unreadable: 1 })
  answer({ validators, total: 3 })
  expect(await read()).toMatchObject({ total: 3, unreadable: 1 })
})

test('election times outside of the calendar are dropped', async () => {
  answer({ ...totals, elect_at: '99999999999999999', elect_close: 0, validators: [row] })
  expect(await read()).toMatchObject({ electAt: null, electClose: null })
})

test('an empty list of validators is accepted', async () => {
  answer({ validators: [], total_stake: 0 })
  expect(await read()).toMatchObject({ validators: [], total: null })
})

test('an error inside a validators answer is passed on as text, that of a failed request is not', async () => {
  answer({ validators: [], error: 'the elector\u202e is silent' })
  const inside = await read().catch(error => error)
  expect(suppliedText(inside)).toBe('the elector is silent')
  answer({ error: 'upstream failure' }, 500)
  const failed = await read().catch(error => error)
  expect([failed.kind, suppliedText(failed)]).toEqual(['broken', undefined])
})

test.each([[{}], [{ validators: null, total_stake: 0 }], [{ validators: [7, 'x'], total_stake: 0 }]])(
  'an answer without a readable list of validators, %j, is malformed',
  async body => {
    answer(body)
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  },
)
