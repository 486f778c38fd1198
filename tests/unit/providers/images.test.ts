import { expect, test } from 'vitest'
import { imagesOf } from '../../../src/providers/indexer/images.ts'

const COPY = 'https://cache.tonapi.io/imgproxy/a.webp'
const ORIGINAL = 'https://maker.test/a.png'

test.each(['none', 'graylist', 'blacklist', 'whitelist'] as const)(
  'an indexer’s copy of an image loads automatically, for trust %s',
  trust => {
    expect(imagesOf([null, COPY, ORIGINAL], trust)).toEqual({ image: COPY })
    expect(imagesOf([ORIGINAL, COPY], trust)).toEqual({ image: COPY })
  },
)

test.each(['none', 'graylist', 'blacklist'] as const)('an original image loads on click only, for trust %s', trust => {
  expect(imagesOf([null, ORIGINAL], trust)).toEqual({ image: null, original: ORIGINAL })
})

test('the original image of a whitelisted token loads automatically', () => {
  expect(imagesOf([undefined, ORIGINAL], 'whitelist')).toEqual({ image: ORIGINAL })
})

test.each([
  'https://cache.tonapi.io.evil.test/a.png',
  'https://evil.test/cache.tonapi.io/a.png',
  'https://notonapi.io/a.png',
  'https://cache.tonapi.io@evil.test/a.png',
  'https://cache.tonapi.іo/a.png',
  'not an address',
])('%s is not taken for an indexer’s copy of an image', url => {
  expect(imagesOf([url], 'none')).toEqual({ image: null, original: url })
})

test('a token without pictures has no image', () => {
  expect(imagesOf([null, undefined], 'whitelist')).toEqual({ image: null })
})
