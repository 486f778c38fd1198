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

/** The newest masterchain block of the indexer, with its value flow (masterchain-head). */
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
    // Absent if a block burns nothing, and on servers without this field.
    feesBurned: read.value_flow?.burned?.grams ?? null,
  }
}
