import { parseBlockPlace } from '../../domain/block/place.ts'
import { base, pathArgument, transactionPath } from '../../routes.ts'
import { parseHash } from '../../ton/hash.ts'

/** Paths that identify their page alone; their query only changes the view. */
const WHOLE = /^\/(?:address|jetton|nft|dns|staking)\/./

/** Permanent path of the current page: a block by its complete id, a transaction by its hash in hex. */
export function lastingPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const block = parseBlockPlace(pathArgument(pathname, '/block/') ?? '', new URLSearchParams(search))
  if (block) {
    const { workchain, shard, seqno } = block
    return `${base}/block/${seqno}?workchain=${workchain}&shard=${shard}`
  }
  const transaction = parseHash(pathArgument(pathname, '/tx/') ?? pathArgument(pathname, '/trace/') ?? '')
  if (transaction) return transactionPath(transaction)
  return WHOLE.test(pathname.slice(base.length)) ? pathname : pathname + search + hash
}
