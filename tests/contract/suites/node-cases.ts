import { type Address, beginCell, internal } from '@ton/core'
import type { Landmarks } from '../support/landmarks.ts'

/** Method, schema of its result, and parameters. `post`: the node accepts the method only by POST. */
export type NodeCase = { method: string; result: string; params: Record<string, unknown>; post?: boolean }

const SHARD = '-9223372036854775808'

const call = (method: string, result: string, params: Record<string, unknown> = {}): NodeCase => ({
  method,
  result,
  params,
})

const post = (method: string, result: string, params: Record<string, unknown>): NodeCase => ({
  ...call(method, result, params),
  post: true,
})

function blockCases({ signed, network }: Landmarks): NodeCase[] {
  const { seqno, shard, commitSeqno } = signed.block
  const block = { workchain: 0, shard: BigInt.asIntN(64, BigInt(`0x${shard}`)).toString(), seqno }
  return [
    call('getMasterchainInfo', 'MasterchainInfo'),
    call('getConsensusBlock', 'ConsensusBlock'),
    call('getBlockHeader', 'BlockHeader', block),
    call('getBlockHeader', 'BlockHeader', { ...block, workchain: -1, seqno: network.chain.head(-1).seqno }),
    call('lookupBlock', 'LookupBlock', block),
    call('lookupBlock', 'LookupBlock', { workchain: -1, shard: SHARD, lt: signed.lt.toString() }),
    call('lookupBlock', 'LookupBlock', { workchain: -1, shard: SHARD, unixtime: network.chain.now }),
    call('shards', 'Shards', { seqno: commitSeqno }),
    call('getShards', 'Shards', { seqno: commitSeqno }),
    call('getBlockTransactions', 'BlockTransactions', { ...block, count: 5 }),
    call('getBlockTransactionsExt', 'BlockTransactionsExt', { ...block, count: 20 }),
    call('getOutMsgQueueSize', 'OutMsgQueueSizes'),
    call('getConfigParam', 'ConfigInfo', { config_id: 34 }),
    call('getConfigAll', 'ConfigInfo'),
    call('getConfigParam', 'ConfigInfo', { param: 34, seqno: commitSeqno }),
    call('getMasterchainBlockSignatures', 'MasterchainBlockSignatures', { seqno: commitSeqno }),
    call('getShardBlockProof', 'ShardBlockProof', block),
    call('getShardBlockProof', 'ShardBlockProof', { ...block, from_seqno: commitSeqno }),
    call('getLibraries', 'LibraryResult', { libraries: 'A'.repeat(43) }),
  ]
}

function accountCases({ signed, raw, role }: Landmarks): NodeCase[] {
  const address = raw('wallet')
  const sent = signed.transaction.outMessages.values()[0]?.info
  const message =
    sent?.type === 'internal'
      ? {
          source: sent.src.toString(),
          destination: sent.dest.toString(),
          created_lt: sent.createdLt.toString(),
        }
      : {}
  return [
    call('getAddressInformation', 'AddressInformation', { address }),
    call('getAddressInformation', 'AddressInformation', { address: `0:${'f'.repeat(64)}` }),
    call('getAddressInformation', 'AddressInformation', { address: raw('frozen') }),
    call('getExtendedAddressInformation', 'ExtendedAddressInformation', { address }),
    call('getWalletInformation', 'WalletInformation', { address }),
    call('getWalletInformation', 'WalletInformation', { address: raw('jetton') }),
    call('getAddressBalance', 'AddressBalance', { address }),
    call('getAddressState', 'AddressState', { address }),
    call('getShardAccountCell', 'TvmCell', { address }),
    call('getTransactions', 'Transactions', { address, limit: 50 }),
    call('getTransactionsStd', 'TransactionsStd', { address, limit: 5 }),
    call('tryLocateTx', 'Transaction', message),
    call('tryLocateResultTx', 'Transaction', message),
    call('tryLocateSourceTx', 'Transaction', message),
    call('detectAddress', 'DetectAddress', { address: role('wallet').toString({ bounceable: false }) }),
    call('detectHash', 'DetectHash', { hash: signed.hash.toString('base64') }),
    call('packAddress', 'PackAddress', { address }),
    call('unpackAddress', 'UnpackAddress', { address: role('wallet').toString() }),
  ]
}

const slice = (address: Address): string => beginCell().storeAddress(address).endCell().toBoc().toString('base64')

function contractCases({ raw, role }: Landmarks): NodeCase[] {
  const wallet = role('wallet')
  const stack = [['tvm.Slice', slice(wallet)]]
  const typed = [{ '@type': 'tvm.stackEntrySlice', slice: { '@type': 'tvm.slice', bytes: slice(wallet) } }]
  const body = internal({ to: wallet, value: 1n }).body.toBoc().toString('base64')
  return [
    call('getTokenData', 'JettonMasterData', { address: raw('jetton') }),
    call('getTokenData', 'NftCollectionData', { address: raw('nft collection') }),
    call('getTokenData', 'NftItemData', { address: raw('nft item') }),
    call('getTokenData', 'NftItemData', { address: raw('domain') }),
    call('dnsResolve', 'DnsResolved', { address: raw('dns root'), name: 'nanoscope.ton', category: 'wallet' }),
    post('runGetMethod', 'RunGetMethodResult', { address: raw('nft item'), method: 'get_nft_data', stack: [] }),
    post('runGetMethod', 'RunGetMethodResult', { address: raw('jetton'), method: 'get_wallet_address', stack }),
    post('runGetMethod', 'RunGetMethodResult', { address: raw('pool'), method: 'list_nominators', stack: [] }),
    post('runGetMethod', 'RunGetMethodResult', { address: raw('wallet'), method: 'no_such_method', stack: [] }),
    post('runGetMethodStd', 'RunGetMethodStdResult', {
      address: raw('jetton'),
      method: 'get_wallet_address',
      stack: typed,
    }),
    post('estimateFee', 'QueryFees', { address: raw('wallet'), body, init_code: '', init_data: '' }),
  ]
}

export const nodeCases = (marks: Landmarks): NodeCase[] => [
  ...blockCases(marks),
  ...accountCases(marks),
  ...contractCases(marks),
]
