import { afterAll, beforeAll } from 'vitest'
import type { ChainTransaction, Network } from '../../../scripts/localnet/chain/types.ts'
import { type Served, serve } from '../../contract/support/served-apis.ts'
import { blocksOf, standardNetwork } from './history.ts'

/** The standard network behind its provider APIs while the tests of a file run, with all its transactions; filled in before the first test. `open` gives one of the file's own, to step. */
export function servedNetwork(open = standardNetwork) {
  const world = {} as { network: Network; served: Served; all: ChainTransaction[] }
  beforeAll(async () => {
    world.network = await open()
    world.served = await serve(world.network)
    world.all = blocksOf(world.network.chain).flatMap(({ transactions }) => transactions)
  }, 120_000)
  afterAll(() => world.served.close())
  return world
}
