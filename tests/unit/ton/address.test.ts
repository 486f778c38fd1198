import { Address } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RawAddress } from '../../../src/ton/address.ts'
import { crc16, formatAddress, friendlyAddress, looksFriendly, parseAddress } from '../../../src/ton/address.ts'
import { rawOf } from '../../support/address.ts'
import { times } from '../../support/times.ts'

const elector: RawAddress = `-1:${'3'.repeat(64)}`
const usdt = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'

describe('known addresses in all notations', () => {
  const vectors: [string, RawAddress, boolean, boolean][] = [
    ['Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF', elector, true, false],
    ['Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA', elector, false, false],
    ['kf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM_BP', elector, true, true],
    ['0f8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM62K', elector, false, true],
    ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', usdt, true, false],
    ['EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c', `0:${'0'.repeat(64)}`, true, false],
  ]
  test.each(vectors)('parseAddress and formatAddress convert %s', (friendly, raw, bounceable, testOnly) => {
    expect(parseAddress(friendly)).toEqual({ raw, form: { bounceable, testOnly } })
    expect(formatAddress(raw, { bounceable, testOnly })).toBe(friendly)
  })
})

test('parseAddress reads both base64 alphabets and raw addresses of either case', () => {
  expect(parseAddress('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs')?.raw).toBe(usdt)
  expect(parseAddress(usdt.toUpperCase())).toEqual({ raw: usdt })
})

test('parseAddress and formatAddress agree with @ton/core on random accounts', () => {
  const account = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(
      account,
      fc.constantFrom(0, -1),
      fc.boolean(),
      fc.boolean(),
      (hash, workchain, bounceable, testOnly) => {
        const core = new Address(workchain, Buffer.from(hash))
        const friendly = core.toString({ bounceable, testOnly })
        expect(formatAddress(rawOf(core), { bounceable, testOnly })).toBe(friendly)
        expect(parseAddress(friendly)).toEqual({ raw: core.toRawString(), form: { bounceable, testOnly } })
      },
    ),
    { numRuns: times(10_000) },
  )
})

test('parseAddress rejects an address with any one character changed', () => {
  const address = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'
  for (let i = 0; i < address.length; i++) {
    const wrong = `${address.slice(0, i)}${address[i] === 'A' ? 'B' : 'A'}${address.slice(i + 1)}`
    expect(parseAddress(wrong), wrong).toBeUndefined()
  }
  expect(looksFriendly('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt')).toBe(true)
})

test.each([
  '',
  '0:',
  `1000:${'0'.repeat(64)}`,
  `0:${'0'.repeat(63)}`,
  `0:${'g'.repeat(64)}`,
  'A'.repeat(48),
  '-'.repeat(48),
  'EQ',
  'привет',
])('parseAddress rejects %j', text => {
  expect(parseAddress(text)).toBeUndefined()
})

test('parseAddress never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), text => {
      parseAddress(text)
    }),
    { numRuns: times(10_000) },
  )
})

test('crc16 computes CRC-16/XMODEM', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x31c3)
})

test('friendlyAddress writes wallets non-bounceable, other accounts bounceable, and never test-only', () => {
  const raw: RawAddress = `0:${'00'.repeat(32)}`
  expect(friendlyAddress(raw)).toBe(formatAddress(raw, { bounceable: true, testOnly: false }))
  expect(friendlyAddress(raw, true)).toBe(formatAddress(raw, { bounceable: false, testOnly: false }))
})
