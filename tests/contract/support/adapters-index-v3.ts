import type { BlockId } from '../../../src/domain/block/block.ts'
import type { Call } from '../../../src/lib/call.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import type { Hash } from '../../../src/ton/hash.ts'
import type { loadProviders } from './adapter-modules.ts'

/** Things to ask the index for. */
export type IndexV3Subjects = {
  block: BlockId
  wallet: RawAddress
  jetton: RawAddress
  nft: RawAddress
  collection: RawAddress
  domain: string
  signed: Hash
  swap: Hash
  /** an external message under way, and an account that will receive something of it */
  pending: Hash
  expected: RawAddress
}

export const indexV3Adapters = (
  p: Awaited<ReturnType<typeof loadProviders>>,
  s: IndexV3Subjects,
): Record<string, (call: Call) => Promise<unknown>> => ({
  getIndexedV3Execution: call => p.getIndexedV3Execution(call, s.block),
  getNewestTransactions: call => p.getNewestTransactions(call, 5),
  getIndexedV3History: call => p.getIndexedV3History(call, s.wallet, 3),
  getIndexedV3Transaction: call => p.getIndexedV3Transaction(call, s.signed),
  getExpectedTransactions: call => p.getExpectedTransactions(call, s.expected),
  getIndexedV3Trace: call => p.getIndexedV3Trace(call, s.swap),
  getPendingTrace: call => p.getPendingTrace(call, s.pending),
  getIndexedV3Accounts: call => p.getIndexedV3Accounts(call, [s.wallet]),
  getIndexedV3Account: async call => {
    const { account, hashes, facts } = await p.getIndexedV3Account(call, s.wallet)
    return { ...account, ...(await hashes), facts }
  },
  getKnownAddresses: call => p.getKnownAddresses(call, [s.wallet]),
  getIndexedV3Facts: call => p.getIndexedV3Facts(call, s.wallet),
  getIndexedV3Records: call => p.getIndexedV3Records(call, s.domain),
  getIndexedV3Jettons: call => p.getIndexedV3Jettons(call, s.wallet),
  getIndexedV3JettonTransfers: call => p.getIndexedV3JettonTransfers(call, s.jetton, 5),
  getIndexedV3Holders: call => p.getIndexedV3Holders(call, s.jetton, 5, 0),
  getIndexedV3Jetton: call => p.getIndexedV3Jetton(call, s.jetton),
  getJettonsOfWallets: call => p.getJettonsOfWallets(call, [s.jetton]),
  getIndexedV3Nfts: call => p.getIndexedV3Nfts(call, s.wallet, 3),
  getIndexedV3Collection: call => p.getIndexedV3Collection(call, s.collection),
  getIndexedV3CollectionItems: call => p.getIndexedV3CollectionItems(call, s.collection, 3, 0),
  getIndexedV3NftItem: call => p.getIndexedV3NftItem(call, s.nft),
  getIndexedV3Domain: call => p.getIndexedV3Domain(call, s.domain),
  getIndexedV3DomainsOf: call => p.getIndexedV3DomainsOf(call, s.wallet),
  getIndexedV3Head: call => p.getIndexedV3Head(call),
})
