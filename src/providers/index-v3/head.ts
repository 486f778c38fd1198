import * as v from 'valibot'
import type { MasterchainHead } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { MASTERCHAIN } from '../../ton/workchain.ts'
import { another } from '../http/asked.ts'
import { count, hash, int, time } from '../http/wire.ts'
import { indexV3Api } from './client.ts'
import { indexV3 } from './provider.ts'

const block = v.object({ workchain: int, seqno: count, root_hash: hash, file_hash: hash, gen_utime: time })
const info = v.object({ last: block })

/** The newest masterchain block of the index with its time in unix seconds, which tells its lag (masterchainInfo). */
export async function getIndexV3Head(call: Call): Promise<MasterchainHead & { utime: number }> {
  const { last } = await indexV3Api('/masterchainInfo', {}, info, call)
  if (last.workchain !== MASTERCHAIN) throw another(indexV3.name, 'block')
  const { seqno, root_hash: rootHash, file_hash: fileHash, gen_utime: utime } = last
  return { seqno, rootHash, fileHash, stateRootHash: null, utime }
}
