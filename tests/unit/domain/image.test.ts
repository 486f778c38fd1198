import { expect, test } from 'vitest'
import { acceptImage, acceptLink } from '../../../src/domain/token/image.ts'

const HTTPS = 'https://site.test'

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
])('acceptImage accepts %s', url => {
  expect(acceptImage(url, HTTPS)).toBe(new URL(url).href)
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
])('acceptImage rejects %s on an https page', url => {
  expect(acceptImage(url, HTTPS)).toBeUndefined()
})

test('acceptImage accepts a host whose name only ends with that of a blocked host', () => {
  expect(acceptImage('https://notgrabify.link/a.png', HTTPS)).toBe('https://notgrabify.link/a.png')
})

test('acceptImage accepts http on an http page', () => {
  expect(acceptImage('http://x.test/a.png', 'http://site.test')).toBe('http://x.test/a.png')
})

test('acceptLink accepts only http and https', () => {
  expect(acceptLink(' https://x.test/a ')).toBe('https://x.test/a')
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'tg://join', 'x.test', ''])
    expect(acceptLink(url)).toBeUndefined()
})

const LEADS_INSIDE = [
  'http://192.168.0.1/a.png',
  'https://10.0.0.1/logo',
  'https://127.1/a.png',
  'https://0x7f000001/a.png',
  'https://2130706433/a.png',
  'https://[::1]/a.png',
  'https://[fe80::1]/logo',
  'https://8.8.8.8/a.png',
  'https://localhost/a.png',
  'https://localhost:4321/logo',
  'https://printer.local/a.png',
  'https://intranet/logo/a.png',
  'https://db.internal./a.png',
]
const HIDES_ITS_HOST = [
  'https://ton.org@evil.test/a.png',
  'https://user:secret@x.test/logo',
  'https://ton.org%2f@evil.test/img',
]

test.each([...LEADS_INSIDE, ...HIDES_ITS_HOST])('%s is neither loaded as an image nor linked', url => {
  expect(acceptImage(url, 'http://site.test')).toBeUndefined()
  expect(acceptLink(url)).toBeUndefined()
})

test('an image on the page’s own origin is accepted, even on localhost', () => {
  expect(acceptImage('http://localhost:4321/imgproxy/a.svg', 'http://localhost:4321')).toBeDefined()
  expect(acceptImage('http://localhost:4322/imgproxy/a.svg', 'http://localhost:4321')).toBeUndefined()
})

test.each([
  ['https://tоn.org/', 'https://xn--tn-fmc.org/'],
  ['https:/\\evil.test', 'https://evil.test/'],
  ['https://evil。test/ton.org', 'https://evil.test/ton.org'],
  ['https://EVIL.test:443/', 'https://evil.test/'],
])('the link %s is normalized to %s', (given, opened) => {
  expect(acceptLink(given)).toBe(opened)
})
