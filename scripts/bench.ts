import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { addressPath, domainPath, jettonPath, nftCollectionPath, nftPath, transactionPath } from '../src/routes.ts'
import { measureLists } from './bench-lists.ts'
import { CHROMIUM_ARGS, ensureChromium } from './browser.mjs'
import { buildSite, embedded, root } from './build-site.ts'
import { createFront } from './localnet/http/front.ts'
import { openNetwork } from './localnet/network.ts'
import { createSiteHost } from './site-host.ts'

/** Measures a first load of every page: bytes (brotli, exact), requests, and Lighthouse mobile (medians of 3 runs). */
const RUNS = 3
const directory = join(root, 'dist-embedded')

type Weight = { html: number; own: number; js: number; total: number; requests: number; calls: number }

const brotli = (body: Buffer) => brotliCompressSync(body).length
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What one visitor with an empty cache receives of a page. Provider calls are counted, their bytes are not: a CDN does not send them. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const weight: Weight = { html: 0, own: 0, js: 0, total: 0, requests: 0, calls: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (/^\/(?:api\/)?v2\//.test(pathname)) {
      weight.calls++
      return
    }
    weight.requests++
    bodies.push(
      response.body().then(body => {
        const size = brotli(body)
        weight.total += size
        if (pathname.endsWith('.js')) weight.js += size
        else if (response.request().resourceType() === 'document') weight.html += size
        if (pathname.endsWith('.js') && !pathname.includes('/react-dom')) weight.own += size
      }),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await Promise.all(bodies)
  await context.close()
  return weight
}

type Marks = { score: number; fcp: number; lcp: number; tbt: number; cls: number }

async function mark(port: number, url: string): Promise<Marks> {
  const runs: Marks[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
    const audits = result?.lhr.audits ?? {}
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    runs.push({
      score: Math.round((result?.lhr.categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    })
  }
  const middle = (name: keyof Marks) => median(runs.map(marks => marks[name]))
  return { score: middle('score'), fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') }
}

await buildSite(directory, embedded)
const network = await openNetwork({ profile: 'standard' })
const front = createFront(network)
const site = createSiteHost(directory)
const server = createServer(async (req, res) => {
  if (!(await front(req, res))) site(req, res)
})
await new Promise<void>(resolve => server.listen(0, resolve))
const address = server.address()
const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
network.run()

const seqno = network.chain.head(-1).seqno - 10
const known = (word: string) => network.almanac.worthOpening.get(word) ?? ''
const pages = [
  '/',
  '/blocks',
  `/block/${seqno}`,
  `/block/${seqno}?workchain=0&shard=8000000000000000`,
  '/404',
  '/transactions',
  '/validators',
  '/staking',
  '/stats',
  transactionPath(known('transaction with a comment')),
  addressPath(known('wallet')),
  '/nft',
  nftPath(known('NFT item')),
  nftCollectionPath(known('NFT collection')),
  '/dns',
  domainPath('nanoscope.ton'),
  '/dns-explorer',
  '/jettons',
  jettonPath(known('jetton with many holders')),
  '/rates',
]
const debuggingPort = 9333
const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${debuggingPort}`]
const browser = await chromium.launch({ executablePath: ensureChromium(), args })

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const head = [
  'page'.padEnd(44),
  '  html',
  ' own js',
  ' all js',
  '  total',
  'req',
  'calls',
  'score',
  '  FCP',
  '  LCP',
  ' TBT',
  '  CLS',
]
/** `npm run bench -- lists` or `-- pages` measures that alone; `-- /jettons` the pages whose path holds the word. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const chosen = pages.filter(
  path => isWanted('pages') || wanted.some(word => word.startsWith('/') && path.includes(word)),
)

async function printPages() {
  console.log(`Bytes in kB, brotli; times in ms, Lighthouse mobile, medians of ${RUNS}\n${head.join(' ')}`)
  for (const path of chosen) {
    const weight = await weigh(browser, origin + path)
    const marks = await mark(debuggingPort, origin + path)
    const figures = [
      kilo(weight.html).slice(1),
      kilo(weight.own),
      kilo(weight.js),
      kilo(weight.total),
      String(weight.requests).padStart(3),
      String(weight.calls).padStart(5),
      String(marks.score).padStart(5),
      marks.fcp.toFixed(0).padStart(5),
      marks.lcp.toFixed(0).padStart(5),
      marks.tbt.toFixed(0).padStart(4),
      marks.cls.toFixed(3).padStart(5),
    ]
    console.log([path.padEnd(44), ...figures].join(' '))
  }
}

async function printLists() {
  console.log(`\nLong lists at 390 px, processor 4 times slower; ms\n${'list'.padEnd(24)} script  first scroll   sort`)
  for (const { list, script, first, scroll, sort } of await measureLists(browser, origin, known)) {
    const figures = [script, first, scroll, sort].map(value => (value === null ? '—' : value.toFixed(0)).padStart(6))
    console.log(list.padEnd(24), figures.join(' '))
  }
}

if (chosen.length) await printPages()
if (isWanted('lists')) await printLists()
await browser.close()
server.close()
network.close()
process.exit(0)
