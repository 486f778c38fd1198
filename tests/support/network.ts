import type { Degradation } from '../../scripts/localnet/http/degradations.ts'

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
  /** applies with this probability, from a generator seeded by `seed` */
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

/** Blocks after which each account that sends at all has sent something again. */
const MAX_STEPS = 60

/** Embedded network as one test sees it: its own calls, by its User-Agent, and faults that meet it alone. A block is made by `step` only. */
export class EmbeddedNetwork {
  readonly origin: string
  readonly client: string
  /** the real one, also when a test replaces it */
  readonly #fetch = globalThis.fetch

  constructor(origin: string, client: string) {
    this.origin = origin
    this.client = client
  }

  async state(): Promise<NetworkState> {
    return (await this.#control('GET', 'state')).json()
  }

  /** Makes the next blocks of the masterchain, with the shard blocks they commit. */
  async step(blocks = 1): Promise<void> {
    await this.#control('POST', `step?count=${blocks}`)
  }

  /** Makes blocks until `holds` does; throws when it does not after `MAX_STEPS`. */
  async stepUntil(holds: () => Promise<boolean>): Promise<void> {
    for (let blocks = 0; !(await holds()); blocks++) {
      if (blocks === MAX_STEPS) throw new Error(`${MAX_STEPS} blocks were made, and what is waited for did not happen`)
      await this.step()
    }
  }

  /** Injects faults into this test's calls; a fault without provider applies to both providers. */
  async inject(...faults: Fault[]): Promise<void> {
    const own = faults.map(fault => ({ ...fault, client: this.client }))
    await this.#control('POST', 'faults', own)
  }

  /** Removes the faults and degradations of this test. */
  async reset(): Promise<void> {
    await this.#control('DELETE', `faults?client=${this.client}`)
    await this.#control('DELETE', `degradations?client=${this.client}`)
  }

  /** Degrades the network for this test: a lagging index, a node that is not ready, answers about other blocks, flawed transfers. */
  async degrade(degradation: Omit<Degradation, 'client'>): Promise<void> {
    await this.#control('POST', 'degradations', { ...degradation, client: this.client })
  }

  async calls(): Promise<LoggedCall[]> {
    const { entries } = await (await this.#control('GET', `log?client=${this.client}`)).json()
    return entries
  }

  async #control(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await this.#fetch(`${this.origin}/control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}
