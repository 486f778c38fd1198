import type { BlockId } from '../../src/domain/block/block.ts'
import type { MethodCall } from '../../src/domain/method/value.ts'
import type { Call } from '../../src/lib/call.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import type { Hash } from '../../src/ton/hash.ts'
import type { FullBlockId } from '../../src/ton/proof/block-id.ts'

/** Subjects of the example calls, from one network. */
export type Subjects = {
  /** unix seconds */
  now: number
  /** rows per page */
  rows: number
  /** a masterchain block: seqno, id, and id with hashes */
  head: number
  masterchain: BlockId
  headId: FullBlockId
  /** a transaction, an account with a history, and the masterchain block before */
  signed: Hash
  cursor: { account: RawAddress; lt: string; hash: Hash }
  account: RawAddress
  before: number
  /** a block with transactions, and the transaction's block with hashes */
  block: BlockId
  place: FullBlockId
  /** a received internal message */
  message: { hash: Hash; source: RawAddress; destination: RawAddress; createdLt: string }
  /** a transaction that moved jettons */
  swap: Hash
  /** a pending external message, and an account that it affects */
  pending: Hash
  expected: RawAddress
  library: Hash
  method: MethodCall
  /** a token holder, and tokens */
  wallet: RawAddress
  jetton: RawAddress
  onChainJetton: RawAddress
  jettonWallet: RawAddress
  collection: RawAddress
  nft: RawAddress
  /** a domain, a domain in auction, and a part of a name */
  domain: string
  auction: string
  name: string
}

/** An example call of provider function `get`. `nameless` is set if the answer does not identify its subject, and describes its content. */
export const example = <Args extends unknown[], Result>(
  get: (call: Call, ...args: Args) => Promise<Result>,
  args: (subjects: Subjects) => [...NoInfer<Args>],
  nameless?: string,
) => ({
  get,
  nameless,
  /** Binds the call to its arguments. Throws if a subject is unknown. */
  loadOf(subjects: Subjects) {
    const given = args(subjects)
    return (call: Call) => get(call, ...given)
  },
})
