import { ExternalAddress } from '@ton/core'
import { afterAll, beforeAll, vi } from 'vitest'
import type { ChainTransaction, Network } from '../../../scripts/localnet/chain/types.ts'
import { incomingMessage, outgoingMessages } from '../../../scripts/localnet/http/messages.ts'
import { openFixed } from '../../localnet/support/history.ts'
import { loadProviders } from './adapter-modules.ts'
import { type Served, serve } from './served-apis.ts'

/** The standard network, served, with the product's providers that ask it; there from the first test on. */
export function indexV3World() {
  const world = {} as { network: Network; provider: Awaited<ReturnType<typeof loadProviders>>; all: ChainTransaction[] }
  let served: Served
  beforeAll(async () => {
    world.network = await openFixed('standard')
    served = await serve(world.network)
    vi.stubGlobal('location', { href: served.origin })
    vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
    vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
    vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${served.origin}/api/v3`)
    vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
    vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
    vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
    vi.resetModules()
    world.provider = await loadProviders()
    const { chain } = world.network
    world.all = ([0, -1] as const).flatMap(workchain =>
      [...chain.blocks(workchain)].flatMap(block => block.transactions),
    )
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    await served.close()
    world.network.close()
  })
  return world
}

/** True if a message has fields that the index does not return: an external address, or a body that it could not store. */
export function lacksFields(item: ChainTransaction): boolean {
  const received = incomingMessage(item)
  return [...(received ? [received] : []), ...outgoingMessages(item)].some(
    ({ message: { info }, cell }) =>
      info.src instanceof ExternalAddress || info.dest instanceof ExternalAddress || cell.hash().at(-1) === 0,
  )
}
