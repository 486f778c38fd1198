import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { sleep } from '../../src/lib/sleep.ts'
import { buildSite, embedded, root } from '../build/build-site.ts'
import { rowOf } from '../build/front-requests.ts'
import { timesOf } from '../build/front-rows.ts'
import type { LogEntry } from '../localnet/http/log.ts'
import { createProviderApis } from '../localnet/http/provider-apis.ts'
import { openNetwork } from '../localnet/network.ts'
import { Faults } from './faults.ts'
import { addressCalls, ask, briefs, sendVisitors } from './front-visitors.ts'
import { hasNginx } from './nginx.ts'
import { startFront } from './nginx-front.ts'
import { skip } from './skip.ts'

/** Runs the built site with its caching front in a real nginx in front of the embedded network, and simulates visitors. */

const VISITORS = 500
const reason = hasNginx
  ? process.platform !== 'linux' && 'an address for each visitor needs Linux'
  : 'nginx is not installed'
if (reason) skip(reason)

const directory = join(root, 'dist-embedded')
await buildSite(directory, embedded)
const network = await openNetwork({ profile: 'mini' })
const providers = createProviderApis(network, { control: true })
const server = createServer(async (req, res) => {
  if (!(await providers(req, res))) res.writeHead(404).end()
})
// By default Node closes idle connections after 5 s, also those on which nginx just sends the next call: that one gets 502.
server.keepAliveTimeout = 60_000
const upstreamPort = await new Promise<number>(resolve =>
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : 0)
  }),
)
const upstream = `http://127.0.0.1:${upstreamPort}`
const faults = new Faults()

async function control(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${upstream}/control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  return answer.json()
}
const upstreamCalls = async (): Promise<LogEntry[]> => (await control('GET', 'log')).entries

function countBy(calls: LogEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of calls) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}

/** Under load, every visitor is served, and each route is requested upstream at most once per cache time. */
async function checkLoad(origin: string): Promise<string> {
  network.run()
  await control('DELETE', 'log')
  const started = performance.now()
  const answers = await sendVisitors(VISITORS, origin, wallet)
  const seconds = (performance.now() - started) / 1000
  network.pause()
  const refused = answers.filter(({ status }) => status !== 200)
  faults.expect(
    refused.length === 0,
    `${refused.length} visitors' calls were not answered, as by ${refused[0]?.status}`,
  )
  const calls = await upstreamCalls()
  const counts = countBy(calls)
  for (const [path, count] of counts) {
    const row = rowOf(path)
    const most = row ? Math.ceil(seconds / timesOf(row[1]).fresh) + 1 : 0
    faults.expect(count <= most, `${path}: asked upstream ${count} times in ${seconds.toFixed(1)} s, ${most} at most`)
  }
  faults.expect(counts.size > 8, `${counts.size} different calls reached the providers`)
  const slowest = Math.max(...answers.map(({ took }) => took))
  return `${VISITORS} visitors, ${answers.length} calls of theirs, ${calls.length} calls upstream (${counts.size} different) in ${seconds.toFixed(1)} s, slowest answer ${Math.round(slowest)} ms`
}

const content = (text: string) => JSON.stringify({ ...JSON.parse(text), '@extra': undefined })

/** While the chain is paused, the front's answers equal the providers', and have cache headers for a CDN. */
async function checkSameness(origin: string): Promise<void> {
  const { seqno } = network.chain.head(-1)
  const header = `/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=${seqno - 3}`
  const [facts = '', ...others] = addressCalls(other)
  for (const path of [facts, ...others, header, '/v2/staking/pools', '/v2/rates/markets']) {
    const [cached, own] = [await ask(origin + path), await ask(upstream + path)]
    faults.expect(
      cached.status === 200 && content(cached.body) === content(own.body),
      `${path}: ${cached.status}, not what the provider says`,
    )
  }
  const packed = await ask(origin + facts, { headers: { 'accept-encoding': 'gzip' } })
  faults.expect(packed.headers['content-encoding'] === 'gzip', 'answers are not compressed')
  const lifetimes = {
    'cache-control': 'max-age=0, s-maxage=3',
    'cdn-cache-control': 's-maxage=3, stale-while-revalidate=3, stale-if-error=8',
  }
  for (const [name, value] of Object.entries(lifetimes))
    faults.expect(packed.headers[name] === value, `${name}: ${packed.headers[name]}`)
  faults.expect(packed.headers['referrer-policy'] === 'no-referrer', 'an answer is without the headers of the site')
}

/** Requests that the product never sends are not forwarded. */
async function checkRefusals(origin: string): Promise<void> {
  await control('DELETE', 'log')
  const post = await ask(`${origin}/api/v2/getMasterchainInfo`, { method: 'POST' })
  faults.expect(post.status === 403, `a POST is answered by ${post.status}`)
  for (const path of ['/v2/status', '/api/v2/runGetMethod', '/v2/', '/v2/rates/']) {
    const { status } = await ask(origin + path)
    faults.expect(status === 404, `${path}: ${status}, though the product does not ask it`)
  }
  faults.expect((await upstreamCalls()).length === 0, 'a call that the product never makes reached a provider')
  const shy = { cookie: 'who=me', 'user-agent': 'a visitor', authorization: 'Bearer theirs' }
  await ask(`${origin}/v2/dns/auctions`, { headers: shy })
  faults.expect((await upstreamCalls()).at(-1)?.client === '', 'a provider learns who asked')
  const home = await ask(origin)
  faults.expect(home.status === 200 && home.headers['cache-control'] === 'no-cache', 'the site is not beside its front')
  const many = await Promise.all(
    Array.from({ length: 140 }, () => ask(`${origin}/v2/dns/auctions`, { from: '127.0.9.9' })),
  )
  faults.expect(
    many.some(({ status }) => status === 429),
    'one address may ask as often as it likes',
  )
}

/** While a provider fails, the last copy is served for its time, then the error. Errors are not cached. */
async function checkOutage(origin: string): Promise<void> {
  // A new source address, because earlier checks have used up the rate limit of theirs.
  const get = (path: string) => ask(origin + path, { from: '127.0.8.8' })
  const [limited = '', broken = '', gone = '', fresh = ''] = [1, 2, 3, 4].map(briefs)
  const copied = [limited, broken, gone]
  const before = await Promise.all(copied.map(get))
  faults.expect(
    before.every(({ status }) => status === 200),
    'a provider at work is not asked',
  )
  await control('POST', 'faults', [
    { match: limited, status: 429, delayMs: 1500 },
    { match: broken, status: 500 },
    { match: gone, drop: true },
    { match: fresh, status: 429 },
  ])
  const asked = Date.now()
  faults.expect((await get(fresh)).status === 429, 'a refusal without a copy is not passed on')
  // Fresh for 2 s, revalidated in the background for 2 more, stale on error for 5 more.
  await sleep(asked + 3200 - Date.now())
  const renewed = await get(limited)
  faults.expect(
    renewed.body === before[0]?.body && renewed.took < 1000,
    `a visitor waited ${renewed.took} ms for a renewal`,
  )
  faults.expect(renewed.headers.date === before[0]?.headers.date, 'a copy is dated as if it were new')
  await sleep(asked + 5500 - Date.now())
  for (const [at, path] of copied.entries()) {
    const { status, body } = await get(path)
    faults.expect(status === 200 && body === before[at]?.body, `${path}: ${status} instead of the last copy`)
  }
  await sleep(asked + 11_000 - Date.now())
  faults.expect((await get(limited)).status === 503, 'an old copy outlives its time')
  await control('DELETE', 'faults')
  faults.expect((await get(fresh)).status === 200, 'a refusal was kept')
}

const [wallet = '', other = ''] = (network.fixtures.roles.get('wallet') ?? []).map(address => address.toRawString())
const built = readFileSync(join(directory, 'nginx-front.conf'), 'utf8')
const nginx = await startFront(built, { site: directory, upstreamPort })
let line = ''
try {
  line = await checkLoad(nginx.origin)
  await checkSameness(nginx.origin)
  await checkRefusals(nginx.origin)
  await checkOutage(nginx.origin)
} finally {
  await nginx.stop()
  server.closeAllConnections()
  server.close()
  network.close()
}
faults.end(`front: ${line}`)
