import { expect, test } from 'vitest'
import { mayBePool, mayBeValidator } from '../../../src/domain/account/stake-kind.ts'

test.each([
  ['a nominator pool', ['validation_nominator_pool'], [], true],
  ['a pool of whales', ['whales_nominators'], [], true],
  ['a liquid pool known by a method alone', [], ['get_pool_full_data'], true],
  ['a pool of an exchange', ['stonfi_pool'], ['get_pool_data'], false],
  ['a wallet', ['wallet_v4r2'], ['seqno'], false],
])('%s may be in the list of staking pools: %s', (_, interfaces, methods, expected) => {
  expect(mayBePool({ interfaces, methods })).toBe(expected)
})

test.each([
  ['-1', ['wallet_v3r2'], true],
  ['-1', ['validation_nominator_pool'], true],
  ['-1', ['elector'], false],
  ['-1', [], false],
  ['0', ['wallet_v3r2'], false],
] as const)('an account of workchain %s with %j may be a validator: %s', (workchain, interfaces, expected) => {
  expect(mayBeValidator(`${Number(workchain)}:${'0'.repeat(64)}`, interfaces)).toBe(expected)
})
