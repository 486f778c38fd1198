import type { Network } from '../chain/types.ts'
import { type Answer, jsonAnswer } from '../http/answer.ts'
import type { Degradation } from '../http/degradations.ts'
import type { World } from '../indexer/call.ts'
import type { Index } from '../indexer/chain-index.ts'
import type { Handler } from './call.ts'
import { decode } from './decode.ts'
import { Params } from './params.ts'
import { Refusal } from './refusal.ts'
import { accountHandlers } from './routes/accounts.ts'
import { blockHandlers } from './routes/blocks.ts'
import { dnsHandlers } from './routes/dns.ts'
import { jettonHandlers } from './routes/jettons.ts'
import { nftHandlers } from './routes/nfts.ts'
import { traceHandlers } from './routes/traces.ts'
import { transactionHandlers } from './routes/transactions.ts'

/** Handlers of all paths under `/api/v3/`. */
const handlers: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    ...transactionHandlers,
    ...traceHandlers,
    ...accountHandlers,
    ...blockHandlers,
    ...jettonHandlers,
    ...nftHandlers,
    ...dnsHandlers,
    decode,
  }),
)

/**
 * Index on the node API's host (toncenter v3); errors are `{"error": text}`. Only answers of `traces` were recorded; other paths follow the
 * server's source and schema.
 */
export function createIndexV3(network: Network, index: Index) {
  const parts = { network, chain: network.chain, fixtures: network.fixtures }

  return async (verb: string, url: URL, _body: Buffer, degradation: Degradation = {}): Promise<Answer> => {
    const handler = verb === 'POST' ? undefined : handlers.get(url.pathname.slice('/api/v3/'.length).replace(/\/$/, ''))
    if (!handler) return jsonAnswer(500, { error: `internal server error: Cannot ${verb} ${url.pathname}` })
    const late = degradation.indexLag ? index.behind(degradation.indexLag) : index
    const world: World = { ...parts, index: late, origin: url.origin, degradation }
    try {
      return jsonAnswer(200, await handler({ world, params: new Params(url.searchParams) }))
    } catch (error) {
      if (error instanceof Refusal) return jsonAnswer(error.status, { error: error.message })
      throw error
    }
  }
}
