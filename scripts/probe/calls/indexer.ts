import { getAccountFacts, getIndexedAccount } from '../../../src/providers/indexer/account.ts'
import { getAuctions, getBids } from '../../../src/providers/indexer/auctions.ts'
import { getIndexedBlockEnd } from '../../../src/providers/indexer/block-end.ts'
import { getReducedBlocks } from '../../../src/providers/indexer/blocks.ts'
import { getIndexedParameter } from '../../../src/providers/indexer/config.ts'
import { getDomainRecords } from '../../../src/providers/indexer/domain.ts'
import { getDomainsOf } from '../../../src/providers/indexer/domains.ts'
import { getExchangeRate } from '../../../src/providers/indexer/exchange-rate.ts'
import { getIndexedExecution } from '../../../src/providers/indexer/execution.ts'
import { getIndexedMethodRun } from '../../../src/providers/indexer/get-method.ts'
import { getIndexedHead, getIndexedHeader } from '../../../src/providers/indexer/header.ts'
import { getItemHistory } from '../../../src/providers/indexer/item-history.ts'
import { getJettonsOf } from '../../../src/providers/indexer/jetton-bulk.ts'
import { getJetton } from '../../../src/providers/indexer/jetton-details.ts'
import { getJettonEvents, getJettonHistory } from '../../../src/providers/indexer/jetton-history.ts'
import { getHolders } from '../../../src/providers/indexer/jetton-holders.ts'
import { getJettonList } from '../../../src/providers/indexer/jetton-list.ts'
import { getJettons } from '../../../src/providers/indexer/jettons.ts'
import { getMarkets } from '../../../src/providers/indexer/markets.ts'
import { getMarks } from '../../../src/providers/indexer/marks.ts'
import { getNamedThings } from '../../../src/providers/indexer/named.ts'
import { getIndexedStats } from '../../../src/providers/indexer/network-stats.ts'
import {
  getCollectionItems,
  getNftCollection,
  getNftCollections,
  getNftItem,
} from '../../../src/providers/indexer/nft-details.ts'
import { getNftHistory } from '../../../src/providers/indexer/nft-history.ts'
import { getNfts } from '../../../src/providers/indexer/nfts.ts'
import { getPriceChart } from '../../../src/providers/indexer/price-chart.ts'
import { getAccountProof, getBlockBytes, getTransactionProof } from '../../../src/providers/indexer/proofs.ts'
import { getCoinPrice } from '../../../src/providers/indexer/rates.ts'
import { getDomain } from '../../../src/providers/indexer/registration.ts'
import { getIndexedTransactionHash } from '../../../src/providers/indexer/root-hash.ts'
import { getSource } from '../../../src/providers/indexer/source.ts'
import { getStakingPools } from '../../../src/providers/indexer/staking.ts'
import { getTokenRates } from '../../../src/providers/indexer/token-rates.ts'
import { getTraceJettons } from '../../../src/providers/indexer/trace-jettons.ts'
import { getTrace } from '../../../src/providers/indexer/traces.ts'
import {
  getCommittedTransactions,
  getIndexedHistory,
  getIndexedTransaction,
} from '../../../src/providers/indexer/transactions.ts'
import { getValidators } from '../../../src/providers/indexer/validators.ts'
import { example } from '../example.ts'

/** Calls of tonapi. */
export const indexerCalls = {
  getAccountFacts: example(getAccountFacts, s => [s.wallet]),
  getIndexedAccount: example(getIndexedAccount, s => [s.wallet]),
  getMarks: example(getMarks, s => [[s.wallet, s.jetton]], 'names by address: only for addresses that were asked for'),
  getReducedBlocks: example(getReducedBlocks, s => [s.now - 30, s.now], 'blocks of a time'),
  getIndexedHeader: example(getIndexedHeader, s => [s.masterchain]),
  getIndexedBlockEnd: example(getIndexedBlockEnd, s => [s.masterchain]),
  getIndexedHead: example(getIndexedHead, () => [], 'nothing is asked for'),
  getIndexedStats: example(getIndexedStats, () => [], 'nothing is asked for'),
  getIndexedMethodRun: example(getIndexedMethodRun, s => [s.method], 'a stack without its account'),
  getIndexedParameter: example(getIndexedParameter, () => [34], 'parameters by their names'),
  getIndexedExecution: example(getIndexedExecution, s => [s.block]),
  getNamedThings: example(getNamedThings, s => [s.name], 'things that match by a name which need not be in the answer'),
  getSource: example(getSource, s => [s.jetton], 'a code hash, which the screen compares with that of the account'),
  getIndexedTransaction: example(getIndexedTransaction, s => [s.signed]),
  getIndexedTransactionHash: example(
    getIndexedTransactionHash,
    s => [s.signed],
    'bytes to be compared: another hash is an answer',
  ),
  getCommittedTransactions: example(
    getCommittedTransactions,
    s => [s.head, s.rows],
    'transactions of shard blocks: those of another masterchain block are left out',
  ),
  getIndexedHistory: example(getIndexedHistory, s => [s.account, s.rows]),
  getTraceJettons: example(
    getTraceJettons,
    s => [s.swap],
    'the first transaction of a trace, which is not always the one asked for',
  ),
  getTrace: example(getTrace, s => [s.swap]),
  getTransactionProof: example(getTransactionProof, s => [s.place, s.cursor]),
  getBlockBytes: example(getBlockBytes, s => [s.block], 'bytes that a proof compares with the hash of the block'),
  getAccountProof: example(getAccountProof, s => [s.account, s.headId]),
  getValidators: example(getValidators, () => [], 'nothing is asked for'),
  getStakingPools: example(getStakingPools, () => [], 'nothing is asked for'),
  getDomain: example(getDomain, s => [s.domain]),
  getDomainRecords: example(getDomainRecords, s => [s.domain], 'records without their domain'),
  getBids: example(getBids, s => [s.auction], 'bids without their domain'),
  getAuctions: example(getAuctions, () => [], 'nothing is asked for'),
  getDomainsOf: example(getDomainsOf, s => [s.wallet], 'domains'),
  getJetton: example(getJetton, s => [s.jetton]),
  getJettonHistory: example(getJettonHistory, s => [s.wallet, s.rows]),
  getJettonEvents: example(getJettonEvents, s => [s.wallet, s.rows]),
  getHolders: example(getHolders, s => [s.jetton, s.rows, 0], 'owners and their jetton wallets'),
  getJettonsOf: example(getJettonsOf, s => [[s.jetton]], 'jettons by address: others are left out'),
  getJettonList: example(getJettonList, () => [1], 'jettons of a page'),
  getJettons: example(getJettons, s => [s.wallet], 'jetton wallets without their owner'),
  getNftItem: example(getNftItem, s => [s.nft]),
  getNftCollection: example(getNftCollection, s => [s.collection]),
  getNftCollections: example(getNftCollections, s => [s.rows], 'nothing is asked for'),
  getCollectionItems: example(getCollectionItems, s => [s.collection, s.rows, 0]),
  getItemHistory: example(getItemHistory, s => [s.nft, s.rows]),
  getNftHistory: example(getNftHistory, s => [s.wallet, s.rows]),
  getNfts: example(getNfts, s => [s.wallet, s.rows]),
  getMarkets: example(getMarkets, () => [], 'nothing is asked for'),
  getPriceChart: example(
    getPriceChart,
    s => ['ton', 'usd', { until: s.now, span: 86_400, count: s.rows }],
    'points without their token',
  ),
  getCoinPrice: example(getCoinPrice, () => ['usd'], 'prices by token: prices of other tokens are not read'),
  getExchangeRate: example(
    getExchangeRate,
    () => ['eur'],
    'prices of TON in two currencies: prices of other tokens are not read',
  ),
  getTokenRates: example(
    getTokenRates,
    s => [['ton', s.jetton], 'usd'],
    'rates by token: prices of other tokens are not read',
  ),
}
