import { expect, test } from 'vitest'
import { fromHex, toHex } from '../../../src/ton/bytes.ts'

test('fromHex reads every byte in either case, and toHex writes lower case', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  const hex = Buffer.from(bytes).toString('hex')
  expect(fromHex(hex)).toEqual(bytes)
  expect(fromHex(hex.toUpperCase())).toEqual(bytes)
  expect(toHex(bytes)).toBe(hex)
  expect(fromHex('')).toEqual(new Uint8Array())
})

test.each(['0', '0g', 'zz', ' 00', '00\n', '0x00', '٣٣'])('fromHex rejects %j', text => {
  expect(fromHex(text)).toBeUndefined()
})
