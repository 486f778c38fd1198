import { getAccount } from '../../../src/providers/node/account.ts'
import { getBlockTransactions, getShards } from '../../../src/providers/node/block.ts'
import {
  getBlockAt,
  getBlockEnd,
  getBlockOfTransaction,
  getPreviousKeySeqno,
} from '../../../src/providers/node/block-at.ts'
import { getConfiguration, getParameter } from '../../../src/providers/node/config.ts'
import { getLibraries, getShardAccount, getTransactionsBefore } from '../../../src/providers/node/execution.ts'
import { getFullBlockTransactions } from '../../../src/providers/node/full-block.ts'
import { getMethodRun } from '../../../src/providers/node/get-method.ts'
import { getMasterchainHead } from '../../../src/providers/node/head.ts'
import { getBlockHeader } from '../../../src/providers/node/header.ts'
import { getJettonSupply, getNodeJetton } from '../../../src/providers/node/jetton.ts'
import { getReceiver, getSender } from '../../../src/providers/node/locate.ts'
import { getOperationName } from '../../../src/providers/node/operation-name.ts'
import { getCommitment, getSignatures, getValidatorsAfter } from '../../../src/providers/node/proofs.ts'
import { getTransactionAt } from '../../../src/providers/node/transaction.ts'
import { getTransactionBytes, getTransactionHash } from '../../../src/providers/node/transaction-bytes.ts'
import { getTransactions } from '../../../src/providers/node/transactions.ts'
import { example } from '../example.ts'

/** Calls of the node API. */
export const nodeCalls = {
  getAccount: example(getAccount, s => [s.wallet], 'state and balance'),
  getShards: example(getShards, s => [s.head], 'shard blocks without the block that commits them'),
  getBlockTransactions: example(getBlockTransactions, s => [s.block, s.rows]),
  getMasterchainHead: example(getMasterchainHead, () => [], 'nothing is asked for'),
  getBlockAt: example(getBlockAt, s => [s.now - 3600]),
  getBlockOfTransaction: example(getBlockOfTransaction, s => [s.cursor]),
  getBlockEnd: example(getBlockEnd, s => [s.masterchain]),
  getPreviousKeySeqno: example(getPreviousKeySeqno, s => [s.masterchain]),
  getParameter: example(getParameter, () => [34], 'bytes of a parameter without its number'),
  getBlockHeader: example(getBlockHeader, s => [s.masterchain]),
  getReceiver: example(getReceiver, s => [s.message]),
  getSender: example(getSender, s => [s.message]),
  getOperationName: example(getOperationName, () => [0x0f8a7ea5], 'names without their opcodes'),
  getTransactions: example(getTransactions, s => [s.account, s.rows]),
  getTransactionAt: example(getTransactionAt, s => [{ ...s.cursor, block: null }]),
  getTransactionBytes: example(getTransactionBytes, s => [s.cursor]),
  getTransactionHash: example(getTransactionHash, s => [s.cursor], 'bytes to be compared: another hash is an answer'),
  getJettonSupply: example(getJettonSupply, s => [s.jetton], 'a supply without its jetton'),
  getNodeJetton: example(getNodeJetton, s => [s.onChainJetton]),
  getMethodRun: example(getMethodRun, s => [s.method], 'a stack without its account'),
  getFullBlockTransactions: example(getFullBlockTransactions, s => [s.block, s.rows]),
  getShardAccount: example(
    getShardAccount,
    s => [s.account, s.before],
    'a state that a replay compares with the transaction',
  ),
  getConfiguration: example(getConfiguration, s => [s.before], 'parameters without their block'),
  getLibraries: example(getLibraries, s => [[s.library]], 'bags by their hash: another one is left out'),
  getTransactionsBefore: example(
    getTransactionsBefore,
    s => [{ ...s.cursor, afterLt: '0', limit: s.rows }],
    'bytes that a replay compares with their hashes',
  ),
  getCommitment: example(getCommitment, s => [s.block]),
  getSignatures: example(getSignatures, s => [s.head]),
  getValidatorsAfter: example(getValidatorsAfter, s => [s.head - 1], 'validators without their block'),
}
