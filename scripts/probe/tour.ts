import { type BlockId, masterchainBlock } from '../../src/domain/block/block.ts'
import type { MethodCall } from '../../src/domain/method/value.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import * as adapters from './calls.ts'
import { type Try, tourIndexV3 } from './tour-index-v3.ts'

/** A jetton of mainnet, for when the list of jettons fails. */
const USDT = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'
const ROWS = 10

/** Asks every route of the product once; what one answers, the next ask for. `attempt` gives undefined for what failed. */
export async function tour(domain: string, attempt: Try): Promise<{ lag: number | null }> {
  const head = await attempt('getMasterchainHead', call => adapters.getMasterchainHead(call))
  const indexed = await attempt('getIndexedHead', call => adapters.getIndexedHead(call))
  await blocks(attempt, Math.max(1, (indexed ?? head)?.seqno ?? 1) - 1)
  const holder = await jettons(attempt)
  await nfts(attempt, holder)
  await names(attempt, domain, holder)
  await tourIndexV3(attempt, domain, USDT)
  await attempt('getOperationName', call => adapters.getOperationName(call, 0x0f8a7ea5))
  await attempt('getValidators', call => adapters.getValidators(call))
  await attempt('getStakingPools', call => adapters.getStakingPools(call))
  await attempt('getIndexedStats', call => adapters.getIndexedStats(call))
  await attempt('getMarkets', call => adapters.getMarkets(call))
  await attempt('getCoinPrice', call => adapters.getCoinPrice(call, 'usd'))
  await attempt('getExchangeRate', call => adapters.getExchangeRate(call, 'eur'))
  return { lag: head && indexed ? head.seqno - indexed.seqno : null }
}

async function blocks(attempt: Try, seqno: number): Promise<void> {
  const id = { workchain: -1, shard: '8000000000000000', seqno }
  const header = await attempt('getBlockHeader', call => adapters.getBlockHeader(call, id))
  await attempt('getIndexedHeader', call => adapters.getIndexedHeader(call, id))
  await attempt('getShards', call => adapters.getShards(call, seqno))
  await attempt('getBlockTransactions', call => adapters.getBlockTransactions(call, id, ROWS))
  await attempt('getFullBlockTransactions', call => adapters.getFullBlockTransactions(call, id, ROWS))
  const until = header?.genUtime ?? Math.floor(Date.now() / 1000)
  await attempt('getBlockAt', call => adapters.getBlockAt(call, until - 3600))
  await attempt('getEndLt', call => adapters.getEndLt(call, id))
  await attempt('getIndexedEndLt', call => adapters.getIndexedEndLt(call, id))
  await attempt('getReducedBlocks', call => adapters.getReducedBlocks(call, until - 10, until))
  const committed = await attempt('getCommittedTransactions', call =>
    adapters.getCommittedTransactions(call, seqno, ROWS),
  )
  const one = committed?.transactions[0]
  if (!one) return
  await attempt('getIndexedTransaction', call => adapters.getIndexedTransaction(call, one.hash))
  await attempt('getIndexedTransactionHash', call => adapters.getIndexedTransactionHash(call, one.hash))
  await attempt('getTransactionHash', call => adapters.getTransactionHash(call, one))
  await attempt('getIndexedHistory', call => adapters.getIndexedHistory(call, one.account, ROWS))
  await attempt('getTransactions', call => adapters.getTransactions(call, one.account, ROWS))
  await proofs(attempt, one, seqno)
  const message = committed.transactions
    .flatMap(({ outMessages }) => outMessages)
    .find(({ kind }) => kind === 'internal')
  if (!message?.source || !message.destination) return
  const sought = { ...message, source: message.source, destination: message.destination }
  await attempt('getSender', call => adapters.getSender(call, sought))
  await attempt('getReceiver', call => adapters.getReceiver(call, sought))
}

async function proofs(attempt: Try, one: Transaction, seqno: number): Promise<void> {
  await attempt('getPreviousKeySeqno', call => adapters.getPreviousKeySeqno(call, masterchainBlock(seqno)))
  await attempt('getSignatures', call => adapters.getSignatures(call, seqno))
  for (const param of [15, 17, 34]) await attempt('getParameter', call => adapters.getParameter(call, param))
  await attempt('getValidatorsAfter', call => adapters.getValidatorsAfter(call, seqno - 1))
  await attempt('getIndexedParameter', call => adapters.getIndexedParameter(call, 34))
  await attempt('getAccountProof', call => adapters.getAccountProof(call, one.account))
  await attempt('getTransactionAt', call => adapters.getTransactionAt(call, one))
  await attempt('getTransactionBytes', call => adapters.getTransactionBytes(call, one))
  const place = await attempt('getBlockOfTransaction', call => adapters.getBlockOfTransaction(call, one))
  const block = one.block ?? place
  if (!block) return
  await replay(attempt, one, block)
  await attempt('getBlockBytes', call => adapters.getBlockBytes(call, block))
  const committed = await attempt('getCommitment', call => adapters.getCommitment(call, block))
  if (!committed) return
  await attempt('getTransactionProof', call => adapters.getTransactionProof(call, committed.block, one))
}

/** Inputs of a replay. */
async function replay(attempt: Try, one: Transaction, block: BlockId): Promise<void> {
  await attempt('getIndexedExecution', call => adapters.getIndexedExecution(call, block))
  const found = await attempt('getIndexedV3Execution', call => adapters.getIndexedV3Execution(call, block))
  if (!found) return
  await attempt('getShardAccount', call => adapters.getShardAccount(call, one.account, found.since))
  await attempt('getConfiguration', call => adapters.getConfiguration(call, found.since))
  await attempt('getLibraries', call => adapters.getLibraries(call, [one.hash]))
  await attempt('getTransactionsBefore', call =>
    adapters.getTransactionsBefore(call, { ...one, afterLt: '0', limit: ROWS }),
  )
}

/** An account that holds a jetton. */
async function jettons(attempt: Try): Promise<RawAddress> {
  const list = await attempt('getJettonList', call => adapters.getJettonList(call, 1))
  const master = list?.jettons[0]?.address ?? USDT
  await attempt('getJetton', call => adapters.getJetton(call, master))
  await attempt('getJettonSupply', call => adapters.getJettonSupply(call, master))
  await attempt('getNodeJetton', call => adapters.getNodeJetton(call, master))
  const holders = await attempt('getHolders', call => adapters.getHolders(call, master, ROWS, 0))
  const method: MethodCall = { address: master, method: 'get_wallet_address', args: [{ kind: 'address', raw: master }] }
  await attempt('getMethodRun', call => adapters.getMethodRun(call, method))
  await attempt('getIndexedMethodRun', call => adapters.getIndexedMethodRun(call, method))
  await attempt('getNamedThings', call => adapters.getNamedThings(call, 'tether'))
  await attempt('getSource', call => adapters.getSource(call, master))
  const holder = holders?.holders.find(({ owner }) => owner)?.owner ?? master
  await attempt('getTokenRates', call => adapters.getTokenRates(call, ['ton', master], 'usd'))
  const until = Math.floor(Date.now() / 1000)
  await attempt('getPriceChart', call =>
    adapters.getPriceChart(call, 'ton', 'usd', { until, span: 86_400, count: ROWS }),
  )
  await attempt('getAccount', call => adapters.getAccount(call, holder))
  await attempt('getIndexedAccount', call => adapters.getIndexedAccount(call, holder))
  await attempt('getAccountFacts', call => adapters.getAccountFacts(call, holder))
  await attempt('getJettons', call => adapters.getJettons(call, holder))
  const history = await attempt('getJettonHistory', call => adapters.getJettonHistory(call, holder, ROWS))
  await attempt('getJettonsOf', call => adapters.getJettonsOf(call, [master]))
  await attempt('getJettonEvents', call => adapters.getJettonEvents(call, holder, ROWS))
  const hash = history?.operations.find(operation => operation.hash)?.hash
  if (hash) await attempt('getTraceJettons', call => adapters.getTraceJettons(call, hash))
  if (hash) await attempt('getTrace', call => adapters.getTrace(call, hash))
  return holder
}

async function nfts(attempt: Try, holder: RawAddress): Promise<void> {
  const collections = await attempt('getNftCollections', call => adapters.getNftCollections(call, ROWS))
  const at = collections?.[0]?.address
  if (at) {
    await attempt('getNftCollection', call => adapters.getNftCollection(call, at))
    const items = await attempt('getCollectionItems', call => adapters.getCollectionItems(call, at, ROWS, 0))
    const item = items?.items[0]?.address
    if (item) await attempt('getNftItem', call => adapters.getNftItem(call, item))
    if (item) await attempt('getItemHistory', call => adapters.getItemHistory(call, item, ROWS))
  }
  await attempt('getNfts', call => adapters.getNfts(call, holder, ROWS))
  await attempt('getNftHistory', call => adapters.getNftHistory(call, holder, ROWS))
}

async function names(attempt: Try, domain: string, holder: RawAddress): Promise<void> {
  await attempt('getDomain', call => adapters.getDomain(call, domain))
  await attempt('getDomainRecords', call => adapters.getDomainRecords(call, domain))
  const auctions = await attempt('getAuctions', call => adapters.getAuctions(call))
  await attempt('getBids', call => adapters.getBids(call, auctions?.auctions[0]?.domain ?? domain))
  await attempt('getDomainsOf', call => adapters.getDomainsOf(call, holder))
}
