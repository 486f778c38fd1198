import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginCell, Cell } from '@ton/core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { guarded } from '../../scripts/localnet/http/guarded.ts'
import { createProviderApis } from '../../scripts/localnet/http/provider-apis.ts'
import { createSiteHost } from '../../scripts/serve/site-host.ts'
import { openFixed } from './support/history.ts'

const directory = mkdtempSync(join(tmpdir(), 'nanoscope-fuzz-'))
let network: Network
let server: Server
let port = 0

beforeAll(async () => {
  for (const name of ['index.html', 'block.html', '404.html', '404.html.br']) writeFileSync(join(directory, name), name)
  network = await openFixed('mini')
  const apis = createProviderApis(network, { indexLagMs: 0 })
  const site = createSiteHost(directory)
  server = createServer(
    guarded(async (req, res) => {
      if (!(await apis(req, res))) site(req, res)
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  network.close()
  rmSync(directory, { recursive: true })
})

/** Sends bytes as they are and reads until the server closes; says that no more will come (`end`), or closes at once (`leave`). */
function send(bytes: string | Buffer, then: 'wait' | 'end' | 'leave' = 'wait'): Promise<string> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => then === 'leave' && socket.destroy())
      if (then === 'end') socket.end()
    })
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

async function expectAlive() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v2/getMasterchainInfo`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true })
  expect(await (await fetch(`http://127.0.0.1:${port}/block/7`)).text()).toBe('block.html')
}

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`
const post = (target: string, body: string | Buffer, length = Buffer.byteLength(body)) =>
  Buffer.concat([
    Buffer.from(`POST ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`),
    Buffer.from(body),
  ])

test.each<[string, string, number]>([
  ['two slashes', get('//'), 404],
  ['two slashes and a name', get('//evil.example/block/1'), 404],
  ['only slashes', get('/'.repeat(5000)), 404],
  ['the absolute form', get('http://elsewhere/v2/status'), 200],
  ['the absolute form of no address', get('http://[/v2/status'), 200],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
  ['broken percent-encoding', get('/block/%E0%A4%A'), 200],
  ['broken percent-encoding of a parameter', get('/v2/accounts/%zz'), 400],
  ['a name with a line end', get('/%0d%0aSet-Cookie:%20x'), 404],
  ['a name of the object prototype', get('/__proto__'), 404],
  ['an empty host', 'GET /v2/status HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 200],
  ['an invalid host', 'GET /v2/status HTTP/1.1\r\nHost: %%[::\r\nConnection: close\r\n\r\n', 200],
  ['a range that runs backwards', get('/', 'Range: bytes=5-2\r\n'), 200],
  ['a range of another unit', get('/', 'Range: pages=a-b\r\n'), 200],
  ['headers larger than any', get('/', `X: ${'x'.repeat(100_000)}\r\n`), 431],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a rare method', 'PROPFIND /v2/status HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
  ['no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
])('the server answers a request with %s', async (_, request, expected) => {
  expect(status(await send(request))).toBe(expected)
  await expectAlive()
})

test.each<[string, Buffer, number]>([
  ['JSON cut short', post('/api/v2/jsonRPC', '{"method":"getMas'), 422],
  ['JSON that nests without end', post('/api/v2/jsonRPC', '['.repeat(500_000)), 422],
  ['JSON of another type', post('/v2/accounts/_bulk', '7'), 400],
  ['a body of two megabytes', post('/v2/accounts/_bulk', 'x'.repeat(2_000_000)), 413],
  ['a body of two megabytes for the node', post('/api/v2/sendBoc', 'x'.repeat(2_000_000)), 413],
])('the server answers a POST of %s', async (_, request, expected) => {
  expect(status(await send(request))).toBe(expected)
  await expectAlive()
})

test.each(['end', 'leave'] as const)('the server survives a body shorter than its Content-Length: %s', async then => {
  await send(post('/v2/accounts/_bulk', '{}', 100), then)
  await expectAlive()
})

/** A cell whose tree has 2^60 branches, though only 60 cells make it. */
function bush(): Cell {
  let cell = beginCell().storeUint(1, 8).endCell()
  for (let depth = 0; depth < 60; depth++) cell = beginCell().storeRef(cell).storeRef(cell).endCell()
  return cell
}

test('a small bag of cells that unpacks beyond memory is refused', async () => {
  const [wallet] = network.fixtures.roles.get('wallet')!
  const address = wallet!.toRawString()
  const stack = [['tvm.Cell', bush().toBoc().toString('base64')]]
  const ask = (path: string, body: unknown) => send(post(path, JSON.stringify(body)))
  expect(status(await ask('/api/v2/runGetMethod', { address, method: 'seqno', stack }))).toBe(533)
  expect(status(await ask('/v2/message/decode', { boc: bush().toBoc().toString('hex') }))).toBe(400)
  for (const boc of [bush(), Cell.EMPTY]) {
    expect(status(await ask('/api/v2/sendBoc', { boc: boc.toBoc().toString('base64') }))).toBe(500)
  }
  await expectAlive()
})

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'BREW', 'get', '']
const ROOTS = [
  '/',
  '//',
  '/v2/',
  '/api/v2/',
  '/v2/blockchain/blocks/',
  '/v2/accounts/',
  '/api/v2/getTransactions?',
  '/imgproxy/',
]
const piece = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%2f',
    '..',
    '//',
    '?',
    '&',
    '=',
    '(-1,8000000000000000,1)',
    '-1',
    '99999999999999999999',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 20 }),
  fc.string({ maxLength: 8 }),
)
const request = fc
  .record({
    method: fc.constantFrom(...METHODS),
    root: fc.constantFrom(...ROOTS, 'http://x/', '*', ''),
    rest: fc.array(piece, { maxLength: 6 }),
    host: fc.oneof(fc.constant('localhost'), piece),
    header: fc.tuple(piece, piece),
    body: fc.oneof(fc.constant(''), fc.json({ maxDepth: 2 }), piece),
    length: fc.option(fc.nat(300)),
    leave: fc.boolean(),
  })
  .map(({ method, root, rest, host, header, body, length, leave }) => {
    const lines = [`${method} ${root}${rest.join('')} HTTP/1.1`, `Host: ${host}`, `${header[0]}: ${header[1]}`]
    const size = `Content-Length: ${length ?? Buffer.byteLength(body)}`
    const bytes = `${[...lines, size, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`
    return { bytes, ending: leave ? ('leave' as const) : ('end' as const) }
  })

test('thousands of random requests each get an answer or a closed connection, and the server survives', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const requests = fc.sample(request, { numRuns: 4000, seed: 9 })
  for (let at = 0; at < requests.length; at += 40) {
    await Promise.all(requests.slice(at, at + 40).map(({ bytes, ending }) => send(bytes, ending)))
  }
  await expectAlive()
  expect(failed.mock.calls).toEqual([])
  for (let step = 0; step < 3; step++) await network.step()
  await expectAlive()
}, 60_000)
