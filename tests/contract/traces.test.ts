import { readFileSync } from 'node:fs'
import { TonApiClient, type Trace } from '@ton-api/client'
import { afterAll, describe, expect, it } from 'vitest'
import { openFixed } from '../localnet/support/history.ts'
import { allSteps, type TraceNode } from '../localnet/support/traces.ts'
import { missingFrom } from './suites/recordings.ts'
import { landmarks } from './support/landmarks.ts'
import { faultsOf, loadSchemas } from './support/schemas.ts'
import { serve } from './support/served-apis.ts'
import { shared } from './support/shared.ts'
import { ask } from './support/wire.ts'

const network = await openFixed('standard')
const served = await serve(network)
const { items } = landmarks(network)
afterAll(async () => {
  await served.close()
  network.close()
})

const get = (url: string) => ask(served.origin, `/v2${url}`)
const roots = items.filter(({ parent }) => !parent).map(({ hash }) => hash.toString('hex'))
const accounts = [...new Set(items.map(({ account }) => account.toRawString()))]

describe.skipIf(!shared)('the embedded indexer’s traces, and the schema and recordings of tonapi', () => {
  const schemas = shared ? loadSchemas('tonapi-v2.yml') : null

  async function faults(path: string, name: string, values: readonly string[], rest = '') {
    const validate = schemas!.answer('GET', `/v2${path}`)
    const found: string[] = []
    for (const value of values) {
      const answer = await get(path.replace(`{${name}}`, value) + rest)
      // A trace that is too long is refused, which another test covers.
      if (answer.status !== 413) found.push(...faultsOf(validate, answer.value).map(fault => `${value}${fault}`))
    }
    return found
  }

  it('every trace of the embedded indexer has the published shape', async () => {
    expect(roots.length).toBeGreaterThan(300)
    expect(await faults('/traces/{trace_id}', 'trace_id', roots)).toEqual([])
  })

  it('every event of the embedded indexer has the published shape', async () => {
    expect(await faults('/events/{event_id}', 'event_id', roots)).toEqual([])
  })

  it('events of every eighth account of the embedded indexer have the published shape', async () => {
    const some = accounts.filter((_, at) => at % 8 === 0)
    expect(await faults('/accounts/{account_id}/events', 'account_id', some, '?limit=20')).toEqual([])
  })

  it('trace steps of the embedded indexer have all members of recorded transactions', async () => {
    const steps: unknown[] = []
    for (const root of roots.slice(0, 300)) {
      const { value, status } = await get(`/traces/${root}`)
      if (status === 200) steps.push(...allSteps(value as TraceNode).map(({ node }) => node.transaction))
    }
    for (const name of ['api-block-txs-1.json', 'api-block-txs-3.json']) {
      const recording: unknown = JSON.parse(readFileSync(`${shared}fixtures/opentonapi/${name}`, 'utf8'))
      // A block's list has the messages between accounts too; in a trace the next step has them.
      expect(missingFrom({ transactions: steps }, recording, [/out_msgs\[\]/])).toEqual([])
    }
  })
})

describe('tonapi’s official client', () => {
  const api = new TonApiClient({ baseUrl: served.origin })
  const worth = (word: string) => network.fixtures.worthOpening.get(word)!

  function count(root: Trace): number {
    const nodes = [root]
    for (const node of nodes) nodes.push(...(node.children ?? []))
    return nodes.length
  }

  it('tonapi’s client reads traces of 5, 256 and 301 steps, and a pending one of 51', async () => {
    const lengths = ['failed step', 'payout', 'long trace'].map(async word =>
      count(await api.traces.getTrace(worth(word))),
    )
    expect(await Promise.all(lengths)).toEqual([5, 256, 301])
    const pending = await api.traces.getTrace(worth('pending trace'))
    expect(count(pending)).toBe(51)
    expect((await api.events.getEvent(worth('pending trace'))).inProgress).toBe(true)
  })

  it('tonapi’s client reads a swap with the amount received', async () => {
    const { actions, valueFlow } = await api.events.getEvent(worth('swap'))
    const [action] = actions
    expect(action!.JettonSwap).toMatchObject({ dex: 'stonfi', amountIn: 1_000_000_000n })
    expect(action!.JettonSwap!.amountOut).toBeGreaterThan(490n * 10n ** 9n)
    const bought = valueFlow.flatMap(({ jettons = [] }) => jettons).filter(({ jetton }) => jetton.symbol === 'TIDE')
    expect(bought.map(({ qty }) => qty)).toContain(action!.JettonSwap!.amountOut)
  })
})
