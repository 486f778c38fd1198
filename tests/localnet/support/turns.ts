/**
 * Steps a network through turns of its window (`Plan` as JSON in the first argument) and prints a line of JSON after each: memory after
 * a forced collection, and how much is kept. Runs with `--expose-gc` in a process that does nothing else.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Chain } from '../../../scripts/localnet/chain/chain.ts'
import { RETENTION } from '../../../scripts/localnet/chain/retention.ts'
import { createIndexer } from '../../../scripts/localnet/indexer/indexer.ts'
import { openNetwork } from '../../../scripts/localnet/network.ts'
import type { Plan, Turn } from './window-turns.ts'

const plan: Plan = JSON.parse(process.argv[2] ?? '')
const retention = { ...RETENTION, ...plan.retention }
const network = await openNetwork({ ...plan, retention })
const { chain } = network
if (!(chain instanceof Chain)) throw new Error('The chain itself is looked at')
const { index } = createIndexer(network, 0)

async function memory(): Promise<number> {
  // Weak references that were read are free in the next turn of the loop, their contents in the one after.
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.()
    await sleep(20)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

for (let turn = 1; turn <= plan.turns; turn++) {
  for (let step = 0; step < retention.blocks; step++) await network.step()
  const { operations, elections } = await index.tokens()
  const line: Turn = {
    turn,
    bytes: await memory(),
    kept: {
      ...chain.archive.sizes,
      ...chain.archive.transactions.sizes,
      codes: chain.ledger.codes.size,
      existing: [...chain.accounts()].length,
      operations: operations.jettons.length + operations.nfts.length,
      elections: elections.size,
      waiting: [...chain.inbox.values()].flat().length,
    },
  }
  console.log(JSON.stringify(line))
}
process.exit(0)
