import { sleep } from '../../src/lib/sleep.ts'
import { nginxFrontFile } from '../build/host-files.ts'
import { Faults } from './faults.ts'
import { asked, foreign } from './front-targets.ts'
import { type Answer, ask } from './front-visitors.ts'
import { hasNginx } from './nginx.ts'
import { startFront } from './nginx-front.ts'
import { answerJson, FACTS, RecordingUpstream, statusOfTarget } from './recording-upstream.ts'
import { skip } from './skip.ts'

/** Runs the caching front in a real nginx, with an upstream that records raw requests, and sends requests that no page sends. */
const reason = hasNginx
  ? process.platform !== 'linux' && 'an address for each visitor needs Linux'
  : 'nginx is not installed'
if (reason) skip(reason)

const upstream = new RecordingUpstream()
const upstreamPort = await upstream.listen()
const faults = new Faults()

let made = 0
/** A hash that no other check has used. */
const newHash = () => (++made).toString(16).padStart(64, '0')
const newTransaction = () => `/v2/blockchain/transactions/${newHash()}`

/** Requests of pages are forwarded unchanged; all others are rejected. */
async function checkTargets(origin: string): Promise<void> {
  for (const target of asked) {
    upstream.recorded = []
    const status = await statusOfTarget(origin, target)
    const [call] = upstream.recorded
    faults.expect(status === 200 && call?.target === target, `${target}: ${status}, sent on as ${call?.target}`)
  }
  for (const target of foreign) {
    upstream.recorded = []
    const status = await statusOfTarget(origin, target)
    faults.expect(status === 404, `${target}: ${status}, though no page asks it`)
    const [call] = upstream.recorded
    faults.expect(
      !call,
      `${target}: sent on as ${call?.target}${call?.headers.includes('a secret') ? ' with the key' : ''}`,
    )
  }
}

/** A flood of 100 uncached requests from one address must not affect other visitors. */
async function checkMisses(origin: string): Promise<void> {
  const flood = Promise.all(Array.from({ length: 100 }, () => ask(origin + newTransaction(), { from: '127.0.8.8' })))
  await sleep(100)
  const others = Array.from({ length: 10 }, (_, at) => ask(origin + newTransaction(), { from: `127.0.8.${100 + at}` }))
  const refused = (await Promise.all(others)).filter(({ status }) => status !== 200)
  faults.expect(
    refused.length === 0,
    `${refused.length} of 10 visitors get ${refused[0]?.status} while one address floods`,
  )
  const flooding = await flood
  faults.expect(
    flooding.filter(({ status }) => status === 429).length >= 70,
    'one address may fill the queue of a provider',
  )
  faults.expect(
    flooding.every(({ status, headers }) => status !== 429 || headers['retry-after'] !== undefined),
    'a 429 has no Retry-After',
  )
}

const askAs = (origin: string, address: string) =>
  ask(origin + newTransaction(), { from: '127.0.5.5', headers: { 'X-Real-IP': address } })

/** The limit of cache misses applies to a complete IPv6 /64 network, but not to other networks. */
async function checkNetworks(origin: string): Promise<void> {
  const networks = ['2001:db8:1:2:', '2001:db8::', '2001:db8:0:1:', '2001:db8:2::']
  for (const network of networks) {
    const flood = Array.from({ length: 60 }, (_, at) => askAs(origin, `${network}${(at + 1).toString(16)}:2:3:4`))
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
    faults.expect(refused.length >= 40, `60 addresses of ${network}/64: ${refused.length} refused`)
  }
  const others = Array.from({ length: 10 }, (_, at) => askAs(origin, `2001:db8:9:${at}::1`))
  const mapped = Array.from({ length: 10 }, (_, at) => askAs(origin, `::ffff:10.0.0.${at}`))
  const refused = (await Promise.all([...others, ...mapped])).filter(({ status }) => status === 429)
  faults.expect(refused.length === 0, `${refused.length} of 20 visitors of other networks are refused`)
}

const isBusy = ({ status, headers, took }: Answer) =>
  status === 503 && headers['retry-after'] === '2' && took > 1500 && took < 3000

/** Equal calls to a provider that is silent, one that sends slowly, and one that answers late. */
async function checkSilence(origin: string): Promise<void> {
  const [silent, dripping, slow] = [newTransaction(), newTransaction(), newTransaction()]
  upstream.handle = (_, res) => {
    const { target = '' } = upstream.recorded.at(-1) ?? {}
    if (target === silent) return
    if (target === slow) return void setTimeout(() => answerJson(_, res), 4000)
    res.writeHead(200, { 'Content-Type': 'application/json' })
    const drip = setInterval(() => res.write(' '), 300)
    res.on('close', () => {
      clearInterval(drip)
      dripped = performance.now() - started
    })
  }
  const started = performance.now()
  let dripped = 0
  for (const [name, path] of Object.entries({ silent, dripping, slow })) {
    const calls = Array.from({ length: 5 }, (_, at) => ask(origin + path, { from: `127.0.7.${10 + at}` }))
    for (const answer of await Promise.all(calls))
      faults.expect(isBusy(answer), `${name} provider: ${answer.status} after ${Math.round(answer.took)} ms`)
    faults.expect(upstream.countOf(path) === 1, `${name} provider: asked ${upstream.countOf(path)} times at once`)
  }
  await sleep(2500)
  const kept = await ask(origin + slow)
  faults.expect(kept.status === 200 && kept.took < 500, `a slow answer is not kept: ${kept.status}`)
  await sleep(started + 24_000 - performance.now())
  faults.expect(dripped > 0 && dripped < 23_000, `a dripping answer was read for ${Math.round(dripped)} ms`)
  upstream.handle = answerJson
}

type Reply = { type?: string; body?: string; chunked?: boolean; cut?: boolean }

/** Number of upstream calls after two equal requests `pause` ms apart. */
async function askedTwice(origin: string, reply: Reply, pause: number): Promise<number> {
  const path = newTransaction()
  const { type = 'application/json', body = FACTS, chunked, cut } = reply
  upstream.handle = (req, res) => {
    res.writeHead(200, { 'Content-Type': type, ...(!chunked && { 'Content-Length': Buffer.byteLength(body) }) })
    if (cut) res.write(body, () => req.socket.destroy())
    else if (chunked) res.write(body, () => res.end())
    else res.end(body)
  }
  const get = () => ask(origin + path, { from: '127.0.6.6' }).catch(() => undefined)
  await get()
  await sleep(pause)
  await get()
  upstream.handle = answerJson
  return upstream.countOf(path)
}

async function checkKept(origin: string): Promise<void> {
  const cases: [string, Reply, number, number][] = [
    ['facts', {}, 3000, 1],
    ['facts with a charset', { type: 'application/json; charset=utf-8' }, 0, 1],
    ['facts of unknown length', { chunked: true }, 3000, 1],
    ['HTML', { type: 'text/html' }, 0, 2],
    ['a name that begins like JSON', { type: 'application/jsonp' }, 0, 2],
    ['{}', { body: '{}' }, 3000, 2],
    ['an answer that is cut', { chunked: true, cut: true }, 0, 2],
  ]
  for (const [name, reply, pause, times] of cases) {
    const count = await askedTwice(origin, reply, pause)
    faults.expect(count === times, `${name}: asked ${count} times in place of ${times}`)
  }
}

const nginx = await startFront(nginxFrontFile(), { upstreamPort, key: 'a secret' })
try {
  await checkTargets(nginx.origin)
  await checkKept(nginx.origin)
  await checkMisses(nginx.origin)
  await sleep(3000)
  await checkNetworks(nginx.origin)
  // Wait until the provider's queue is empty.
  await sleep(3000)
  await checkSilence(nginx.origin)
} finally {
  await nginx.stop()
  upstream.close()
}
faults.end('walls of the front')
