import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dateTime } from '../../src/domain/text/format.ts'
import { ProviderError } from '../../src/providers/http/error.ts'
import { openFixed } from '../localnet/support/history.ts'
import { cpuTime } from '../support/cpu-time.ts'
import { fakeCall } from '../support/provider.ts'
import { adapterNames } from './support/adapter-modules.ts'
import { adapters } from './support/adapters.ts'
import { type Mutation, mutate, mutation } from './support/mutations.ts'
import { serve } from './support/served-apis.ts'
import { shared } from './support/shared.ts'

/** Passes real answers with every mutation through every adapter: each ends as a value or as a ProviderError. */
const MUTATIONS = 270
/** Far more than any answer takes on a busy machine, far less than would block a page. */
const MAX_LENGTH = 5000

type Adapters = Awaited<ReturnType<typeof adapters>>
let byName: Adapters
/** True answers by adapter, as text. */
const answers = new Map<string, string[]>()

const RECORDED: Record<string, string[]> = {
  getIndexedHeader: ['opentonapi/api-block-1-8000000000000000-34336028.json'],
  getCommittedTransactions: ['opentonapi/api-block-txs-1.json', 'opentonapi/api-block-txs-3.json'],
  getJettons: ['opentonapi/api-jetton-balances.json'],
  getJetton: ['tonapi-js/bigint.getJettonInfo.json'],
  getNftItem: ['tonapi-js/address.getNftItemByAddress.json'],
  getPriceChart: ['tonapi-js/services.getChartRates.json'],
  getBlockTransactions: ['derived-toncenter/getBlockTransactions-shape-block-39478616.json'],
  getFullBlockTransactions: ['derived-toncenter/getBlockTransactionsExt-shape-block-28741341.json'],
  getTransactions: ['derived-toncenter/getTransactions-shape-block-28741341.json'],
}

const recorded = (name: string) =>
  (shared ? (RECORDED[name] ?? []) : []).map(file => readFileSync(`${shared}fixtures/${file}`, 'utf8'))

// Every turn is given at once.
const locks = { request: async (_: string, __: object, grant: (lock: object) => Promise<unknown>) => grant({}) }

beforeAll(async () => {
  const network = await openFixed('standard')
  const served = await serve(network)
  const ask = globalThis.fetch
  let received: string[] = []
  vi.stubGlobal('location', { href: 'http://site.test/' })
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${served.origin}/api/v3`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const text = await (await ask(input, init)).text()
    received.push(text)
    return new Response(text)
  })
  byName = await adapters(network)
  for (const [name, load] of Object.entries(byName)) {
    received = []
    await load(fakeCall())
    answers.set(name, [...received, ...recorded(name)])
  }
  await served.close()
  network.close()
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Losses and changes of a saved copy, and times that no calendar holds, by their places. */
function oddities(value: unknown, place = 'value'): string[] {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return []
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return [`${place} is ${value}`]
    return /(?:time|At|Activity|Close)$/.test(place) && !isTime(value) ? [`${place} is no time: ${value}`] : []
  }
  const isPlain =
    typeof value === 'object' && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  if (!isPlain) return [`${place} is a ${typeof value}`]
  return Object.entries(value).flatMap(([key, child]) => oddities(child, `${place}.${key}`))
}

/** The same, but a text in place of bytes: only proofs have them, which are not saved as they are. */
function withoutBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (Array.isArray(value)) return value.map(withoutBytes)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutBytes(child)]))
}

function isTime(utime: number): boolean {
  try {
    return dateTime(utime) !== '' && new Date(utime * 1000).toISOString() !== ''
  } catch {
    return false
  }
}

function answerWith(body: Uint8Array | undefined, status: number) {
  if (!body) throw new TypeError('Failed to fetch')
  return new Response(status === 204 ? null : Buffer.from(body), { status })
}

async function outcome(name: string, text: string, how: Mutation): Promise<'value' | 'error'> {
  vi.stubGlobal('fetch', async () => answerWith(mutate(text, how), how.status))
  const started = cpuTime()
  try {
    const value = await byName[name]!(fakeCall())
    const plain = withoutBytes(value)
    expect(oddities(plain)).toEqual([])
    expect(JSON.parse(JSON.stringify(plain) ?? 'null')).toEqual(plain)
    return 'value'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return 'error'
  } finally {
    expect(cpuTime() - started, 'took too long').toBeLessThan(MAX_LENGTH)
  }
}

it('mutated answers are read by every provider adapter', async () => {
  expect(Object.keys(byName).sort()).toEqual((await adapterNames()).sort())
  for (const [name, texts] of answers) expect(texts.length, name).toBeGreaterThan(0)
})

it('10,000 mutated answers each end as a value or a ProviderError', { timeout: 600_000 }, async () => {
  const ends = { value: 0, error: 0 }
  for (const [place, [name, texts]] of [...answers].entries()) {
    await fc
      .assert(
        fc.asyncProperty(fc.nat(), mutation, async (which, how) => {
          ends[await outcome(name, texts[which % texts.length]!, how)]++
        }),
        { numRuns: MUTATIONS, seed: place },
      )
      .catch(error => {
        throw new Error(`${name}: ${error.message}`, { cause: error })
      })
  }
  console.log(`Mutated answers: ${ends.value + ends.error} through ${answers.size} adapters, ${JSON.stringify(ends)}.`)
  expect(ends.value + ends.error).toBeGreaterThanOrEqual(10_000)
  expect(Math.min(ends.value, ends.error)).toBeGreaterThan(1000)
})
