import { Address } from '@ton/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFixed } from '../localnet/support/history.ts'
import { fakeCall } from '../support/provider.ts'
import { adapters } from './support/adapters.ts'
import { serve } from './support/served-apis.ts'

/** Calls whose answers do not name the subject, with what they hold instead. */
const NAMELESS: Record<string, string> = {
  getAccount: 'state and balance',
  getAuctions: 'nothing is asked for',
  getBids: 'bids without their domain',
  getBlockBytes: 'bytes that a proof holds against the hash of the block',
  getCoinPrice: 'prices by token: prices of other tokens are not read',
  getExchangeRate: 'prices of TON in two currencies: prices of other tokens are not read',
  getConfiguration: 'parameters without their block',
  getLibraries: 'bags by their hash: another one is left out',
  getShardAccount: 'a state that a replay holds against the transaction',
  getTransactionsBefore: 'bytes that a replay holds against their hashes',
  getCommittedTransactions: 'transactions of shard blocks: those of another masterchain block are left out',
  getDomainRecords: 'records without their domain',
  getDomainsOf: 'domains',
  getHolders: 'owners and their jetton wallets',
  getIndexedHead: 'nothing is asked for',
  getIndexedParameter: 'parameters by their names',
  getIndexedMethodRun: 'a stack without its account',
  getIndexedStats: 'nothing is asked for',
  getIndexedTransactionHash: 'bytes to be compared: another hash is an answer',
  getIndexedV3Head: 'nothing is asked for',
  getJettonList: 'jettons of a page',
  getJettonsOf: 'jettons by address: others are left out',
  getJettonSupply: 'a supply without its jetton',
  getJettons: 'jetton wallets without their owner',
  getJettonsOfWallets: 'jettons by wallet: of another address there is none',
  getKnownAddresses: 'names by address: of another address there is none',
  getMarkets: 'nothing is asked for',
  getMarks: 'names by address: of another address there is none',
  getMasterchainHead: 'nothing is asked for',
  getMethodRun: 'a stack without its account',
  getNamedThings: 'things that match by a name which need not be in the answer',
  getNewestTransactions: 'nothing is asked for',
  getNftCollections: 'nothing is asked for',
  getOperationName: 'names without their opcodes',
  getPriceChart: 'points without their token',
  getParameter: 'bytes of a parameter without its number',
  getReducedBlocks: 'blocks of a time',
  getShards: 'shard blocks without the block that commits them',
  getSource: 'a code hash, which the screen holds against that of the account',
  getStakingPools: 'nothing is asked for',
  getTokenRates: 'rates by token: prices of other tokens are not read',
  getTraceJettons: 'the first transaction of a trace, which is not always the one asked for',
  getTransactionHash: 'bytes to be compared: another hash is an answer',
  getValidators: 'nothing is asked for',
  getValidatorsAfter: 'validators without their block',
}

const STRANGER = `0:${'e'.repeat(64)}`

/** Makes the other answer where the network has no second subject: NFTs with a history, names, pending traces, blocks of a moment. */
const CHANGES: Record<string, (answer: string) => string> = {
  getBlockAt: answer => answer.replace(/"workchain":-1/, '"workchain":0'),
  getItemHistory: answer => answer.replaceAll(/"account":\{"address":"[^"]+/g, `"account":{"address":"${STRANGER}`),
  getNftHistory: answer => answer.replace(/("(?:source|destination)":\{"address":")[^"]+/g, `$1${STRANGER}`),
  getIndexedV3DomainsOf: answer => answer.replaceAll(/"dns_wallet":"[^"]+"/g, `"dns_wallet":"${STRANGER}"`),
  getPendingTrace: answer => answer.replaceAll(/"(hash|hash_norm)":"[^"]+"/g, `"$1":"${'e'.repeat(64)}"`),
  getExpectedTransactions: answer => answer.replaceAll(/"account":"[^"]+"/g, `"account":"${STRANGER}"`),
  getBlockOfTransaction: answer => answer.replace(/"workchain":0/, '"workchain":-1'),
}

type Adapters = Awaited<ReturnType<typeof adapters>>
let first: Adapters
const answers = { first: new Map<string, string>(), other: new Map<string, string>() }

// Web Locks that are granted at once.
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

test('every call refuses an answer about another subject, unless its answers do not name their subject', async () => {
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
  expect(shown.sort()).toEqual(Object.keys(NAMELESS).sort())
})

test('every call accepts its own answer, with addresses and hashes in any notation', async () => {
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
