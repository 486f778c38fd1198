import { Address } from '@ton/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFixed } from '../localnet/support/history.ts'
import { fakeCall } from '../support/provider.ts'
import { loadCalls } from './support/adapter-modules.ts'
import { adapters } from './support/adapters.ts'
import { serve } from './support/served-apis.ts'

const STRANGER = `0:${'e'.repeat(64)}`

/** Makes the other answer where the network has no second subject: NFTs with a history, names, pending traces, blocks of a moment. */
const CHANGES: Record<string, (answer: string) => string> = {
  getBlockAt: answer => answer.replace(/"workchain":-1/, '"workchain":0'),
  getItemHistory: answer => answer.replaceAll(/"account":\{"address":"[^"]+/g, `"account":{"address":"${STRANGER}`),
  getNftHistory: answer => answer.replace(/("(?:source|destination)":\{"address":")[^"]+/g, `$1${STRANGER}`),
  getIndexV3DomainsOf: answer => answer.replaceAll(/"dns_wallet":"[^"]+"/g, `"dns_wallet":"${STRANGER}"`),
  getPendingTrace: answer => answer.replaceAll(/"(hash|hash_norm)":"[^"]+"/g, `"$1":"${'e'.repeat(64)}"`),
  getExpectedTransactions: answer => answer.replaceAll(/"account":"[^"]+"/g, `"account":"${STRANGER}"`),
  getBlockOfTransaction: answer => answer.replace(/"workchain":0/, '"workchain":-1'),
}

type Adapters = Awaited<ReturnType<typeof adapters>>
let first: Adapters
/** The probe's calls to the same network, its failures, and the calls that it found no subject for. */
const toured = { asked: new Set<string>(), failed: [] as string[], unasked: [] as string[] }
const answers = { first: new Map<string, string>(), other: new Map<string, string>() }

// Web Locks that are granted immediately.
const locks = { request: async (_: string, __: object, grant: (lock: object) => Promise<unknown>) => grant({}) }

beforeAll(async () => {
  const network = await openFixed('standard')
  const served = await serve(network)
  const ask = globalThis.fetch
  vi.stubGlobal('location', { href: 'http://site.test/' })
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${served.origin}/api/v3`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  for (const which of ['first', 'other'] as const) {
    const byName = await adapters(network, which)
    if (which === 'first') first = byName
    for (const [name, load] of Object.entries(byName)) {
      vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
        const answer = await ask(input, init)
        const bytes = Buffer.from(await answer.arrayBuffer())
        answers[which].set(name, bytes.toString('latin1'))
        return new Response(bytes, { status: answer.status })
      })
      await load(fakeCall()).catch(error => {
        throw new Error(`${which} ${name}`, { cause: error })
      })
    }
  }
  vi.stubGlobal('fetch', ask)
  const { tour } = await import('../../scripts/probe/tour.ts')
  const { unasked } = await tour('nanoscope.ton', async (name, load) => {
    toured.asked.add(name)
    return load(fakeCall()).catch(error => void toured.failed.push(`${name}: ${error.kind}`))
  })
  toured.unasked.push(...unasked)
  await served.close()
  network.close()
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const answerWith = (text = '') => vi.stubGlobal('fetch', async () => new Response(Buffer.from(text, 'latin1')))

/** Result of a call whose answer is `answer`: shown, or its error. */
async function outcome(name: string, answer: string | undefined) {
  answerWith(answer)
  return first[name]!(fakeCall()).then(
    () => 'shown',
    ({ kind, detail }) => `${kind}: ${detail}`,
  )
}

test('every provider call rejects an answer about another subject, unless its answers name no subject', async () => {
  const shown: string[] = []
  const strange: string[] = []
  for (const name of Object.keys(first)) {
    const change = CHANGES[name]
    const answer = change ? change(answers.first.get(name) ?? '') : answers.other.get(name)
    expect(answer, name).not.toBe(undefined)
    const end = await outcome(name, answer)
    if (end === 'shown') shown.push(name)
    else if (!/^another: \w+$/.test(end)) strange.push(`${name}: ${end}`)
  }
  expect(strange).toEqual([])
  const nameless = Object.entries((await loadCalls()).calls).filter(([, call]) => call.nameless)
  expect(shown.sort()).toEqual(nameless.map(([name]) => name).sort())
})

test('every provider call accepts its own answer with addresses and hashes in any notation', async () => {
  for (const name of Object.keys(first)) {
    const answer = answers.first.get(name) ?? ''
    expect(await outcome(name, answer), name).toBe('shown')
    // Addresses that are keys of an object stay raw.
    const friendly = answer.replace(/"(0|-1):([0-9a-f]{64})"(?!:)/g, raw => `"${Address.parseRaw(raw.slice(1, -1))}"`)
    expect(await outcome(name, friendly), name).toBe('shown')
    const base64 = answer.replace(/"([0-9a-f]{64})"/g, (_, hex) => `"${Buffer.from(hex, 'hex').toString('base64url')}"`)
    expect(await outcome(name, base64), name).toBe('shown')
  }
})

test('the probe’s tour makes every provider call and reads every answer but two', () => {
  expect(toured.unasked).toEqual([])
  expect([...toured.asked].sort()).toEqual(Object.keys(first).sort())
  // The first jetton of the list has its metadata in a file, and a message that is in a block is not pending.
  expect(toured.failed).toEqual(['getNodeJetton: not-ready', 'getPendingTrace: another'])
})
