import { masterchainBlock } from '../domain/block/block.ts'
import type { MasterchainBrief } from '../domain/block/time.ts'
import type { Call } from '../lib/call.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { getBlockHeader } from '../providers/node/header.ts'

/** Headers of the first and last of the `count` newest blocks. The times between them can be interpolated. */
export async function headersAtEnds(call: Call, count: number): Promise<MasterchainBrief[]> {
  const { seqno: head } = await getMasterchainHead(call)
  const ends = [head, Math.max(1, head - count + 1)]
  const headers = await Promise.all(ends.map(seqno => getBlockHeader(call, masterchainBlock(seqno))))
  return headers.map(({ seqno, genUtime }) => ({ seqno, utime: genUtime, transactions: null }))
}
