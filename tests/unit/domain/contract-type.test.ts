import { expect, test } from 'vitest'
import { contractType } from '../../../src/domain/account/contract-type.ts'

const V4R2 = 'feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0'

test('contractType names the contract of a known code hash', () => {
  expect(contractType(V4R2)).toBe('Wallet v4 r2')
  expect(contractType('beb0683ebeb8927fe9fc8ec0a18bc7dd17899689825a121eab46c5a3a860d0ce')).toBe('Jetton wallet v1')
})

test('contractType returns null for a code hash that differs in one bit', () => {
  expect(contractType(`${V4R2.slice(0, -1)}1`)).toBeNull()
  expect(contractType('0'.repeat(64))).toBeNull()
})
