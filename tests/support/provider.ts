import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Account, AccountInParts } from '../../src/domain/account/account.ts'
import type { Call } from '../../src/lib/call.ts'
import { RANK } from '../../src/lib/throttle.ts'

type Reply = { status?: number; body: unknown; delay?: number } | Error

/** Stands in for the network: answers announced URLs in order, and fails the test with the URL of any other. */
export function fakeNetwork() {
  const announced = new Map<string, Reply[]>()
  const calls: { url: string; at: number; init: RequestInit }[] = []
  const strays: string[] = []

  async function answer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const path = url.pathname + url.search
    calls.push({ url: path, at: Date.now(), init })
    const replies = announced.get(path)
    const reply = replies && (replies.length > 1 ? replies.shift() : replies[0])
    if (!reply) {
      strays.push(path)
      throw new TypeError(`no answer was announced for ${path}`)
    }
    if (reply instanceof Error) throw reply
    const { status = 200, body, delay = 0 } = reply
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, delay)
      init.signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(init.signal?.reason)
      })
    })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }

  vi.stubGlobal('fetch', answer)
  // Node's own Web Locks ignore the fake clock.
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'http://site.test/' })
  const announce = (path: string, ...replies: Reply[]) => void announced.set(path, replies)
  return { announce, calls, strays }
}

/**
 * Setup of every test of a file: a fake network, and modules loaded again whose providers wait `interval` ms between calls. A call
 * that the test did not announce fails it.
 */
export function providerTests<T extends object>(load: () => Promise<T> = async () => ({}) as T, interval = 0) {
  const network = {} as ReturnType<typeof fakeNetwork>
  const provider = {} as T
  beforeEach(async () => {
    vi.resetModules()
    vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', String(interval))
    vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', String(interval))
    Object.assign(network, fakeNetwork())
    Object.assign(provider, await load())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    expect(network.strays).toEqual([])
  })
  return { network, provider }
}

export function fakeCall(signal = new AbortController().signal): Call & { sources: string[] } {
  const sources: string[] = []
  return { signal, rank: RANK.main, onSource: source => void sources.push(source), sources }
}

/** An account with its hashes, once they are computed. */
export async function whole(parts: Promise<AccountInParts>): Promise<Account> {
  const { account, hashes } = await parts
  return { ...account, ...(await hashes) }
}
