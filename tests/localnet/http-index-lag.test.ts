import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { ask } from '../contract/support/wire.ts'
import { openFixed } from './support/history.ts'

const LAG_MS = 250

let network: Network
let served: Served

beforeAll(async () => {
  network = await openFixed('mini')
  served = await serve(network, { indexLagMs: LAG_MS })
})

afterAll(async () => {
  vi.restoreAllMocks()
  await served.close()
  network.close()
})

it('a new transaction is known to the node at once and to the indexer after the lag', async () => {
  // the index measures its lag on this clock, which passes only when the test says so
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  await network.step()
  const { transactions, seqno } = network.chain.head(0)
  const hash = transactions[0]!.hash.toString('hex')
  const url = `/v2/blockchain/transactions/${hash}`
  expect((await ask(served.origin, url)).status).toBe(404)
  expect((await ask(served.origin, `/v2/blockchain/masterchain/${seqno}/blocks`)).status).toBe(404)
  const node = `/api/v2/getBlockTransactions?workchain=0&shard=-9223372036854775808&seqno=${seqno}`
  expect((await ask(served.origin, node)).text).toContain(transactions[0]!.hash.toString('base64'))
  clock.mockReturnValue(now + LAG_MS - 1)
  expect((await ask(served.origin, url)).status).toBe(404)
  clock.mockReturnValue(now + LAG_MS)
  expect((await ask(served.origin, url)).status).toBe(200)
  expect((await ask(served.origin, `/v2/blockchain/masterchain/${seqno}/blocks`)).status).toBe(200)
})
