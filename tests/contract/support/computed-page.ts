/** A page that computes get-methods on the embedded network, with its own emulator. Tests replace answers with false ones. */
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Network } from '../../../scripts/localnet/chain/types.ts'
import { anchorsOf } from '../../../scripts/localnet/proofs/anchors.ts'
import type { Profile } from '../../../scripts/localnet/scenario/profiles.ts'
import type { Argument, MethodCall } from '../../../src/domain/method/value.ts'
import type { ComputedEnd, RefusedRun } from '../../../src/domain/replay/computed.ts'
import type { EmulationState } from '../../../src/domain/replay/replay.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import type { ConfigUse } from '../../../src/ton/replay/config-use.ts'
import type { Emulator, MethodInput } from '../../../src/ton/replay/emulator.ts'
import type { EmulatorNews, EmulatorOrder } from '../../../src/ton/replay/orders.ts'
import { runMethod } from '../../../src/ton/replay/run-method.ts'
import { openFixed } from '../../localnet/support/history.ts'
import { rawOf } from '../../support/address.ts'
import { openEmulator } from '../../support/emulator.ts'
import { until } from '../../support/eventually.ts'
import { fakeStorage } from '../../support/storage.ts'
import { type Served, serve } from './served-apis.ts'

export const ELECTOR: RawAddress = `-1:${'3'.repeat(64)}`
export const [CONFIG, LINK] = ['/api/v2/getConfigAll', '/api/v2/getShardBlockProof']

type Page = {
  network: Network
  origin: string
  /** changes of the answers to a path; undefined for a failed call */
  lies: Record<string, (body: string) => string | undefined>
  /** requested paths, without their queries */
  asked: string[]
  /** requested paths with their queries */
  queries: string[]
  /** the build pins the validators of the network */
  isPinned: boolean
  /** inputs that the emulator was given */
  given: MethodInput[]
  /** part of the configuration that runs report to have used */
  uses: ConfigUse
}

type End = EmulationState | ComputedEnd | RefusedRun

/** Anchors file of a build for this network, with the validator sets that it pins. */
function anchorsFile({ network, isPinned }: Page): string {
  const { made, sets } = anchorsOf(network.chain)
  return JSON.stringify({ made, sets: isPinned ? sets.map(({ until, hash, seqno }) => [until, hash, seqno]) : [] })
}

function workerOf(page: Page, emulator: Emulator) {
  return class InstantWorker {
    onmessage?: (event: { data: EmulatorNews }) => void
    postMessage(order: EmulatorOrder) {
      if (order.kind !== 'method') throw new Error('another order')
      page.given.push(order.input)
      const output = { ...runMethod(emulator, order.input), uses: page.uses }
      queueMicrotask(() => this.onmessage?.({ data: { kind: 'method', output } }))
    }
    terminate() {}
  }
}

/** The browser's fetch: answers of the network, altered by `lies`. */
function fetchOf(page: Page, ask: typeof fetch) {
  return async (input: string, init?: RequestInit) => {
    if (input === '/anchors.json') return new Response(anchorsFile(page))
    const { pathname, search } = new URL(input)
    page.asked.push(pathname)
    page.queries.push(pathname + search)
    const answer = await ask(input, init)
    const body = await answer.text()
    const sent = pathname in page.lies ? page.lies[pathname]?.(body) : body
    if (sent === undefined) return new Response('{"ok":false,"error":"no such block","code":404}', { status: 404 })
    return new Response(sent, { status: answer.status })
  }
}

/** Sets up the page for the tests of a file; each test starts with unaltered answers. */
export function computedPage(profile: Profile = 'mini'): Page {
  const page = {} as Page
  let served: Served
  beforeAll(async () => {
    const emulator = await openEmulator()
    page.network = await openFixed(profile)
    served = await serve(page.network)
    page.origin = served.origin
    const locks = { request: async (_: string, __: object, grant: (lock: object) => Promise<unknown>) => grant({}) }
    vi.stubGlobal('location', { href: 'http://site.test/' })
    vi.stubGlobal('navigator', { onLine: true, locks })
    vi.stubGlobal('document', { visibilityState: 'visible' })
    vi.stubGlobal('Worker', workerOf(page, emulator))
    vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
    vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
    vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
    vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
    vi.stubGlobal('fetch', fetchOf(page, globalThis.fetch))
    vi.useFakeTimers({ toFake: ['Date'] })
  }, 60_000)
  beforeEach(() => {
    vi.setSystemTime(1000 * page.network.chain.head(-1).genUtime)
    vi.stubGlobal('localStorage', fakeStorage())
    Object.assign(page, { lies: {}, asked: [], queries: [], given: [], isPinned: true, uses: 'known parameters' })
  })
  afterAll(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    await served.close()
    page.network.close()
  })
  return page
}

/** A wallet of the basechain, whose code has a get-method `seqno`. */
export function walletOf({ network }: Page): RawAddress {
  const blocks = [...network.chain.blocks(0)].reverse()
  const all = blocks.flatMap(({ transactions }) => transactions)
  const signed = all.find(({ transaction: { inMessage } }) => inMessage?.info.type === 'external-in')
  if (!signed) throw new Error('no wallet')
  return rawOf(signed.account)
}

/** Runs a get-method with freshly loaded modules, and resolves with its last state. */
export async function endOf(address: RawAddress, method: MethodCall['method'], args: Argument[] = []): Promise<End> {
  vi.resetModules()
  const { createComputation } = await import('../../../src/stores/replay/method.ts')
  const computation = createComputation({ address, method, args })
  computation.start()
  await until(() => !/^(?:idle|asking|fetching|running)$/.test(computation.get().status))
  return computation.get()
}
