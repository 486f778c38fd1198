import type { MasterchainHead } from '../../domain/block/block.ts'
import { count, dictionary, hash } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** The newest masterchain block (node API, getMasterchainInfo). */
export const masterchainRequest: ScreenRequest = { key: 'masterchain', of: () => ['/getMasterchainInfo', {}] }

/** The block in such an answer; undefined if incomplete. */
export function readHead(answer: unknown): MasterchainHead | undefined {
  const info = dictionary.read(answer)
  const last = dictionary.read(info?.last)
  const seqno = count.read(last?.seqno)
  const rootHash = hash.read(last?.root_hash)
  const fileHash = hash.read(last?.file_hash)
  if (seqno === undefined || !rootHash || !fileHash) return undefined
  return { seqno, rootHash, fileHash, stateRootHash: hash.read(info?.state_root_hash) ?? null }
}
