import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Mood } from '../../scripts/localnet/http/moods.ts'

export type Fault = {
  match: string
  provider?: 'node' | 'indexer'
  status?: number
  body?: unknown
  contentType?: string
  delayMs?: number
  drop?: boolean
  truncate?: number
  times?: number
  /** strikes by chance, by the same dice for the same seed */
  probability?: number
  seed?: number
}
export type LoggedCall = { provider: 'node' | 'indexer'; path: string; at: number; status: number }
export type NetworkState = {
  masterchain: number
  /** unix seconds of the newest block */
  now: number
  basechain: number
  worthOpening: Record<string, string>
  roles: Record<string, string[]>
  /** ids of the blocks around the newest split and merge of shards */
  split?: { before: string[]; after: string[] }
  merge?: { before: string[]; after: string[] }
}

/** The embedded network as one test sees it: its own calls, faults that meet it alone. */
class EmbeddedNetwork {
  readonly request: APIRequestContext
  readonly client: string

  constructor(request: APIRequestContext, client: string) {
    this.request = request
    this.client = client
  }

  async state(): Promise<NetworkState> {
    return (await this.request.get('/control/state')).json()
  }

  /** Disturbs this test's calls; a fault without provider meets both. */
  async disturb(...faults: Fault[]): Promise<void> {
    const own = faults.map(fault => ({ ...fault, client: this.client }))
    expect((await this.request.post('/control/faults', { data: own })).ok()).toBe(true)
  }

  async calm(): Promise<void> {
    await this.request.delete(`/control/faults?client=${this.client}`)
    await this.request.delete(`/control/moods?client=${this.client}`)
  }

  /** Gives the network a mood towards this test: an index behind, a node that is not ready, answers about other blocks, flawed transfers. */
  async setMood(mood: Omit<Mood, 'client'>): Promise<void> {
    expect((await this.request.post('/control/moods', { data: { ...mood, client: this.client } })).ok()).toBe(true)
  }

  async calls(): Promise<LoggedCall[]> {
    const { entries } = await (await this.request.get(`/control/log?client=${this.client}`)).json()
    return entries
  }
}

/** What a fault makes the browser itself print; everything else on the console fails the test. */
const expectedOfFaults = /^Failed to load resource/

type Fixtures = { alsoExpected: RegExp | undefined; network: EmbeddedNetwork; quiet: Page; clientName: string }

/**
 * `page` fails its test when anything is printed as an error or thrown. Every test has a User-Agent of its own, by which the network
 * tells its calls from those of tests beside it.
 */
export const test = base.extend<Fixtures>({
  alsoExpected: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  clientName: async ({}, use, info) => use(`nanoscope-e2e-${info.testId}-${info.repeatEachIndex}-${info.retry}`),
  userAgent: async ({ clientName, userAgent }, use) => use(`${userAgent ?? 'Mozilla/5.0'} ${clientName}`),
  network: async ({ request, clientName }, use) => {
    const network = new EmbeddedNetwork(request, clientName)
    await use(network)
    await network.calm()
  },
  page: async ({ page, alsoExpected }, use) => {
    const errors: string[] = []
    page.on('console', message => {
      const text = message.text()
      if (message.type() === 'error' && !expectedOfFaults.test(text) && !alsoExpected?.test(text)) errors.push(text)
    })
    page.on('pageerror', error => void errors.push(String(error)))
    await use(page)
    expect(errors, 'the console is clean').toEqual([])
  },
})

export { expect }

/** The shortest time between two starts of calls to one provider, in ms. */
export function shortestGap(calls: LoggedCall[], provider: 'node' | 'indexer'): number {
  const times = calls
    .filter(call => call.provider === provider)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  return Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0)))
}

/** What stands beside the name of a fact. */
export const factOf = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** What stands below the name of a tile. */
export const tileOf = (page: Page, name: string): Locator =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::p').first()
