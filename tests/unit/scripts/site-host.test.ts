import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressSite } from '../../../scripts/build/compress.ts'
import { copyOfSite, createSiteHost } from '../../../scripts/serve/site-host.ts'

const directory = mkdtempSync(join(tmpdir(), 'nanoscope-site-'))
const files = {
  'index.html': 'home',
  'block.html': 'a block',
  'nft.html': 'collections',
  'nft/item.html': 'an item',
  'nft-collection.html': 'a collection',
  '404.html': 'no such page',
  '_astro/core.a1.js': 'export {}',
  'favicon.svg': '<svg/>',
  'picture.png': 'not text',
  'labels/index.json': '{"mainnet":1}',
}
let server: Server

beforeAll(async () => {
  for (const folder of ['nft', 'labels', '_astro']) mkdirSync(join(directory, folder))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text)
  compressSite(directory)
  server = createServer(createSiteHost(copyOfSite(directory), { '/labels/index.json': '{"network":1}' }))
  await new Promise<void>(resolve => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true, force: true })
})

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** As a browser asks, without `fetch`, which unpacks what it gets. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, res => {
      const chunks: Buffer[] = []
      res.on('data', chunk => chunks.push(chunk))
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

it('the build compresses text files only', () => {
  const copies = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(path => /\.(?:br|gz)$/.test(path))
  expect(copies.map(path => path.replaceAll('\\', '/')).toSorted()).toEqual(
    Object.keys(files)
      .filter(path => path !== 'picture.png')
      .flatMap(path => [`${path}.br`, `${path}.gz`])
      .toSorted(),
  )
})

it.each([
  ['/', 'home'],
  ['/block', 'a block'],
  ['/block/17?workchain=0', 'a block'],
  ['/nft', 'collections'],
  ['/nft/collection/0:ab', 'a collection'],
  ['/nft/0:ab', 'an item'],
])('the site server answers %s with %s in every encoding that a browser accepts', async (path, text) => {
  expect((await get(path)).body.toString()).toBe(text)
  const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotli.headers['content-type']).toMatch(/^text\/html/)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
  const gzip = await get(path, { 'Accept-Encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(text)
})

it('the site server answers 404 with its page, also compressed', async () => {
  const plain = await get('/no/such/page')
  expect([plain.status, plain.body.toString()]).toEqual([404, 'no such page'])
  const brotli = await get('/_astro/gone.js', { 'Accept-Encoding': 'br' })
  expect(brotli).toMatchObject({ status: 404, headers: { 'content-encoding': 'br', 'cache-control': 'no-cache' } })
  expect(brotliDecompressSync(brotli.body).toString()).toBe('no such page')
})

it('the site server caches hashed assets forever and revalidates other files', async () => {
  expect((await get('/_astro/core.a1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await get('/block/17')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect((await get('/block/17', { 'If-None-Match': String(page.headers.etag) })).status).toBe(304)
})

it.each(['/', '/block/17', '/_astro/core.a1.js', '/nowhere'])(
  'the site server sends the security headers with %s',
  async path => {
    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    })
  },
)

const HUGE = '9'.repeat(30)

it.each([`bytes=${HUGE}-`, `bytes=0-${HUGE}`, `bytes=${HUGE}-${HUGE}`, 'bytes=999999-'])(
  'the site server answers 416 to the range %s',
  async Range => {
    const { status, body } = await get('/picture.png', { Range })
    expect([status, body.length]).toEqual([416, 0])
  },
)

it('the site server answers 206 to a valid range', async () => {
  const { status, body } = await get('/picture.png', { Range: 'bytes=4-7' })
  expect([status, body.toString()]).toEqual([206, 'text'])
})

it.each(['PUT', 'POST', 'DELETE', 'PATCH', 'TRACE'])(
  'the site server answers 405 to %s on every path',
  async method => {
    for (const path of ['/', '/labels/index.json', '/block/17', '/_astro/core.a1.js', '/nowhere']) {
      const { status, headers, body } = await get(path, {}, method)
      expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD, OPTIONS', 0])
    }
  },
)

it.each(['', '/', '?x', '/?x'].map(end => `/labels/index.json${end}`).concat('/%6Cabels/index.json'))(
  'the site server answers %s with the network’s label file, not the folder’s',
  async path => {
    const { headers, body } = await get(path, { 'Accept-Encoding': 'br' })
    expect(body.toString()).toBe('{"network":1}')
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' })
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

it('the site server continues while another build empties its folder', async () => {
  rmSync(directory, { recursive: true })
  expect((await get('/block/17')).body.toString()).toBe('a block')
  expect((await get('/picture.png')).status).toBe(200)
})
