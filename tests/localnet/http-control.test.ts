import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import type { Fault } from '../../scripts/localnet/http/faults.ts'
import type { LogEntry } from '../../scripts/localnet/http/log.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { openFixed } from './support/history.ts'

let network: Network
let served: Served

beforeAll(async () => {
  network = await openFixed('mini')
  served = await serve(network, { control: true })
})

afterEach(() => control('POST', 'reset'))

afterAll(async () => {
  await served.close()
  network.close()
})

async function control<Answer = Record<string, unknown>>(method: string, path: string, body?: unknown) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  const res = await fetch(`${served.origin}/control/${path}`, init)
  const value: Answer = JSON.parse(await res.text())
  return { status: res.status, value }
}

const arm = (...faults: Fault[]) => control('POST', 'faults', faults)
const get = (path: string, client = 'plain') =>
  fetch(served.origin + path, { headers: { 'User-Agent': `Mozilla/5.0 ${client}` } })
const statuses = async (path: string, times: number): Promise<number[]> => {
  const found: number[] = []
  for (let call = 0; call < times; call += 1) found.push((await get(path)).status)
  return found
}
const entries = async (client = '') =>
  (await control<{ entries: LogEntry[] }>('GET', `log?client=${client}`)).value.entries

describe('the clock of the control plane', () => {
  it('“step” makes the requested number of blocks', async () => {
    const { value: before } = await control('GET', 'state')
    const { value: after } = await control('POST', 'step?count=2')
    expect(after.masterchain).toBe(Number(before.masterchain) + 2)
    expect(after.running).toBe(false)
  })

  it('“run” starts and “pause” stops the network', async () => {
    expect((await control('POST', 'run')).value.running).toBe(true)
    expect((await control('POST', 'pause')).value.running).toBe(false)
  })
})

describe('faults of the control plane', () => {
  it('a fault answers in the format of its provider', async () => {
    await arm({ match: '/', status: 429 })
    expect(await (await get('/api/v2/getMasterchainInfo')).json()).toEqual({
      ok: false,
      result: 'Ratelimit exceed',
      code: 429,
    })
    expect(await (await get('/v2/status')).json()).toEqual({ error: 'rate limit: limit for ip' })
  })

  it('a fault keeps CORS headers unless disabled', async () => {
    await arm({ match: '/v2/status', status: 500, times: 1 }, { match: '/v2/status', status: 500, cors: false })
    expect((await get('/v2/status')).headers.get('access-control-allow-origin')).toBe('*')
    expect((await get('/v2/status')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('a fault with “times” ends after that number of calls', async () => {
    await arm({ match: '/v2/status', status: 503, times: 2 })
    expect(await statuses('/v2/status', 4)).toEqual([503, 503, 200, 200])
  })

  it('a fault with “every” fails every n-th call', async () => {
    await arm({ match: '/v2/status', status: 500, every: 2 })
    expect(await statuses('/v2/status', 4)).toEqual([200, 500, 200, 500])
  })

  it('a fault with “probability” is random and reproducible by its seed', async () => {
    const draw = async () => {
      await control('DELETE', 'faults')
      await arm({ match: '/v2/status', status: 500, probability: 0.5, seed: 7 })
      return statuses('/v2/status', 12)
    }
    const first = await draw()
    expect(await draw()).toEqual(first)
    expect(new Set(first)).toEqual(new Set([200, 500]))
  })

  it('a fault is selected by regular expression, provider and client', async () => {
    await arm({ match: '/blocks\\?from=\\d+/', provider: 'indexer', client: 'worker-2', status: 500 })
    const path = '/v2/blockchain/reduced/blocks?from=1&to=2'
    expect((await get(path, 'worker-1')).status).toBe(200)
    expect((await get(path, 'worker-2')).status).toBe(500)
    expect((await get('/v2/status', 'worker-2')).status).toBe(200)
  })

  it('faults replace, delay, truncate and drop answers', async () => {
    await arm(
      { match: '/v2/status', body: '<html>', contentType: 'text/html', times: 1 },
      { match: '/v2/status', delayMs: 60, times: 1 },
      { match: '/v2/status', truncate: 9, times: 1 },
      { match: '/v2/status', drop: true },
    )
    const broken = await get('/v2/status')
    expect([broken.status, broken.headers.get('content-type'), await broken.text()]).toEqual([
      200,
      'text/html',
      '<html>',
    ])
    const start = performance.now()
    expect((await get('/v2/status')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
    expect(await (await get('/v2/status')).text()).toHaveLength(9)
    await expect(get('/v2/status')).rejects.toThrow()
  })
})

describe('the call log of the control plane', () => {
  it('the call log has provider, path, time, status and client of every call', async () => {
    const before = performance.timeOrigin + performance.now()
    await get('/v2/status', 'tab-1')
    await get('/api/v2/getAddressBalance?address=X', 'tab-2')
    const [first, second] = await entries()
    expect(first).toMatchObject({ provider: 'indexer', method: 'GET', path: '/v2/status', status: 200 })
    expect(second).toMatchObject({ provider: 'node', path: '/api/v2/getAddressBalance?address=X', status: 422 })
    expect(first!.client).toContain('tab-1')
    expect(first!.at).toBeGreaterThanOrEqual(before)
    expect(second!.at).toBeGreaterThan(first!.at)
  })

  it('the call log is read and cleared for one client', async () => {
    await get('/v2/status', 'tab-1')
    await get('/v2/status', 'tab-2')
    expect(await entries('tab-1')).toHaveLength(1)
    await control('DELETE', 'log?client=tab-1')
    expect(await entries()).toHaveLength(1)
  })
})

it('the control plane is disabled by default and leaves other paths alone', async () => {
  const closed = await serve(network)
  expect(await (await fetch(`${closed.origin}/control/state`)).text()).toBe('not mine')
  expect(await (await fetch(`${closed.origin}/index.html`)).text()).toBe('not mine')
  await closed.close()
})
