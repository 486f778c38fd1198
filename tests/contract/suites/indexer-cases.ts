import type { BlockRef } from '../../../scripts/localnet/chain/types.ts'
import { incomingMessage } from '../../../scripts/localnet/http/messages.ts'
import type { Landmarks } from '../support/landmarks.ts'

/** `METHOD path` of the document, the URL that asks for it, and a body for POST. */
export type Case = { operation: string; url: string; body?: unknown }

const ask = (operation: string, url: string, body?: unknown): Case => ({ operation, url, body })

const fullId = ({ workchain, shard, seqno, rootHash, fileHash }: BlockRef): string =>
  `(${workchain},${shard},${seqno},${rootHash.toString('hex')},${fileHash.toString('hex')})`

function blockCases({ signed, network }: Landmarks): Case[] {
  const { now } = network.chain
  const block = `(0,${signed.block.shard},${signed.block.seqno})`
  const master = `/v2/blockchain/masterchain/${signed.block.commitSeqno}`
  const masterPath = 'GET /v2/blockchain/masterchain/{masterchain_seqno}'
  return [
    ask('GET /v2/status', '/v2/status'),
    ask('GET /v2/blockchain/masterchain-head', '/v2/blockchain/masterchain-head'),
    ask('GET /v2/blockchain/reduced/blocks', `/v2/blockchain/reduced/blocks?from=${now - 30}&to=${now}`),
    ask('GET /v2/blockchain/blocks/{block_id}', `/v2/blockchain/blocks/${block}`),
    ask('GET /v2/blockchain/blocks/{block_id}/transactions', `/v2/blockchain/blocks/${block}/transactions`),
    ask(`${masterPath}/transactions`, `${master}/transactions?limit=50`),
    ask(`${masterPath}/blocks`, `${master}/blocks`),
    ask(`${masterPath}/shards`, `${master}/shards`),
    ask(`${masterPath}/config`, `${master}/config`),
    ask('GET /v2/blockchain/config', '/v2/blockchain/config'),
    ask('GET /v2/blockchain/config/raw', '/v2/blockchain/config/raw'),
    ask('GET /v2/blockchain/validators', '/v2/blockchain/validators'),
    ask('GET /v2/liteserver/get_masterchain_info', '/v2/liteserver/get_masterchain_info'),
    ask('GET /v2/liteserver/get_masterchain_info_ext', '/v2/liteserver/get_masterchain_info_ext?mode=0'),
    ask('GET /v2/liteserver/get_time', '/v2/liteserver/get_time'),
    ask('GET /v2/liteserver/get_block/{block_id}', `/v2/liteserver/get_block/${block}`),
    ask('GET /v2/liteserver/get_out_msg_queue_sizes', '/v2/liteserver/get_out_msg_queue_sizes'),
  ]
}

function proofCases({ signed, network }: Landmarks): Case[] {
  const [known, target] = [network.chain.head(-1), network.chain.block(-1, signed.block.commitSeqno)!].map(fullId)
  const [block, lite] = [fullId(signed.block), '/v2/liteserver']
  const after = `account_id=${signed.account.toRawString()}&lt=${signed.lt - 1n}`
  return [
    ask(
      `GET ${lite}/list_block_transactions/{block_id}`,
      `${lite}/list_block_transactions/${block}?mode=167&count=1&${after}`,
    ),
    ask(`GET ${lite}/get_shard_block_proof/{block_id}`, `${lite}/get_shard_block_proof/${block}`),
    ask(`GET ${lite}/get_block_proof`, `${lite}/get_block_proof?known_block=${known}&target_block=${target}&mode=1`),
  ]
}

function contractCases({ signed, raw, role, worth, network }: Landmarks): Case[] {
  const hash = signed.hash.toString('hex')
  const wallet = raw('wallet')
  const account = `/v2/blockchain/accounts/${wallet}`
  const path = '/v2/blockchain/accounts/{account_id}'
  const sent = incomingMessage(signed)!.cell
  const sentHash = sent.hash().toString('hex')
  const codeHash = network.chain.account(role('elector'))!.code!.hash().toString('hex')
  return [
    ask('GET /v2/blockchain/transactions/{transaction_id}', `/v2/blockchain/transactions/${hash}`),
    ask('GET /v2/blockchain/transactions/{transaction_id}', `/v2/blockchain/transactions/${sentHash}`),
    ask(`GET ${path}`, account),
    ask('POST /v2/blockchain/accounts/_bulk', '/v2/blockchain/accounts/_bulk', { account_ids: [wallet] }),
    ask(`GET ${path}/inspect`, `${account}/inspect`),
    ask(`GET ${path}/transactions`, `${account}/transactions?limit=20`),
    ask(`GET ${path}/methods/{method_name}`, `${account}/methods/seqno`),
    ask(`GET ${path}/methods/{method_name}`, `/v2/blockchain/accounts/${raw('nft item')}/methods/get_nft_data`),
    ask(`POST ${path}/methods/{method_name}`, `/v2/blockchain/accounts/${raw('jetton')}/methods/get_wallet_address`, {
      args: [{ type: 'slice', value: wallet }],
    }),
    ask('GET /v2/blockchain/messages/{msg_id}/transaction', `/v2/blockchain/messages/${sentHash}/transaction`),
    ask('GET /v2/blockchain/libraries/{hash}', `/v2/blockchain/libraries/${codeHash}`),
    ask('POST /v2/message/decode', '/v2/message/decode', { boc: sent.toBoc().toString('hex') }),
    ask('GET /v2/liteserver/get_account_state/{account_id}', `/v2/liteserver/get_account_state/${wallet}`),
    ask('GET /v2/address/{account_id}/parse', `/v2/address/${wallet}/parse`),
    ask('GET /v2/wallet/{account_id}/seqno', `/v2/wallet/${wallet}/seqno`),
    ask('GET /v2/traces/{trace_id}', `/v2/traces/${hash}`),
    ask('GET /v2/traces/{trace_id}', `/v2/traces/${sentHash}`),
    ask('GET /v2/events/{event_id}', `/v2/events/${hash}`),
    ask('GET /v2/events/{event_id}', `/v2/events/${worth('jetton transfer with a call')}`),
    ask('GET /v2/events/{event_id}/jettons', `/v2/events/${worth('jetton transfer with a call')}/jettons`),
  ]
}

function accountCases({ signed, raw, network }: Landmarks): Case[] {
  const wallet = raw('wallet')
  const { now } = network.chain
  const account = `/v2/accounts/${wallet}`
  const path = '/v2/accounts/{account_id}'
  const event = signed.hash.toString('hex')
  return [
    ask(`GET ${path}`, account),
    ask(`GET ${path}`, `/v2/accounts/0:${'f'.repeat(64)}`),
    ask('POST /v2/accounts/_bulk', '/v2/accounts/_bulk', { account_ids: [wallet, raw('jetton'), raw('nft item')] }),
    ask('GET /v2/accounts/search', '/v2/accounts/search?name=nano'),
    ask(`GET ${path}/events`, `${account}/events?limit=100`),
    ask(`GET ${path}/events/{event_id}`, `/v2/accounts/${signed.account.toRawString()}/events/${event}`),
    ask(`GET ${path}/traces`, `${account}/traces?limit=10`),
    ask(`GET ${path}/diff`, `${account}/diff?start_date=${now - 60}&end_date=${now}`),
    ask(`GET ${path}/publickey`, `${account}/publickey`),
    ask(`GET ${path}/subscriptions`, `${account}/subscriptions`),
    ask(`GET ${path}/multisigs`, `${account}/multisigs`),
    ask(`GET ${path}/dns/backresolve`, `${account}/dns/backresolve`),
    ask(`GET ${path}/dns/expiring`, `${account}/dns/expiring?period=366`),
    ask(`GET ${path}/jettons`, `${account}/jettons?currencies=usd`),
    ask(`GET ${path}/jettons/{jetton_id}`, `${account}/jettons/${raw('jetton')}?currencies=usd`),
    ask(`GET ${path}/jettons/history`, `${account}/jettons/history?limit=50`),
    ask(`GET ${path}/jettons/{jetton_id}/history`, `${account}/jettons/${raw('jetton')}/history?limit=10`),
    ask(`GET ${path}/nfts`, `${account}/nfts?limit=1000&offset=0&indirect_ownership=true`),
    ask(`GET ${path}/nfts`, `/v2/accounts/${raw('collector')}/nfts?limit=1000`),
    ask(`GET ${path}/nfts/history`, `${account}/nfts/history?limit=50`),
  ]
}

function tokenCases({ raw }: Landmarks): Case[] {
  const [jetton, item, collection] = [raw('jetton'), raw('nft item'), raw('nft collection')]
  return [
    ask('GET /v2/jettons', '/v2/jettons?limit=1000&offset=0'),
    ask('GET /v2/jettons/{account_id}', `/v2/jettons/${jetton}`),
    ask('POST /v2/jettons/_bulk', '/v2/jettons/_bulk', { account_ids: [jetton] }),
    ask('GET /v2/jettons/{account_id}/holders', `/v2/jettons/${raw('crowded jetton')}/holders?limit=1000`),
    ask(
      'GET /v2/jettons/{jetton_id}/accounts/{account_id}/history',
      `/v2/jettons/${jetton}/accounts/${raw('wallet')}/history?limit=10`,
    ),
    ask('GET /v2/nfts/{account_id}', `/v2/nfts/${item}`),
    ask('GET /v2/nfts/{account_id}/history', `/v2/nfts/${item}/history?limit=10`),
    ask('POST /v2/nfts/_bulk', '/v2/nfts/_bulk', { account_ids: [item] }),
    ask('GET /v2/nfts/collections', '/v2/nfts/collections?limit=100'),
    ask('GET /v2/nfts/collections/{account_id}', `/v2/nfts/collections/${collection}`),
    ask('POST /v2/nfts/collections/_bulk', '/v2/nfts/collections/_bulk', { account_ids: [collection] }),
    ask('GET /v2/nfts/collections/{account_id}/items', `/v2/nfts/collections/${collection}/items?limit=100`),
  ]
}

function marketCases({ raw }: Landmarks): Case[] {
  const pool = raw('pool')
  return [
    ask('GET /v2/dns/auctions', '/v2/dns/auctions'),
    ask('GET /v2/dns/{domain_name}', '/v2/dns/nanoscope.ton'),
    ask('GET /v2/dns/{domain_name}/resolve', '/v2/dns/nanoscope.ton/resolve'),
    ask('GET /v2/dns/{domain_name}/bids', '/v2/dns/telescope.ton/bids'),
    ask('GET /v2/rates', `/v2/rates?tokens=ton,gram,${raw('jetton')}&currencies=usd,eur,rub,cny`),
    ask('GET /v2/rates/chart', '/v2/rates/chart?token=ton&currency=usd&points_count=14'),
    ask('GET /v2/rates/markets', '/v2/rates/markets'),
    ask('GET /v2/staking/pools', '/v2/staking/pools?include_unverified=true'),
    ask('GET /v2/staking/pool/{account_id}', `/v2/staking/pool/${pool}`),
    ask('GET /v2/staking/pool/{account_id}/history', `/v2/staking/pool/${pool}/history`),
    ask('GET /v2/staking/nominator/{account_id}/pools', `/v2/staking/nominator/${raw('wallet')}/pools`),
    ask('GET /v2/gasless/config', '/v2/gasless/config'),
    ask('GET /v2/storage/providers', '/v2/storage/providers'),
  ]
}

export const indexerCases = (marks: Landmarks): Case[] => [
  ...blockCases(marks),
  ...proofCases(marks),
  ...contractCases(marks),
  ...accountCases(marks),
  ...tokenCases(marks),
  ...marketCases(marks),
]
