import { expect, test } from 'vitest'
import { imagesOf } from '../../../src/providers/indexer/images.ts'

const COPY = 'https://cache.tonapi.io/imgproxy/a.webp'
const ORIGINAL = 'https://maker.test/a.png'

test.each(['none', 'graylist', 'blacklist', 'whitelist'] as const)(
  'a copy of the indexer loads by itself, for trust %s',
  trust => {
    expect(imagesOf([null, COPY, ORIGINAL], trust)).toEqual({ image: COPY })
    expect(imagesOf([ORIGINAL, COPY], trust)).toEqual({ image: COPY })
  },
)

test.each(['none', 'graylist', 'blacklist'] as const)('an original loads on click alone, for trust %s', trust => {
  expect(imagesOf([null, ORIGINAL], trust)).toEqual({ image: null, original: ORIGINAL })
})

test('an original of a whitelisted token loads by itself', () => {
  expect(imagesOf([undefined, ORIGINAL], 'whitelist')).toEqual({ image: ORIGINAL })
})

test.each([
  'https://cache.tonapi.io.evil.test/a.png',
  'https://evil.test/cache.tonapi.io/a.png',
  'https://notonapi.io/a.png',
  'https://cache.tonapi.io@evil.test/a.png',
  'https://cache.tonapi.іo/a.png',
  'not an address',
])('%s is no copy of the indexer', url => {
  expect(imagesOf([url], 'none')).toEqual({ image: null, original: url })
})

test('a token without pictures has none', () => {
  expect(imagesOf([null, undefined], 'whitelist')).toEqual({ image: null })
})
