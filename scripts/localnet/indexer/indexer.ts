import type { Network } from '../chain/types.ts'
import { type Answer, Bytes, bytesAnswer, jsonAnswer } from '../http/answer.ts'
import type { Degradation } from '../http/degradations.ts'
import { createRouter } from '../http/router.ts'
import { Call, type World } from './call.ts'
import { Index } from './chain-index.ts'
import { imageRoutes } from './images.ts'
import { Refusal } from './refusal.ts'
import { accountRoutes } from './routes/accounts.ts'
import { blockRoutes } from './routes/blocks.ts'
import { contractRoutes } from './routes/contracts.ts'
import { dnsRoutes } from './routes/dns.ts'
import { eventRoutes } from './routes/events.ts'
import { jettonRoutes } from './routes/jettons.ts'
import { liteserverRoutes } from './routes/liteserver.ts'
import { nftRoutes } from './routes/nfts.ts'
import { proofRoutes } from './routes/proofs.ts'
import { rateRoutes } from './routes/rates.ts'
import { restRoutes } from './routes/rest.ts'
import type { IndexerRoute } from './routes/route.ts'
import { stakingRoutes } from './routes/staking.ts'
import { traceRoutes } from './routes/traces.ts'
import { transactionRoutes } from './routes/transactions.ts'

/** All routes of the indexer. */
export const routes: readonly IndexerRoute[] = [
  ...blockRoutes,
  ...transactionRoutes,
  ...contractRoutes,
  ...accountRoutes,
  ...jettonRoutes,
  ...nftRoutes,
  ...dnsRoutes,
  ...stakingRoutes,
  ...rateRoutes,
  ...traceRoutes,
  ...eventRoutes,
  ...liteserverRoutes,
  ...proofRoutes,
  ...restRoutes,
  ...imageRoutes,
]

/** Creates the indexer API of a network. */
export function createIndexer(network: Network, lagMs: number) {
  const index = Index.of(network, lagMs)
  const parts = { network, chain: network.chain, fixtures: network.fixtures }
  const find = createRouter(routes)

  const answer = async (method: string, url: URL, body: Buffer, degradation: Degradation = {}): Promise<Answer> => {
    const found = find(method === 'HEAD' ? 'GET' : method, url.pathname)
    if (!found) return jsonAnswer(404, { error: 'not found' })
    try {
      const late = degradation.indexLag ? index.behind(degradation.indexLag) : index
      const world: World = { ...parts, index: late, origin: url.origin, degradation }
      const call = new Call(world, found.route.name, found.params, url.searchParams, body)
      const result = await found.route.handler(call)
      return result instanceof Bytes ? bytesAnswer(result) : jsonAnswer(200, result)
    } catch (error) {
      if (error instanceof Refusal) return error.answer()
      return jsonAnswer(500, { error: error instanceof Error ? error.message : String(error) })
    }
  }
  return { index, answer }
}
