import type { BlockId } from '../../src/domain/block/block.ts'
import type { MethodCall } from '../../src/domain/method/value.ts'
import type { Call } from '../../src/lib/call.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import type { Hash } from '../../src/ton/hash.ts'
import type { FullBlockId } from '../../src/ton/proof/block-id.ts'

/** Things of one network that the example calls ask for. */
export type Subjects = {
  /** Unix seconds */
  now: number
  /** rows of a page */
  rows: number
  /** a masterchain block, by its number, its place and its hashes */
  head: number
  masterchain: BlockId
  headId: FullBlockId
  /** a transaction, with an account that has a history, and the masterchain block before */
  signed: Hash
  cursor: { account: RawAddress; lt: string; hash: Hash }
  account: RawAddress
  before: number
  /** a block with transactions; the block of the transaction, with its hashes */
  block: BlockId
  place: FullBlockId
  /** an internal message that was received */
  message: { hash: Hash; source: RawAddress; destination: RawAddress; createdLt: string }
  /** a transaction that moved jettons */
  swap: Hash
  /** an external message on its way, and an account that will receive something of it */
  pending: Hash
  expected: RawAddress
  library: Hash
  method: MethodCall
  /** a holder of tokens, and tokens */
  wallet: RawAddress
  jetton: RawAddress
  onChainJetton: RawAddress
  jettonWallet: RawAddress
  collection: RawAddress
  nft: RawAddress
  /** a domain, a domain on auction, and a part of a name */
  domain: string
  auction: string
  name: string
}

/** A call of the provider function `get`. `nameless` marks an answer that does not name what was asked, and says what it holds instead. */
export const example = <Args extends unknown[], Result>(
  get: (call: Call, ...args: Args) => Promise<Result>,
  args: (subjects: Subjects) => [...NoInfer<Args>],
  nameless?: string,
) => ({
  get,
  nameless,
  /** The call with its arguments read: throws where a subject cannot be read. */
  loadOf(subjects: Subjects) {
    const given = args(subjects)
    return (call: Call) => get(call, ...given)
  },
})
