import * as v from 'valibot'
import type { NetworkStats } from '../../domain/network/stats.ts'
import type { Call } from '../../lib/call.ts'
import { amount, count, int, maybe, time } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const coins = maybe(v.object({ grams: amount }))

const head = v.object({
  seqno: count,
  gen_utime: time,
  global_id: maybe(int),
  version: maybe(int),
  gen_software_version: maybe(int),
  tx_quantity: maybe(count),
  value_flow: maybe(v.object({ fees_collected: coins, burned: coins })),
})

/** The newest masterchain block the indexer knows, with its flow of coins (masterchain-head). */
export async function getIndexedStats(call: Call): Promise<NetworkStats> {
  const read = await indexerApi('/blockchain/masterchain-head', {}, head, call)
  return {
    seqno: read.seqno,
    genUtime: read.gen_utime,
    globalId: read.global_id,
    version: read.version,
    softwareVersion: read.gen_software_version,
    transactions: read.tx_quantity,
    feesCollected: read.value_flow?.fees_collected?.grams ?? null,
    // Blocks that burn nothing leave it out, as do servers that do not know of it.
    feesBurned: read.value_flow?.burned?.grams ?? null,
  }
}
