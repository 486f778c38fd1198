import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/ton/sha256.ts'
import { times } from '../../support/times.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const reference = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// FIPS 180-4, examples of NIST.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('sha256 of %j is the published digest', (text, digest) => {
  expect(hex(sha256(new TextEncoder().encode(text)))).toBe(digest)
})

test('sha256 equals OpenSSL for every length around its block edges', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256)
    expect(hex(sha256(bytes))).toBe(reference(bytes))
  }
})

test('sha256 equals OpenSSL for 2,000 random messages', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), bytes => hex(sha256(bytes)) === reference(bytes)),
    { numRuns: times(2000) },
  )
})
