import { expect, test } from 'vitest'
import { fitsText } from '../../../src/domain/jetton/find.ts'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const jetton = (parts: Partial<Jetton>): Jetton => ({
  address: ALICE,
  symbol: 'NUSD',
  name: 'Nano Dollar',
  image: null,
  decimals: 9,
  trust: 'none',
  ...parts,
})

test.each([
  ['', true],
  ['  ', true],
  ['nusd', true],
  ['USD', true],
  ['dollar', true],
  [' Nano D', true],
  ['euro', false],
  [ALICE, true],
  [BOB, false],
  [ALICE.toUpperCase().replace('0:', '0:'), true],
  [friendlyAddress(ALICE), true],
  [friendlyAddress(ALICE, true), true],
  [friendlyAddress(BOB), false],
  [friendlyAddress(ALICE).slice(0, 8), true],
  [friendlyAddress(BOB).slice(0, 8), false],
  [ALICE.slice(0, 6), true],
  ['EQ', false],
])('the filter “%s” matches NUSD, Nano Dollar: %s', (text, fits) => {
  expect(fitsText(text)(jetton({}))).toBe(fits)
})

test('a jetton without symbol and name is matched by its address only', () => {
  const bare = jetton({ symbol: null, name: null })
  expect(fitsText('nusd')(bare)).toBe(false)
  expect(fitsText(ALICE)(bare)).toBe(true)
})
