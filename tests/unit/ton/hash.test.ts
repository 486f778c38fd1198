import { expect, test } from 'vitest'
import { parseHash } from '../../../src/ton/hash.ts'

const hex = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'

test.each([
  hex,
  hex.toUpperCase(),
  `0x${hex}`,
  '/sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s=',
  '/sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s',
  '_sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s=',
  '_sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s',
])('parseHash reads %s', text => {
  expect(parseHash(text)).toBe(hex)
})

test.each(['', hex.slice(1), `${hex}0`, `${hex.slice(1)}g`, 'not a hash', '='.repeat(44)])(
  'parseHash rejects %j',
  text => {
    expect(parseHash(text)).toBeUndefined()
  },
)
