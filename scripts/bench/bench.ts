import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { addressPath, domainPath, jettonPath, transactionPath } from '../../src/routes.ts'
import { buildSite, embedded, root } from '../build/build-site.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../install/browser.mjs'
import { createProviderApis } from '../localnet/http/provider-apis.ts'
import { openNetwork } from '../localnet/network.ts'
import { measureGrowth } from './growth.ts'
import { measureLists } from './lists.ts'
import { measureFirstData, measurePresses, measureSecondLoad } from './loads.ts'
import { type Marks, mark, type Weight, weigh } from './pages.ts'
import { pagePaths } from './paths.ts'
import { buildCommit, LIMITS, openSite, type Site } from './sites.ts'
import { type Figures, inTurns, printTable } from './turns.ts'

/**
 * Benchmarks the site against the embedded network: pages, loads, long lists, and large pages. `npm run bench -- pages`, `-- loads`, `--
 * lists` or `-- growth` selects one; `-- /jettons` selects pages by path. `-- --compare <commit>` builds another commit and measures both
 * alternately.
 */
const { values, positionals: wanted } = parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true })

const directory = join(root, 'dist-embedded')
await buildSite(directory, embedded)
const other = values.compare && buildCommit(values.compare)
const network = await openNetwork({ profile: 'standard' })
const apis = createProviderApis(network)
await apis.settled()
const site = await openSite('this', directory, apis)
const sites: Site[] = other ? [site, await openSite(values.compare ?? '', other, apis)] : [site]
const builds = sites.map(({ name }) => name)
console.log(site.host === site.origin ? 'First loads by HTTP/1.1: openssl is not installed' : 'First loads by HTTP/2')
network.run()

const seqno = network.chain.head(-1).seqno - 10
const [shardBlock] = network.chain.committed(seqno)
if (!shardBlock) throw new Error(`Masterchain block ${seqno} has no shard block`)
/** Example of the embedded network for `word`: an address, hash or name. Empty for an unknown word. */
const exampleOf = (word: string) => network.fixtures.worthOpening.get(word) ?? ''
const pages = pagePaths(network.fixtures.worthOpening, seqno, shardBlock)
const debuggingPort = 9333
const args = [...CHROMIUM_ARGS, '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`]
const browser = await chromium.launch({ executablePath: ensureChromium(), args })

const ROUNDS = { pages: 3, firstData: 5, kept: 5, presses: 3, lists: 3, growth: 3 }

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
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
/** `/` only matches Home. */
const matches = (path: string, word: string) =>
  word === '/' ? path === word : word.startsWith('/') && path.includes(word)
const chosen = pages.filter(path => isWanted('pages') || wanted.some(word => matches(path, word)))

function printPage(path: string, weight: Weight, marks: Marks, baseline: number) {
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
    (marks.lcp / baseline).toFixed(2).padStart(6),
    marks.tbt.toFixed(0).padStart(4),
    marks.cls.toFixed(3).padStart(5),
  ]
  console.log([path.padEnd(44), ...figures].join(' '))
}

const marksOf = async (path: string) =>
  (await inTurns(sites, ROUNDS.pages, ({ host }) => mark(debuggingPort, host + path))) as Marks[]

async function printPages() {
  console.log(`Bytes in kB, brotli; times in ms, Lighthouse mobile, medians of ${ROUNDS.pages}\n${head.join(' ')}`)
  const [baseline] = await marksOf(LIMITS.bare)
  if (!baseline) return
  printPage(LIMITS.bare, await weigh(browser, site.host + LIMITS.bare), baseline, baseline.lcp)
  const columns: Figures[] = sites.map(() => ({}))
  for (const path of chosen) {
    const marks = await marksOf(path)
    if (marks[0]) printPage(path, await weigh(browser, site.host + path), marks[0], baseline.lcp)
    for (const [place, { lcp, tbt }] of marks.entries())
      Object.assign(columns[place] ?? {}, { [`${path} LCP`]: lcp, [`${path} TBT`]: tbt })
  }
  if (other) printTable({ title: 'Lighthouse mobile, against the other build; ms', columns, builds })
}

/** Time to first data of each page, with the builds measured alternately. */
async function firstData(paths: string[]): Promise<Figures[]> {
  const columns: Figures[] = sites.map(() => ({}))
  for (const path of paths) {
    const measured = await inTurns(sites, ROUNDS.firstData, async ({ host }) => ({
      [path]: await measureFirstData(browser, host, path),
    }))
    for (const [place, figures] of measured.entries()) Object.assign(columns[place] ?? {}, figures)
  }
  return columns
}

async function printLoads() {
  const wallet = addressPath(exampleOf('wallet'))
  const transaction = transactionPath(exampleOf('transaction with a comment'))
  const jetton = jettonPath(exampleOf('jetton with many holders'))
  const live = [
    '/',
    `/block/${seqno}`,
    transaction,
    wallet,
    jetton,
    domainPath('nanoscope.ton'),
    '/rates',
    '/validators',
  ]
  const columns = await firstData([LIMITS.twoTrips, ...live])
  const baseline = { name: 'base', value: columns[0]?.[LIMITS.twoTrips] ?? Number.NaN }
  const title =
    'Empty cache, slow 4G, processor 4 times slower: first data on screen; ms; base is a page that makes one call and writes one figure'
  printTable({ title, columns, builds, baseline })
  const kept = [LIMITS.bare, '/', '/blocks', `/block/${seqno}`, transaction, wallet]
  const loads = await inTurns(sites, ROUNDS.kept, ({ origin }) => measureSecondLoad(browser, origin, kept))
  printTable({
    title:
      'Pages kept by the worker, processor 4 times slower: painted; ms; base is a page of text alone from the host',
    columns: loads,
    builds,
    baseline: { name: 'base', value: loads[0]?.[LIMITS.bare] ?? Number.NaN },
  })
  printTable({
    title: 'Presses on an account, processor 4 times slower: longest until the next picture; ms',
    columns: await inTurns(sites, ROUNDS.presses, ({ origin }) => measurePresses(browser, origin, wallet)),
    builds,
  })
}

async function printLists() {
  printTable({
    title: 'Long lists at 390 px, processor 4 times slower; ms',
    columns: await inTurns(sites, ROUNDS.lists, ({ origin }) => measureLists(browser, origin, exampleOf)),
    builds,
  })
}

async function printGrowth() {
  // Only this build: older ones may lack these parts.
  const columns = await inTurns(sites.slice(0, 1), ROUNDS.growth, ({ origin }) =>
    measureGrowth(browser, origin, exampleOf),
  )
  printTable({
    title: 'Longest tasks of pages that hold much, processor 4 times slower; ms',
    columns,
    builds: [site.name],
  })
}

if (chosen.length) await printPages()
if (isWanted('loads')) await printLoads()
if (isWanted('lists')) await printLists()
if (isWanted('growth')) await printGrowth()
await browser.close()
for (const { close } of sites) close()
network.close()
process.exit(0)
