import { expect, test } from 'vitest'
import { fromHex, toHex } from '../../../src/ton/bytes.ts'

test('every byte is read from hex in either case, and written in lower case', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  const hex = Buffer.from(bytes).toString('hex')
  expect(fromHex(hex)).toEqual(bytes)
  expect(fromHex(hex.toUpperCase())).toEqual(bytes)
  expect(toHex(bytes)).toBe(hex)
  expect(fromHex('')).toEqual(new Uint8Array())
})

test.each(['0', '0g', 'zz', ' 00', '00\n', '0x00', '٣٣'])('%j is no hex', text => {
  expect(fromHex(text)).toBeUndefined()
})
