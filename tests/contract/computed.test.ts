import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { configCell } from '../../scripts/localnet/node-api/config.ts'
import { anchorsOf } from '../../scripts/localnet/proofs/anchors.ts'
import type { ComputedEnd, RefusedRun } from '../../src/domain/replay/computed.ts'
import type { EmulationState } from '../../src/domain/replay/replay.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { hashCell } from '../../src/ton/cell-hash.ts'
import { rootOf } from '../../src/ton/replay/bag.ts'
import type { ConfigUse } from '../../src/ton/replay/config-use.ts'
import type { Emulator } from '../../src/ton/replay/emulator.ts'
import type { EmulatorNews, EmulatorOrder } from '../../src/ton/replay/orders.ts'
import { runMethod } from '../../src/ton/replay/run-method.ts'
import { openFixed } from '../localnet/support/history.ts'
import { rawOf } from '../support/address.ts'
import { openEmulator } from '../support/emulator.ts'
import { fakeStorage } from '../support/storage.ts'
import { type Served, serve } from './support/served-apis.ts'

const ELECTOR: RawAddress = `-1:${'3'.repeat(64)}`
const [CONFIG, LINK] = ['/api/v2/getConfigAll', '/api/v2/getShardBlockProof']

let emulator: Emulator
let network: Network
let served: Served
/** Changes of the answers to a path; undefined for a failed call. */
let lies: Record<string, (body: string) => string | undefined>
/** Paths that were asked for, without their queries. */
let asked: string[]
let isPinned: boolean
/** Hashes of the configurations that the emulator was given. */
let given: string[]
/** Part of the configuration that runs are said to use. */
let uses: ConfigUse

class InstantWorker {
  onmessage?: (event: { data: EmulatorNews }) => void
  postMessage(order: EmulatorOrder) {
    if (order.kind !== 'method') throw new Error('another order')
    given.push(hashCell(rootOf(order.input.config)))
    const output = { ...runMethod(emulator, order.input), uses }
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'method', output } }))
  }
  terminate() {}
}

/** The validators that a build for this network pins, as its host serves them. */
function anchorsFile(): string {
  const { made, sets } = anchorsOf(network.chain)
  return JSON.stringify({ made, sets: isPinned ? sets.map(({ until, hash, seqno }) => [until, hash, seqno]) : [] })
}

beforeAll(async () => {
  emulator = await openEmulator()
  network = await openFixed('mini')
  served = await serve(network)
  const ask = globalThis.fetch
  const locks = { request: async (_: string, __: object, grant: (lock: object) => Promise<unknown>) => grant({}) }
  vi.stubGlobal('location', { href: 'http://site.test/' })
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('Worker', InstantWorker)
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/anchors.json') return new Response(anchorsFile())
    const { pathname } = new URL(input)
    asked.push(pathname)
    const answer = await ask(input, init)
    const body = await answer.text()
    const told = pathname in lies ? lies[pathname]?.(body) : body
    if (told === undefined) return new Response('{"ok":false,"error":"no such block","code":404}', { status: 404 })
    return new Response(told, { status: answer.status })
  })
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 * network.chain.head(-1).genUtime })
}, 60_000)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  asked = []
  given = []
  lies = {}
  isPinned = true
  uses = 'known parameters'
})

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await served.close()
  network.close()
})

/** An account of the basechain whose code has a get-method `seqno`. */
function wallet(): RawAddress {
  const blocks = [...network.chain.blocks(0)].reverse()
  const all = blocks.flatMap(({ transactions }) => transactions)
  const signed = all.find(({ transaction: { inMessage } }) => inMessage?.info.type === 'external-in')
  if (!signed) throw new Error('no wallet')
  return rawOf(signed.account)
}

/** End of a get-method without arguments, in a page of its own. */
async function endOf(address: RawAddress, method: string): Promise<EmulationState | ComputedEnd | RefusedRun> {
  vi.resetModules()
  const { createComputation } = await import('../../src/stores/replay/method.ts')
  const computation = createComputation({ address, method, args: [] })
  computation.start()
  await vi.waitUntil(() => !/^(?:idle|asking|fetching|running)$/.test(computation.get().status))
  return computation.get()
}

const configHash = () => configCell(network.chain.config).hash().toString('hex')
const head = () => network.chain.head(-1).seqno

/** The configuration without `ConfigParam 8`. */
function otherConfig() {
  const parameters = new Map(network.chain.config)
  parameters.delete(8)
  return configCell(parameters)
}

function withAnotherConfig(body: string): string {
  const bytes = otherConfig().toBoc().toString('base64')
  return body.replace(/"bytes":"[^"]+"/, `"bytes":"${bytes}"`)
}

const refused = () => ({
  status: 'contradicted',
  evidence: { what: 'configuration', expected: otherConfig().hash().toString('hex'), found: configHash() },
})

const callsOf = (address: RawAddress) => [
  `/v2/liteserver/get_account_state/${address}`,
  '/api/v2/getMasterchainBlockSignatures',
  '/api/v2/getConfigParam',
]

test('the proof of an account in a shard proves the configuration too, without another call', async () => {
  const address = wallet()
  const end = await endOf(address, 'seqno')
  expect(end).toMatchObject({ status: 'computed', exitCode: 0, seqno: head(), isSigned: true, config: 'signed' })
  expect(asked).toEqual([...callsOf(address), CONFIG])
  expect(given).toEqual([configHash()])
})

test('a method that reads no configuration depends on none', async () => {
  uses = 'none'
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ isSigned: true, config: 'unused' })
})

test.each(['signed', 'not signed'])(
  'a configuration that the proof of a state contradicts is refused before anything is run: %s',
  async ground => {
    isPinned = ground === 'signed'
    lies[CONFIG] = withAnotherConfig
    expect(await endOf(wallet(), 'seqno')).toEqual(refused())
    expect(given).toEqual([])
  },
)

test('a configuration in a state whose validators the build does not pin counts as named by the node', async () => {
  isPinned = false
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ status: 'computed', isSigned: false, config: 'named' })
})

test('an account of the masterchain takes one more call, which proves the configuration', async () => {
  const end = await endOf(ELECTOR, 'active_election_id')
  expect(end).toMatchObject({ status: 'computed', exitCode: 0, seqno: head(), isSigned: true, config: 'signed' })
  expect(asked).toEqual([...callsOf(ELECTOR), LINK, CONFIG])
})

test('an account of the masterchain that no known validators signed takes no call for the configuration', async () => {
  isPinned = false
  expect(await endOf(ELECTOR, 'active_election_id')).toMatchObject({ isSigned: false, config: 'named' })
  expect(asked).not.toContain(LINK)
})

test('another configuration than the state of the masterchain holds is refused', async () => {
  lies[CONFIG] = withAnotherConfig
  expect(await endOf(ELECTOR, 'active_election_id')).toEqual(refused())
  expect(given).toEqual([])
})

/** The path from an older block to the one before it. */
async function earlierLink(): Promise<string> {
  const seqno = head() - 3
  const query = `workchain=-1&shard=-9223372036854775808&seqno=${seqno - 1}&from_seqno=${seqno}`
  const answer = await fetch(`${served.origin}${LINK}?${query}`)
  return /"mc_proof":\[.+\]/.exec(await answer.text())?.[0] ?? ''
}

test.each([
  ['does not come', () => undefined],
  ['has no link', (body: string) => body.replace(/"mc_proof":\[.+\]/, '"mc_proof":[]')],
  ['is cut off', (body: string) => body.replace(/"state_proof":"([^"]{40})[^"]+"/, '"state_proof":"$1"')],
  ['is of another block', (body: string, earlier: string) => body.replace(/"mc_proof":\[.+\]/, earlier)],
])('without a proof of the masterchain state the configuration is named by the node: it %s', async (_, lie) => {
  const earlier = await earlierLink()
  expect(earlier).toContain('state_proof')
  const answers: [string, string | undefined][] = []
  lies[LINK] = body => {
    const told = lie(body, earlier)
    answers.push([body, told])
    return told
  }
  expect(await endOf(ELECTOR, 'active_election_id')).toMatchObject({ isSigned: true, config: 'named' })
  expect(answers.length).toBeGreaterThan(0)
  for (const [body, told] of answers) expect(told).not.toBe(body)
})
