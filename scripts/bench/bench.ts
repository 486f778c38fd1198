import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { addressPath, domainPath, jettonPath, nftCollectionPath, nftPath, transactionPath } from '../../src/routes.ts'
import { buildSite, embedded, root } from '../build/build-site.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../install/browser.mjs'
import { createProviderApis } from '../localnet/http/provider-apis.ts'
import { openNetwork } from '../localnet/network.ts'
import { createSiteHost } from '../serve/site-host.ts'
import { serveHttp2 } from './http2.ts'
import { measureLists } from './lists.ts'
import { measureFirstData, measurePresses, measureSecondLoad } from './loads.ts'
import { type Marks, mark, type Weight, weigh } from './pages.ts'

/** Measures the site against the embedded network, all in one run: pages, loads, long lists. */
const directory = join(root, 'dist-embedded')

await buildSite(directory, embedded)
const network = await openNetwork({ profile: 'standard' })
const apis = createProviderApis(network)
const site = createSiteHost(directory)
// A page of 10 kB without styles or scripts: nothing can be painted sooner on this machine.
const words = 'A block is a list of transactions and a mark of the block before it. '
const bare = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><p>${words.repeat(145)}</p>`
const server = createServer(async (req, res) => {
  if (req.url === '/bare') return void res.setHeader('Content-Type', 'text/html').end(bare)
  if (!(await apis(req, res))) site(req, res)
})
await new Promise<void>(resolve => server.listen(0, resolve))
const { port } = server.address() as AddressInfo
const origin = `http://localhost:${port}`
/** Where first loads are measured. */
const host = (await serveHttp2(port)) ?? origin
console.log(host === origin ? 'First loads by HTTP/1.1: openssl is not installed' : 'First loads by HTTP/2')
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
  '/checks',
]
const debuggingPort = 9333
const args = [...CHROMIUM_ARGS, '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`]
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
  ' ×bare',
  ' TBT',
  '  CLS',
]
/** `npm run bench -- pages`, `-- loads` or `-- lists` measures that alone; `-- /jettons` the pages whose path holds the word. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const chosen = pages.filter(
  path => isWanted('pages') || wanted.some(word => word.startsWith('/') && path.includes(word)),
)

function printPage(path: string, weight: Weight, marks: Marks, least: number) {
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
    (marks.lcp / least).toFixed(2).padStart(6),
    marks.tbt.toFixed(0).padStart(4),
    marks.cls.toFixed(3).padStart(5),
  ]
  console.log([path.padEnd(44), ...figures].join(' '))
}

async function printPages() {
  console.log(`Bytes in kB, brotli; times in ms, Lighthouse mobile, medians of 3\n${head.join(' ')}`)
  const least = await mark(debuggingPort, `${host}/bare`)
  printPage('/bare', await weigh(browser, `${host}/bare`), least, least.lcp)
  for (const path of chosen)
    printPage(path, await weigh(browser, host + path), await mark(debuggingPort, host + path), least.lcp)
}

async function printLoads() {
  const wallet = addressPath(known('wallet'))
  const slow = [`/block/${seqno}`, transactionPath(known('transaction with a comment')), wallet]
  console.log('\nEmpty cache, slow 4G, processor 4 times slower: first data on screen; ms')
  for (const { path, data } of await measureFirstData(browser, host, slow))
    console.log(path.slice(0, 44).padEnd(44), data.toFixed(0).padStart(6))
  console.log('\nPages kept by the worker, processor 4 times slower: painted; ms')
  for (const { path, painted } of await measureSecondLoad(browser, origin, ['/', '/blocks', ...slow]))
    console.log(path.slice(0, 44).padEnd(44), painted.toFixed(0).padStart(6))
  console.log('\nPresses on an account, processor 4 times slower: longest until the next picture; ms')
  for (const { press, ms } of await measurePresses(browser, origin, wallet))
    console.log(press.padEnd(44), ms.toFixed(0).padStart(6))
}

async function printLists() {
  console.log(`\nLong lists at 390 px, processor 4 times slower; ms\n${'list'.padEnd(24)} script  first scroll   sort`)
  for (const { list, script, first, scroll, sort } of await measureLists(browser, origin, known)) {
    const figures = [script, first, scroll, sort].map(value => (value === null ? '—' : value.toFixed(0)).padStart(6))
    console.log(list.padEnd(24), figures.join(' '))
  }
}

if (chosen.length) await printPages()
if (isWanted('loads')) await printLoads()
if (isWanted('lists')) await printLists()
await browser.close()
server.close()
network.close()
process.exit(0)
