import { Address } from '@ton/core'
import type { ChainTransaction, Network } from '../../../scripts/localnet/chain/types.ts'
import { incomingMessage, outgoingMessages, type Sent } from '../../../scripts/localnet/http/messages.ts'
import type { Call } from '../../../src/lib/call.ts'
import { idOf } from '../../localnet/support/proof-answers.ts'
import { rawOf } from '../../support/address.ts'
import { whole } from '../../support/provider.ts'
import { loadProviders } from './adapter-modules.ts'
import { indexV3Adapters } from './adapters-index-v3.ts'
import { isSigned, landmarks } from './landmarks.ts'

type Load = (call: Call) => Promise<unknown>
type Providers = Awaited<ReturnType<typeof loadProviders>>

/** The first message that a transaction sent, as it is looked for. */
function soughtIn(sender: ChainTransaction) {
  const [{ cell, message }] = outgoingMessages(sender) as [Sent]
  if (message.info.type !== 'internal') throw new Error('not sent to an account')
  const { src, dest, createdLt } = message.info
  return {
    hash: cell.hash().toString('hex'),
    source: rawOf(src),
    destination: rawOf(dest),
    createdLt: createdLt.toString(),
  }
}

/** Hash of the external message of a pending trace, and the account of its next transaction. */
async function pendingTrace(network: Network) {
  const hash = Buffer.from(landmarks(network).worth('pending trace'), 'hex')
  const root = network.chain.transaction(hash)!
  const [next] = await network.chain.forecast({ trace: root.traceId }, 1)
  return { pending: incomingMessage(root)!.cell.hash().toString('hex'), expected: rawOf(next!.account) }
}

/** One of two sets of subjects. */
type Which = 'first' | 'other'

/** Subjects that this network has, so that no correct answer is empty. */
function subjects(network: Network, which: Which) {
  const { items, worth, role, signed: first } = landmarks(network)
  const isOther = which === 'other'
  const at = (name: string, other: string) => rawOf(Address.parse(worth(isOther ? other : name)))
  const rolled = (name: string) => rawOf(isOther ? network.almanac.roles.get(name)![1]! : role(name))
  const ofShards = items.filter(({ block }) => block.workchain === 0)
  const shardItem = isOther ? ofShards.findLast(({ block }) => block !== ofShards.at(-1)!.block)! : ofShards.at(-1)!
  const signed = isOther
    ? items.find(item => item.account !== first.account && item.block !== first.block && isSigned(item))!
    : first
  const head = network.chain.head(-1).seqno - Number(isOther)
  return {
    domain: isOther ? 'alice.ton' : 'nanoscope.ton',
    auction: 'telescope.ton',
    wallet: rolled('wallet'),
    jetton: at('jetton', 'jetton ORB'),
    library: network.chain
      .account(Address.parse(at('jetton', 'jetton ORB')))!
      .code!.hash()
      .toString('hex'),
    // Jettons whose metadata are on the chain.
    onChainJetton: at('jetton ORB', 'jetton PLAIN'),
    nft: at('NFT on sale', 'NFT item'),
    collection: rolled('nft collection'),
    signed: signed.hash.toString('hex'),
    cursor: { account: rawOf(signed.account), lt: String(signed.lt), hash: signed.hash.toString('hex') },
    message: soughtIn(signed),
    swap: worth(isOther ? 'transaction with a comment' : 'jetton transfer with a call'),
    place: idOf(signed.block),
    head,
    headId: idOf(network.chain.block(-1, head)!),
    now: network.chain.now,
    block: { workchain: 0, shard: shardItem.block.shard, seqno: shardItem.block.seqno },
    method: { address: rolled('pool'), method: 'list_nominators', args: [] },
    masterchain: { workchain: -1, shard: '8000000000000000', seqno: head },
  }
}
type Subjects = ReturnType<typeof subjects>

const nodeAdapters = (p: Providers, s: Subjects): Record<string, Load> => ({
  getAccount: call => whole(p.getAccount(call, s.wallet)),
  getShards: call => p.getShards(call, s.head),
  getBlockTransactions: call => p.getBlockTransactions(call, s.block, 5),
  getMasterchainHead: call => p.getMasterchainHead(call),
  getBlockAt: call => p.getBlockAt(call, s.now - 30),
  getEndLt: call => p.getEndLt(call, s.masterchain),
  getIndexedEndLt: call => p.getIndexedEndLt(call, s.masterchain),
  getParameter: call => p.getParameter(call, 34),
  getBlockHeader: call => p.getBlockHeader(call, s.masterchain),
  getReceiver: call => p.getReceiver(call, s.message),
  getSender: call => p.getSender(call, s.message),
  getOperationName: call => p.getOperationName(call, 0x0f8a7ea5),
  getTransactions: call => p.getTransactions(call, s.wallet, 3),
  getTransactionHash: call => p.getTransactionHash(call, s.cursor),
  getJettonSupply: call => p.getJettonSupply(call, s.jetton),
  getNodeJetton: call => p.getNodeJetton(call, s.onChainJetton),
  getMethodRun: call => p.getMethodRun(call, s.method),
  getFullBlockTransactions: call => p.getFullBlockTransactions(call, s.block, 3),
})

const chainAdapters = (p: Providers, s: Subjects): Record<string, Load> => ({
  getAccountFacts: call => p.getAccountFacts(call, s.wallet),
  getIndexedAccount: call => whole(p.getIndexedAccount(call, s.wallet)),
  getReducedBlocks: call => p.getReducedBlocks(call, s.now - 30, s.now),
  getIndexedHeader: call => p.getIndexedHeader(call, s.masterchain),
  getIndexedHead: call => p.getIndexedHead(call),
  getIndexedStats: call => p.getIndexedStats(call),
  getIndexedMethodRun: call => p.getIndexedMethodRun(call, s.method),
  getNamedThings: call => p.getNamedThings(call, 'nano'),
  getSource: call => p.getSource(call, s.jetton),
  getIndexedTransaction: call => p.getIndexedTransaction(call, s.signed),
  getIndexedTransactionHash: call => p.getIndexedTransactionHash(call, s.signed),
  getCommittedTransactions: call => p.getCommittedTransactions(call, s.head, 3),
  getIndexedHistory: call => p.getIndexedHistory(call, s.wallet, 3),
  getTraceJettons: call => p.getTraceJettons(call, s.swap),
  getTrace: call => p.getTrace(call, s.swap),
  getValidators: call => p.getValidators(call),
  getStakingPools: call => p.getStakingPools(call),
})

const proofAdapters = (p: Providers, s: Subjects): Record<string, Load> => ({
  getCommitment: call => p.getCommitment(call, s.block),
  getSignatures: call => p.getSignatures(call, s.head),
  getValidatorsAfter: call => p.getValidatorsAfter(call, s.head),
  getMarks: call => p.getMarks(call, [s.wallet]),
  getTransactionAt: call => p.getTransactionAt(call, { ...s.cursor, block: null }),
  getTransactionBytes: call => p.getTransactionBytes(call, s.cursor),
  getBlockOfTransaction: call => p.getBlockOfTransaction(call, s.cursor),
  getPreviousKeySeqno: call => p.getPreviousKeySeqno(call, s.masterchain),
  getTransactionProof: call => p.getTransactionProof(call, s.place, s.cursor),
  getBlockBytes: call => p.getBlockBytes(call, s.block),
  getAccountProof: call => p.getAccountProof(call, s.wallet, s.headId),
  getIndexedParameter: call => p.getIndexedParameter(call, 34),
})

const replayAdapters = (p: Providers, s: Subjects): Record<string, Load> => ({
  getShardAccount: call => p.getShardAccount(call, s.wallet, s.head - 1),
  getConfiguration: call => p.getConfiguration(call, s.head - 1),
  getLibraries: async call => Object.fromEntries(await p.getLibraries(call, [s.library])),
  getTransactionsBefore: call => p.getTransactionsBefore(call, { ...s.cursor, afterLt: '0', limit: 2 }),
  getIndexedExecution: call => p.getIndexedExecution(call, s.block),
})

const tokenAdapters = (p: Providers, s: Subjects): Record<string, Load> => ({
  getDomain: call => p.getDomain(call, s.domain),
  getDomainRecords: call => p.getDomainRecords(call, s.domain),
  getBids: call => p.getBids(call, s.auction),
  getAuctions: call => p.getAuctions(call),
  getDomainsOf: call => p.getDomainsOf(call, s.wallet),
  getJetton: call => p.getJetton(call, s.jetton),
  getJettonHistory: call => p.getJettonHistory(call, s.wallet, 5),
  getJettonEvents: call => p.getJettonEvents(call, s.wallet, 5),
  getHolders: call => p.getHolders(call, s.jetton, 5, 0),
  getJettonsOf: call => p.getJettonsOf(call, [s.jetton]),
  getJettonList: call => p.getJettonList(call, 1),
  getJettons: call => p.getJettons(call, s.wallet),
  getNftItem: call => p.getNftItem(call, s.nft),
  getNftCollection: call => p.getNftCollection(call, s.collection),
  getNftCollections: call => p.getNftCollections(call, 5),
  getCollectionItems: call => p.getCollectionItems(call, s.collection, 3, 0),
  getItemHistory: call => p.getItemHistory(call, s.nft, 5),
  getNftHistory: call => p.getNftHistory(call, s.wallet, 5),
  getNfts: call => p.getNfts(call, s.wallet, 3),
  getMarkets: call => p.getMarkets(call),
  getPriceChart: call => p.getPriceChart(call, 'ton', 'usd', { until: s.now, span: 86_400, count: 10 }),
  getCoinPrice: call => p.getCoinPrice(call, 'usd'),
  getExchangeRate: call => p.getExchangeRate(call, 'eur'),
  getTokenRates: call => p.getTokenRates(call, ['ton', s.jetton], 'usd'),
})

/** Every adapter by its name, asking for the subjects of `which`. Providers are imported here, after the test has set the environment. */
export async function adapters(network: Network, which: Which = 'first'): Promise<Record<string, Load>> {
  const [p, s] = [await loadProviders(), subjects(network, which)]
  const own = {
    ...nodeAdapters(p, s),
    ...replayAdapters(p, s),
    ...proofAdapters(p, s),
    ...chainAdapters(p, s),
    ...tokenAdapters(p, s),
  }
  const pending = await pendingTrace(network)
  return { ...own, ...indexV3Adapters(p, { ...s, ...pending }) }
}
