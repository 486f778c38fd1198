/** Bundled by `scripts/probe/probe.ts`, as the provider clients take their settings from the build. */
import {
  getIndexedV3Account,
  getIndexedV3Accounts,
  getIndexedV3Facts,
  getKnownAddresses,
} from '../../src/providers/index-v3/accounts.ts'
import { getIndexedV3Domain, getIndexedV3DomainsOf, getIndexedV3Records } from '../../src/providers/index-v3/domains.ts'
import { getIndexedV3Execution } from '../../src/providers/index-v3/execution.ts'
import { getIndexedV3Head } from '../../src/providers/index-v3/head.ts'
import { getIndexedV3JettonTransfers } from '../../src/providers/index-v3/jetton-transfers.ts'
import {
  getIndexedV3Holders,
  getIndexedV3Jetton,
  getIndexedV3Jettons,
  getJettonsOfWallets,
} from '../../src/providers/index-v3/jettons.ts'
import {
  getIndexedV3CollectionItems,
  getIndexedV3NftItem,
  getIndexedV3Nfts,
} from '../../src/providers/index-v3/nfts.ts'
import { getPendingTrace } from '../../src/providers/index-v3/pending.ts'
import { getIndexedV3Trace } from '../../src/providers/index-v3/traces.ts'
import {
  getIndexedV3History,
  getIndexedV3Transaction,
  getNewestTransactions,
  getPendingTransactions,
} from '../../src/providers/index-v3/transactions.ts'
import { getAccountFacts, getIndexedAccount } from '../../src/providers/indexer/account.ts'
import { getAuctions, getBids } from '../../src/providers/indexer/auctions.ts'
import { getIndexedEndLt } from '../../src/providers/indexer/block-end.ts'
import { getReducedBlocks } from '../../src/providers/indexer/blocks.ts'
import { getDomainRecords } from '../../src/providers/indexer/domain.ts'
import { getDomainsOf } from '../../src/providers/indexer/domains.ts'
import { getExchangeRate } from '../../src/providers/indexer/exchange-rate.ts'
import { getIndexedExecution } from '../../src/providers/indexer/execution.ts'
import { getIndexedMethodRun } from '../../src/providers/indexer/get-method.ts'
import { getIndexedHead, getIndexedHeader } from '../../src/providers/indexer/header.ts'
import { getItemHistory } from '../../src/providers/indexer/item-history.ts'
import { getJettonsOf } from '../../src/providers/indexer/jetton-bulk.ts'
import { getJetton } from '../../src/providers/indexer/jetton-details.ts'
import { getJettonEvents, getJettonHistory } from '../../src/providers/indexer/jetton-history.ts'
import { getHolders } from '../../src/providers/indexer/jetton-holders.ts'
import { getJettonList } from '../../src/providers/indexer/jetton-list.ts'
import { getJettons } from '../../src/providers/indexer/jettons.ts'
import { getMarkets } from '../../src/providers/indexer/markets.ts'
import { getMarks } from '../../src/providers/indexer/marks.ts'
import { getNamedThings } from '../../src/providers/indexer/named.ts'
import { getIndexedStats } from '../../src/providers/indexer/network-stats.ts'
import {
  getCollectionItems,
  getNftCollection,
  getNftCollections,
  getNftItem,
} from '../../src/providers/indexer/nft-details.ts'
import { getNftHistory } from '../../src/providers/indexer/nft-history.ts'
import { getNfts } from '../../src/providers/indexer/nfts.ts'
import { getPriceChart } from '../../src/providers/indexer/price-chart.ts'
import {
  getAccountProof,
  getBlockBytes,
  getRawValidators,
  getTransactionProof,
} from '../../src/providers/indexer/proofs.ts'
import { getCoinPrice } from '../../src/providers/indexer/rates.ts'
import { getDomain } from '../../src/providers/indexer/registration.ts'
import { getIndexedTransactionHash } from '../../src/providers/indexer/root-hash.ts'
import { getSource } from '../../src/providers/indexer/source.ts'
import { getStakingPools } from '../../src/providers/indexer/staking.ts'
import { getTokenRates } from '../../src/providers/indexer/token-rates.ts'
import { getTraceJettons } from '../../src/providers/indexer/trace-jettons.ts'
import { getTrace } from '../../src/providers/indexer/traces.ts'
import {
  getCommittedTransactions,
  getIndexedHistory,
  getIndexedTransaction,
} from '../../src/providers/indexer/transactions.ts'
import { getValidators } from '../../src/providers/indexer/validators.ts'
import { getAccount } from '../../src/providers/node/account.ts'
import { getBlockTransactions, getShards } from '../../src/providers/node/block.ts'
import { getBlockAt, getBlockOfTransaction, getEndLt, getPreviousKeySeqno } from '../../src/providers/node/block-at.ts'
import {
  getConfiguration,
  getLibraries,
  getShardAccount,
  getTransactionsBefore,
} from '../../src/providers/node/execution.ts'
import { getFullBlockTransactions } from '../../src/providers/node/full-block.ts'
import { getMethodRun } from '../../src/providers/node/get-method.ts'
import { getMasterchainHead } from '../../src/providers/node/head.ts'
import { getBlockHeader } from '../../src/providers/node/header.ts'
import { getJettonSupply, getNodeJetton } from '../../src/providers/node/jetton.ts'
import { getReceiver, getSender } from '../../src/providers/node/locate.ts'
import { getOperationName } from '../../src/providers/node/operation-name.ts'
import { getCommitment, getSignatures, getValidatorsAfter } from '../../src/providers/node/proofs.ts'
import { getElected, getElectionTimes, getMaxFactor, getRound } from '../../src/providers/node/round.ts'
import { getTransactionAt } from '../../src/providers/node/transaction.ts'
import { getTransactionBytes, getTransactionHash } from '../../src/providers/node/transaction-bytes.ts'
import { getTransactions } from '../../src/providers/node/transactions.ts'

/** All functions of the product that ask a provider, by their names. */
export const adapters = {
  getAccountFacts,
  getIndexedAccount,
  getReducedBlocks,
  getBids,
  getAuctions,
  getDomain,
  getDomainRecords,
  getDomainsOf,
  getIndexedHead,
  getIndexedHeader,
  getJetton,
  getJettonEvents,
  getJettonsOf,
  getJettonHistory,
  getTraceJettons,
  getTrace,
  getHolders,
  getJettonList,
  getJettons,
  getMarkets,
  getIndexedStats,
  getIndexedMethodRun,
  getNamedThings,
  getSource,
  getCollectionItems,
  getNftCollection,
  getNftCollections,
  getNftItem,
  getItemHistory,
  getNftHistory,
  getNfts,
  getPriceChart,
  getCoinPrice,
  getExchangeRate,
  getStakingPools,
  getTokenRates,
  getCommittedTransactions,
  getIndexedHistory,
  getIndexedTransaction,
  getIndexedTransactionHash,
  getValidators,
  getAccount,
  getBlockTransactions,
  getShards,
  getMasterchainHead,
  getBlockHeader,
  getFullBlockTransactions,
  getTransactions,
  getTransactionHash,
  getJettonSupply,
  getNodeJetton,
  getMethodRun,
  getReceiver,
  getElected,
  getElectionTimes,
  getMaxFactor,
  getRound,
  getSender,
  getOperationName,
  getBlockAt,
  getEndLt,
  getIndexedEndLt,
  getCommitment,
  getSignatures,
  getValidatorsAfter,
  getTransactionBytes,
  getTransactionAt,
  getBlockOfTransaction,
  getPreviousKeySeqno,
  getTransactionProof,
  getBlockBytes,
  getAccountProof,
  getRawValidators,
  getShardAccount,
  getConfiguration,
  getLibraries,
  getTransactionsBefore,
  getIndexedExecution,
  getIndexedV3Execution,
  getNewestTransactions,
  getIndexedV3History,
  getIndexedV3Transaction,
  getPendingTransactions,
  getIndexedV3Trace,
  getPendingTrace,
  getIndexedV3Accounts,
  getIndexedV3Account,
  getKnownAddresses,
  getMarks,
  getIndexedV3Facts,
  getIndexedV3Records,
  getIndexedV3Jettons,
  getIndexedV3JettonTransfers,
  getIndexedV3Holders,
  getIndexedV3Jetton,
  getJettonsOfWallets,
  getIndexedV3Nfts,
  getIndexedV3CollectionItems,
  getIndexedV3NftItem,
  getIndexedV3Domain,
  getIndexedV3DomainsOf,
  getIndexedV3Head,
}
