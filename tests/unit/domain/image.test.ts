import { expect, test } from 'vitest'
import { acceptImage, acceptLink } from '../../../src/domain/token/image.ts'

test.each([
  'https://x.test/a.png',
  'https://x.test/a.JPEG',
  'https://x.test/a.svg?size=3',
  'https://x.test/a?file=b.webp',
  'https://x.test/images/7',
  'https://x.test/img7',
  'https://x.test/my/logo',
  'https://cdn.x.test/7',
  'https://cache.tonapi.io/x',
  'https://gateway.ipfs.test/Qm',
])('%s is an image', url => {
  expect(acceptImage(url, true)).toBe(new URL(url).href)
})

test.each([
  '',
  'not an address',
  'a.png',
  '//x.test/a.png',
  'ipfs://Qm/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)//a.png',
  'ftp://x.test/a.png',
  'https://x.test/page',
  'https://cdn@x.test/page',
  'https://grabify.link/a.png',
  'https://sub.iplogger.org/img',
  'https://IPLOGGER.COM/a.png',
  'https://2no.co./a.png',
  'https://yip.su/a.png',
  'https://iplis.ru/a.png',
  'https://blasze.com/a.png',
  'https://ps3cfw.com/a.png',
  'http://x.test/a.png',
])('%s is none on a page that came by https', url => {
  expect(acceptImage(url, true)).toBeUndefined()
})

test('a host that only ends like a blocked one is another host', () => {
  expect(acceptImage('https://notgrabify.link/a.png', true)).toBe('https://notgrabify.link/a.png')
})

test('plain http is good enough for a page that came by it', () => {
  expect(acceptImage('http://x.test/a.png', false)).toBe('http://x.test/a.png')
})

test('links go to http and https alone', () => {
  expect(acceptLink(' https://x.test/a ')).toBe('https://x.test/a')
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'tg://join', 'x.test', ''])
    expect(acceptLink(url)).toBeUndefined()
})
