import { vi } from 'vitest'
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
      throw new TypeError(`nobody announced ${path}`)
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
  // Node has Web Locks of its own, which no fake clock moves.
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'http://site.test/' })
  const announce = (path: string, ...replies: Reply[]) => void announced.set(path, replies)
  return { announce, calls, strays }
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
